import { createHash } from 'node:crypto';
import type { invoices } from '@writdesk/contract/invoices/invoices';
import { readUtbms, usualUtbms } from '@writdesk/contract/invoices/utbms';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { atField } from '@writdesk/contract/sentences/in-english';
import { localDate } from '../../platform/clock.ts';
import type { UserContext } from '../../platform/context.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { storeMade } from '../storage/index.ts';
import { selectLines } from './invoice-line-queries.ts';
import { findInvoice } from './invoice-queries.ts';
import { findShortNames, selectCodes } from './ledes-queries.ts';
import { netLines } from './net-lines.ts';
import { HIDDEN } from './typeset-invoice.ts';
import { type LedesLine, writeLedes } from './write-ledes.ts';

/**
 * Writes an invoice, less its credit notes, as a LEDES 1998B file, and gives the address. A line is coded as its bill item says, or as is usual
 * for its category.
 * @throws `invoice_not_found`, `invoice_has_no_ledes`, `utbms_codes_missing` with each item that has no code, and its lines.
 */
export async function getLedes(context: UserContext, { params }: RouteInput<typeof invoices.ledes>) {
  const { deps, scope } = context;
  const db = deps.db.as(scope);
  const invoice = found(await findInvoice(db, scope, params.id, deps.clock.now()), 'invoice_not_found');
  const { number, issueDate, firmId, timeZone, status } = invoice;
  if (number === null || issueDate === null || status === 'VOID') return refuse('invoice_has_no_ledes');
  const [lines, codes, names] = await Promise.all([
    selectLines(db, invoice),
    selectCodes(db, invoice),
    findShortNames(db, invoice),
  ]);
  // What lines of less than nothing took from the others is no credit note: it is on the invoice itself.
  const taken = new Map(netLines(lines).map(({ lineId, amountCents }) => [lineId, amountCents]));
  const coded = lines.map((line) => {
    const about = codes.find(({ id }) => id === line.id);
    const code = about?.utbmsCode ?? usualUtbms[line.category] ?? '';
    return { line, about, utbms: readUtbms(code) };
  });
  const missing = coded.filter(({ utbms }) => utbms === null);
  const titles = Map.groupBy(missing, ({ line: { description, seenCaseId }, about }) =>
    seenCaseId === null ? HIDDEN : (about?.title ?? description),
  );
  if (missing.length)
    refuse('utbms_codes_missing', {
      errors: [...titles].map(([item, own]) => {
        const positions = own.map(({ line }) => line.position);
        return atField(
          `lines.${(positions[0] ?? 1) - 1}.utbmsCode`,
          fault('utbms_missing', { item, count: positions.length, lines: positions.join(', ') }),
        );
      }),
    });
  const content = writeLedes({
    number,
    issueDate,
    firm: names?.firm ?? '',
    client: names?.client ?? '',
    description: [invoice.propertyName, invoice.note].filter(Boolean).join(' - ') || `Invoice ${number}`,
    lines: coded.flatMap(({ line, about, utbms }): LedesLine[] =>
      utbms === null
        ? []
        : [
            {
              draftNumber: line.caseDraftNumber ?? '',
              caseNumber: line.caseNumber ?? '',
              day: localDate(line.incurredAt, timeZone),
              utbms,
              description: line.seenCaseId === null ? HIDDEN : line.description,
              quantity: line.quantity,
              unitCents: line.unitCents,
              amountCents: line.amountCents,
              creditedCents: line.creditedCents - (taken.get(line.id) ?? 0),
              lawyer:
                about?.lawyerId && about.lawyerName ? { id: about.lawyerId, name: about.lawyerName } : null,
            },
          ],
    ),
  });
  const hash = createHash('sha256').update(content).digest('hex');
  const url = await storeMade(context, db, {
    firmId,
    key: `ledes:${params.id}:${hash}`,
    fileName: `invoice-${number}.txt`,
    contentType: 'text/plain',
    content: Buffer.from(content),
  });
  return { url };
}
