import { invoiceGroupings } from '@writdesk/contract/invoices/invoice-grouping';
import { clientOrigins, overdueGates } from '@writdesk/contract/clients/clients';
import { clientStatuses } from '@writdesk/contract/account/current-user';
import { courtDate } from '@writdesk/contract/values/dates';
import { id } from '@writdesk/contract/values/ids';
import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';

const onClient = auditOf('users', 'client');
const status = z.enum(clientStatuses);
/** The company is active since, for its registration is complete. */
const activated = z.boolean().optional();

export const clientAudits = {
  create: onClient('client.create', { name: z.string(), origin: z.enum(clientOrigins), inviteId: id }),
  onboard: onClient('client.onboard', {
    name: z.string(),
    stateCode: z.string(),
    origin: z.enum(clientOrigins).optional(),
  }),
  addApDetails: onClient('client.add-ap-details', { name: z.string(), email: z.string(), activated }),
  update: onClient('client.update', {
    changed: z.array(z.string()),
    status: z.strictObject({ before: status, after: status }).optional(),
    engagements: z
      .array(
        z.object({
          firmId: id,
          stateCodes: z.array(z.string()),
          fromDate: courtDate.optional(),
          toDate: courtDate.nullish(),
          invoicesBy: z.enum(invoiceGroupings).optional(),
        }),
      )
      .optional(),
    terms: z
      .strictObject({
        firmId: id,
        termsDays: z.int(),
        graceDays: z.int(),
        overdueGate: z.enum(overdueGates),
      })
      .optional(),
    activated,
  }),
};
