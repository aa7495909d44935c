import {
  accountingBases,
  accountingFormats,
  exportScopes,
} from '@writdesk/contract/accounting-exports/accounting-exports';
import { courtDate } from '@writdesk/contract/values/dates';
import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';

export const accountingExportAudits = {
  create: auditOf(
    'cases',
    'accounting-export',
    'FIRM',
  )('accounting-export.create', {
    format: z.enum(accountingFormats),
    basis: z.enum(accountingBases),
    scope: z.enum(exportScopes),
    from: courtDate,
    to: courtDate,
    journals: z.int(),
    debitCents: z.int(),
    added: z.int(),
    changed: z.int(),
    unchanged: z.int(),
  }),
};
