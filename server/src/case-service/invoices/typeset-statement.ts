import { createHash } from 'node:crypto';
import type { invoiceReports } from '@writdesk/contract/invoices/invoice-reports';
import type { RouteInput } from '@writdesk/contract/route';
import { statementPaper } from '../../../templates/statement.ts';
import type { UserContext } from '../../platform/context.ts';
import { found } from '../../platform/http/refuse.ts';
import { findLetterhead } from '../../user-service/firms/index.ts';
import { storeMade } from '../storage/index.ts';
import { billTo } from './bill-to.ts';
import { findPayables } from './payables-queries.ts';
import { getStatement } from './read-statement.ts';

/**
 * Typesets a company’s statement as it is now, and gives the address of the PDF. The file is kept by what it says.
 * @throws as for the statement
 */
export async function getStatementPdf(
  context: UserContext,
  { query }: RouteInput<typeof invoiceReports.statementPdf>,
) {
  const { deps, scope } = context;
  const { firm, client, from, to, openingCents, closingCents, ...said } = await getStatement(context, {
    query,
  });
  const db = deps.db.as(scope);
  const [letterhead, payables] = await Promise.all([
    findLetterhead(db, firm.id),
    findPayables(db, client.id),
  ]);
  const paper = {
    from,
    to,
    firm: found(letterhead),
    billTo: billTo(found(payables, 'client_not_found')),
    openingCents,
    lines: said.lines.map(({ day, entry, invoice, reference, amountCents, interestCents, balanceCents }) => ({
      day,
      entry,
      of: [invoice?.number, reference].filter(Boolean).join(' · '),
      amountCents,
      interestCents,
      balanceCents,
    })),
    closingCents,
  };
  const { pdf } = await deps.typeset.pdf(statementPaper, paper);
  const hash = createHash('sha256').update(JSON.stringify(paper)).digest('hex');
  const url = await storeMade(context, db, {
    firmId: firm.id,
    key: `statement:${client.id}:${hash}`,
    fileName: `statement-${from}-${to}.pdf`,
    contentType: 'application/pdf',
    content: pdf,
  });
  return { url };
}
