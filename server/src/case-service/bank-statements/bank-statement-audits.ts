import { lineAlarms, statementFormats } from '@writdesk/contract/bank-statements/bank-statements';
import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';

const onStatement = auditOf('cases', 'bank-statement', 'FIRM');
const onLine = auditOf('cases', 'bank-line', 'FIRM');

export const bankStatementAudits = {
  import: onStatement('bank-statement.import', {
    format: z.enum(statementFormats),
    lines: z.int(),
    knownLines: z.int(),
    matched: z.int(),
    closingCents: z.int(),
  }),
  alarm: onLine('bank-line.alarm', { alarm: z.enum(lineAlarms), amountCents: z.int() }),
  match: onLine('bank-line.match', { amountCents: z.int(), items: z.int(), isAutomatic: z.boolean() }),
  unmatch: onLine('bank-line.unmatch', { amountCents: z.int(), comment: z.string() }),
};
