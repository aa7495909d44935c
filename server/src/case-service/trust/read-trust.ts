import type { trust } from '@writdesk/contract/trust/trust';
import { EARNED_AFTER_DAYS } from '@writdesk/contract/trust/trust-values';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { addDays } from '@writdesk/contract/values/dates';
import { personOf, type UserContext } from '../../platform/context.ts';
import { found, refuse, refuseField } from '../../platform/http/refuse.ts';
import { isVisibleClient } from '../../user-service/clients/index.ts';
import { chosenFirm, firmToday } from '../../user-service/firms/index.ts';
import { findClientNames } from '../cases/record/index.ts';
import { selectEarned } from './earned-queries.ts';
import { selectBalancePage } from './trust-balance-queries.ts';
import { selectRegisterPage } from './trust-item-queries.ts';
import { selectMovements, trustBefore } from './trust-statement-queries.ts';
import { balanceView, caseOf, itemView } from './trust-view.ts';

/** What companies and cases have in trust today. */
export async function listBalances(context: UserContext, { query }: RouteInput<typeof trust.balances>) {
  const { db, today } = await firmDesk(context);
  const { rows, sums } = await selectBalancePage(db, context.scope, query, today);
  return {
    balances: rows.map(balanceView),
    total: sums.total,
    totalIsCapped: false,
    page: query.page,
    pageSize: query.size,
    balanceCents: Number(sums.balanceCents),
    heldCents: Number(sums.heldCents),
  };
}

/** Deposits, checks and transfers. */
export async function listRegister(context: UserContext, { query }: RouteInput<typeof trust.register>) {
  const { db, today } = await firmDesk(context);
  const { rows, ...page } = await selectRegisterPage(db, context.scope, query);
  const actor = personOf(context);
  return { ...page, items: rows.map((row) => itemView(actor, row, today)) };
}

/** Earned money that stays in trust. */
export async function listEarned(context: UserContext, { query }: RouteInput<typeof trust.earned>) {
  const { db, today } = await firmDesk(context);
  const issuedBy = addDays(today, -EARNED_AFTER_DAYS);
  const { rows, ...page } = await selectEarned(db, context.scope, { ...query, issuedBy, today });
  return {
    ...page,
    rows: rows.map((row) => ({
      id: `${row.accountId} ${row.invoiceId}`,
      bankAccount: { id: row.accountId, name: row.accountName },
      client: { id: row.clientId, name: row.clientName ?? '' },
      invoice: { id: row.invoiceId, number: row.number ?? '' },
      issueDate: row.issueDate ?? '',
      openCents: row.balanceCents,
      usableCents: Number(row.usableCents),
    })),
  };
}

/**
 * What a company’s money in trust did over some days. It is a whole company’s: a manager or an owner of some properties has none.
 * @throws `client_not_found`, `invalid` for a last day before the first.
 */
export async function getTrustStatement(context: UserContext, { query }: RouteInput<typeof trust.statement>) {
  const { deps, scope } = context;
  const { clientId, firmId: asked, from, to } = query;
  if (to < from) refuseField('to', fault('last_before_first'));
  const db = deps.db.as(scope);
  if (scope.kind === 'properties' || scope.kind === 'owner') refuse('client_not_found');
  if (!(await isVisibleClient(db, scope, clientId))) refuse('client_not_found');
  const firm = found(await chosenFirm(db, scope, asked), 'client_not_found');
  const whose = { firmId: firm.id, clientId };
  const [client, openingCents, movements] = await Promise.all([
    findClientNames(db, clientId),
    trustBefore(db, whose, from),
    selectMovements(db, whose, { from, to }),
  ]);
  let balanceCents = openingCents;
  const lines = movements.map((row) => {
    balanceCents += row.amountCents;
    const { id, postedOn, kind, amountCents, payeeName, isOfCase } = row;
    const reference = row.invoiceNumber ?? (row.number === null ? row.reference : String(row.number));
    return {
      id,
      day: postedOn,
      movement: kind,
      case: caseOf(row),
      isOfCase,
      reference,
      payeeName,
      amountCents,
      balanceCents,
    };
  });
  return {
    firm: { id: firm.id, name: firm.name },
    client: { id: clientId, name: client?.name ?? '' },
    from,
    to,
    openingCents,
    lines,
    closingCents: balanceCents,
  };
}

async function firmDesk(context: UserContext) {
  const { deps, scope } = context;
  const { firmId } = personOf(context);
  if (!firmId) return refuse('forbidden');
  const db = deps.db.as(scope);
  return { db, today: await firmToday(db, firmId, deps.clock.now()) };
}
