import type { invoiceReports, Statement, StatementEntry } from '@writdesk/contract/invoices/invoice-reports';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import type { UserContext } from '../../platform/context.ts';
import { found, refuse, refuseField } from '../../platform/http/refuse.ts';
import { isVisibleClient } from '../../user-service/clients/index.ts';
import { chosenFirm } from '../../user-service/firms/index.ts';
import { findPayables } from './payables-queries.ts';
import { owedBefore, selectAccount, selectSources } from './statement-queries.ts';

/** What the kinds of entries are to a company; others, such as a check to a court, don’t change what it owes. */
const entryOf: Readonly<Record<string, StatementEntry>> = {
  'invoice.issue': 'INVOICE',
  'invoice.issue.reverse': 'VOID',
  'invoice.credit': 'CREDIT',
  'invoice.write-off': 'WRITE_OFF',
  'payment.record': 'PAYMENT',
  'payment.record.reverse': 'REVERSAL',
  'payment.refund': 'REFUND',
};

/**
 * The account of a company with a firm over some days. It is a whole company’s: a manager or an owner of some properties reads the
 * invoices of these instead.
 * @throws `client_not_found`, `invalid` for a last day before the first.
 */
export async function getStatement(
  context: UserContext,
  { query }: Pick<RouteInput<typeof invoiceReports.statement>, 'query'>,
): Promise<Statement> {
  const { deps, scope } = context;
  const { clientId, firmId: asked, from, to } = query;
  if (to < from) refuseField('to', fault('last_before_first'));
  const db = deps.db.as(scope);
  if (scope.kind === 'properties' || scope.kind === 'owner') refuse('client_not_found');
  if (!(await isVisibleClient(db, scope, clientId))) refuse('client_not_found');
  const firm = found(await chosenFirm(db, scope, asked), 'client_not_found');
  const debtor = { firmId: firm.id, clientId };
  const [company, openingCents, entries] = await Promise.all([
    findPayables(db, clientId),
    owedBefore(db, debtor, from),
    selectAccount(db, debtor, { from, to }),
  ]);
  const sources = await selectSources(db, firm.id, [...new Set(entries.map(({ sourceId }) => sourceId))]);
  let balanceCents = openingCents;
  const lines = entries.map(({ id, postedOn, kind, sourceId, amountCents }) => {
    balanceCents += amountCents;
    const entry = entryOf[kind];
    if (!entry) throw new Error(`A statement knows no entry ${kind}.`);
    const interestCents = entry === 'INVOICE' ? interestOf(sources, sourceId) : 0;
    return {
      id,
      day: postedOn,
      entry,
      ...namesOf(sources, sourceId),
      amountCents,
      interestCents,
      balanceCents,
    };
  });
  return {
    firm: { id: firm.id, name: firm.name },
    client: { id: clientId, name: found(company, 'client_not_found').name },
    from,
    to,
    openingCents,
    lines,
    closingCents: balanceCents,
  };
}

type Sources = Awaited<ReturnType<typeof selectSources>>;

const interestOf = ({ invoices }: Sources, sourceId: string): number =>
  Number(invoices.find(({ id }) => id === sourceId)?.interestCents ?? 0);

/** What an entry is of, as people know it. */
function namesOf({ invoices, corrections, payments }: Sources, sourceId: string) {
  const invoice = invoices.find(({ id }) => id === sourceId);
  if (invoice) return { invoice: { id: invoice.id, number: invoice.number ?? '' }, reference: null };
  const correction = corrections.find(({ id }) => id === sourceId);
  if (correction)
    return {
      invoice: { id: correction.invoiceId, number: correction.number ?? '' },
      reference: correction.note,
    };
  return { invoice: null, reference: payments.find(({ id }) => id === sourceId)?.reference ?? null };
}
