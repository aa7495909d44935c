import { roles } from '@writdesk/contract/permissions/roles';
import { id } from '@writdesk/contract/values/ids';
import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';

const onInvite = auditOf('users', 'invite');
const email = z.string();
const sent = { email, sentCount: z.int() };

export const inviteAudits = {
  create: onInvite('invite.create', {
    kind: z.string(),
    email,
    roles: z.array(z.enum(roles)),
    propertyIds: z.array(id),
    company: z.string().optional(),
    ownerId: id.optional(),
    crmScope: z.enum(['ALL', 'ASSIGNED']).optional(),
    crmClientIds: z.array(id).optional(),
  }),
  resend: onInvite('invite.resend', sent),
  mailAgain: onInvite('invite.mail-again', sent),
  open: onInvite('invite.open', { email }),
  accept: onInvite('invite.accept', { userId: id, email, roles: z.array(z.enum(roles)) }),
  revoke: onInvite('invite.revoke', { email }),
};
