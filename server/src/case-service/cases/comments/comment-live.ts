import { id } from '@writdesk/contract/values/ids';
import { liveKind } from '../../../platform/live/index.ts';

export const internalCommentLive = {
  /** The company's people hear of the client's thread alone: of the firm's, `clientId` is absent. */
  changed: liveKind('internal-comment.changed', {
    firmId: id,
    clientId: id.optional(),
    caseId: id,
    propertyId: id.optional(),
    ownerId: id.optional(),
  }),
  /** One read something; their other open pages show it. */
  read: liveKind('internal-comment.read', { userId: id }),
};
