import { courtDate } from '@writdesk/contract/values/dates';
import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';

// On the chain of the user who is the lawyer.
const onUser = auditOf('users', 'user');
const title = z.string().nullable();
const admission = z.object({
  stateCode: z.string(),
  barNumber: z.string(),
  admittedOn: courtDate.nullable(),
  active: z.boolean(),
});
const admitted = { before: admission.optional(), after: admission };

export const lawyerAudits = {
  create: onUser('lawyer.create', { title, signatureName: z.string() }),
  update: onUser('lawyer.update', {
    title: z.strictObject({ before: title, after: title }).optional(),
    signatureName: z.strictObject({ before: z.string(), after: z.string() }).optional(),
    states: z.array(z.string()).optional(),
  }),
  grant: onUser('lawyer.admission-grant', admitted),
  change: onUser('lawyer.admission-update', admitted),
  withdraw: onUser('lawyer.admission-withdraw', admitted),
};
