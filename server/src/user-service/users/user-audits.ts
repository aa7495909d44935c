import { roles } from '@writdesk/contract/permissions/roles';
import { id } from '@writdesk/contract/values/ids';
import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';

const onUser = auditOf('users', 'user');
const role = z.enum(roles);
const change = <T extends z.ZodType>(of: T) => z.strictObject({ before: of, after: of }).optional();
const changed = {
  changed: z.array(z.string()),
  roles: change(z.array(role)),
  propertyIds: change(z.array(id)),
  crmClientIds: change(z.array(id)),
};

export const userAudits = {
  create: onUser('user.create', {
    email: z.string(),
    roles: z.array(role),
    /** Where they accepted one. */
    inviteId: id.optional(),
  }),
  update: onUser('user.update', changed),
  deactivate: onUser('user.deactivate', changed),
  reactivate: onUser('user.reactivate', changed),
  updateProfile: onUser('user.update-profile', { changed: z.array(z.string()) }),
  forceReset: onUser('user.force-reset'),
  removeFactors: onUser('user.remove-factors'),
  /** By themselves, to join another organization. */
  leave: onUser('user.leave', { email: z.string() }),
  releaseAccount: onUser('user.release-account', { email: z.string() }),
};
