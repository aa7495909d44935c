import type { ledger } from '@writdesk/contract/ledger/ledger';
import { ledgerAccounts } from '@writdesk/contract/ledger/ledger-accounts';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import type { Kysely } from 'kysely';
import { localDate } from '../../platform/clock.ts';
import { personOf, type UserContext } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { findBook, selectBalances, selectMonths } from './month-queries.ts';
import { type Book, firstDayOf, lastDayOf, monthOf, monthsOf, nextToClose } from './months.ts';

/** The months of the caller’s firm, the newest first. */
export async function listMonths(context: UserContext, { query }: RouteInput<typeof ledger.months>) {
  const { page, size } = query;
  const db = context.deps.db.as(context.scope);
  const firmId = firmOf(context);
  const book = await findBook(db, firmId);
  const all = monthsOf(book, todayOf(context));
  return {
    months: await viewsOf(db, context, book, all.slice((page - 1) * size, page * size)),
    total: all.length,
    totalIsCapped: false,
    page,
    pageSize: size,
  };
}

/** A month with its trial balance. @throws `ledger_month_not_found` */
export async function getMonth(context: UserContext, { params }: RouteInput<typeof ledger.month>) {
  return readMonth(context.deps.db.as(context.scope), context, params.month);
}

/** @throws `ledger_month_not_found` */
export async function readMonth(db: Kysely<DB>, context: UserContext, month: string) {
  const firmId = firmOf(context);
  const book = await findBook(db, firmId);
  if (!monthsOf(book, todayOf(context)).includes(month)) refuse('ledger_month_not_found');
  const view = found((await viewsOf(db, context, book, [month]))[0]);
  const balanceOf = await selectBalances(db, { firmId, first: firstDayOf(month), last: lastDayOf(month) });
  const accounts = ledgerAccounts.map((account) => {
    const balance = balanceOf(account);
    const closingCents = balance.openingCents + balance.debitCents - balance.creditCents;
    return { account, ...balance, closingCents };
  });
  return {
    ...view,
    accounts,
    debitCents: accounts.reduce((cents, { debitCents }) => cents + debitCents, 0),
    creditCents: accounts.reduce((cents, { creditCents }) => cents + creditCents, 0),
  };
}

export const todayOf = (context: UserContext): string =>
  localDate(context.deps.clock.now(), personOf(context).timeZone);

export function firmOf(context: UserContext): string {
  const { roles, firmId } = personOf(context);
  return firmId && permitted(roles, 'ledger.read') ? firmId : refuse('forbidden');
}

async function viewsOf(db: Kysely<DB>, context: UserContext, book: Book, months: readonly string[]) {
  const { roles } = personOf(context);
  const [newest, oldest] = [months[0], months.at(-1)];
  if (newest === undefined || oldest === undefined) return [];
  const rows = await selectMonths(db, firmOf(context), firstDayOf(oldest), firstDayOf(newest));
  const present = monthOf(todayOf(context));
  return months.map((month) => {
    const row = rows.find((one) => monthOf(one.month) === month);
    const isClosed = book.closedThrough !== null && lastDayOf(month) <= book.closedThrough;
    const isNext = month < present && month === nextToClose(book);
    return {
      month,
      status: isClosed ? ('CLOSED' as const) : month === present ? ('CURRENT' as const) : ('OPEN' as const),
      closed: row ? { name: row.closedByName, at: row.closedAt } : null,
      reopened:
        row?.reopenedAt && row.reopenedByName !== null && row.reopenReason !== null
          ? { name: row.reopenedByName, at: row.reopenedAt, reason: row.reopenReason }
          : null,
      can: {
        close: isNext && permitted(roles, 'ledger.close') !== null,
        reopen: lastDayOf(month) === book.closedThrough && permitted(roles, 'ledger.reopen') !== null,
      },
    };
  });
}
