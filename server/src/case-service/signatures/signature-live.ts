import { id } from '@writdesk/contract/values/ids';
import { z } from 'zod';
import { liveKind } from '../../platform/live/index.ts';

/** The firm's alone: the company sees the documents. */
export const signatureLive = {
  changed: liveKind('signature.changed', {
    firmId: id,
    caseId: id,
    ids: z.strictObject({ signatureId: id }),
  }),
};
