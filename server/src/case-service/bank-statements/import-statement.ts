import { createHash } from 'node:crypto';
import type { bankStatements } from '@writdesk/contract/bank-statements/bank-statements';
import { bankStatementNotifications } from '@writdesk/contract/bank-statements/bank-statement-notifications';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { allow, deny, found, refuse, refuseField } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { notifyIn } from '../../user-service/notifications/index.ts';
import {
  type AccountRow,
  accountNumberOf,
  holdAccountAlone,
  requireUnsigned,
} from '../bank-accounts/index.ts';
import { firmAudience } from '../cases/actions/index.ts';
import { bankStatementAudits } from './bank-statement-audits.ts';
import {
  findByHash,
  findLastStatement,
  findStatement,
  insertStatement,
  selectKnown,
} from './bank-line-queries.ts';
import { statementView } from './bank-statement-view.ts';
import { type NumberedCheck, selectBook, selectByNumber } from './book-item-queries.ts';
import { matchLine } from './clear-book.ts';
import { type ParsedLine, type ParsedStatement, StatementError } from './parsed-statement.ts';
import { isBai2, readBai2 } from './read-bai2.ts';
import { isOfx, readOfx } from './read-ofx.ts';
import { readStatementCsv } from './read-statement-csv.ts';

type Body = RouteInput<typeof bankStatements.import>['body'];

/**
 * Imports what a bank says of an account. Lines that it has are left out, and the balance before, with the new lines, comes to the balance that
 * the bank says. A check matches by number and amount; one by another amount, void or paid before is an alarm.
 * @throws `bank_account_not_found`, `bank_account_not_active`, `reconciled`, `invalid` naming what is wrong with the file.
 */
export async function importStatement(
  context: UserContext,
  { body }: RouteInput<typeof bankStatements.import>,
) {
  const actor = personOf(context);
  return transact(context, async (tx) => {
    const { firmId } = actor;
    tx.authorize(permitted(actor.roles, 'bank-statement.import') && firmId ? allow : deny('forbidden'));
    if (!firmId) return refuse('forbidden');
    const account = await holdAccountAlone(tx.db, context.scope, body.bankAccountId);
    if (account.status !== 'ACTIVE') refuse('bank_account_not_active');
    const fileHash = createHash('sha256').update(body.content).digest('hex');
    const before = await findByHash(tx.db, firmId, account.id, fileHash);
    if (before) refuseField('content', fault('statement_imported'));
    const number = await accountNumberOf(tx.db, context.deps.vault, account);
    const { format, parsed } = parse(body, number);
    const known = await selectKnown(
      tx.db,
      firmId,
      account.id,
      parsed.lines.map(({ key }) => key),
    );
    const fresh = parsed.lines.filter(({ key, amountCents }) => !known.has(key) && amountCents !== 0);
    const openingCents = await openingOf(tx, account, parsed, fresh);
    for (const line of fresh) requireUnsigned(account, line.postedOn);
    const id = newId();
    const rows = fresh.map((line) => ({ ...line, id: newId() }));
    const checks = await checksOf(tx, account, rows);
    const alarms = rows.map((line) => alarmOf(line, checks));
    await insertStatement(
      tx.db,
      {
        firmId,
        id,
        accountId: account.id,
        format,
        fileName: body.fileName,
        fileHash,
        openingCents,
        closingCents: parsed.closingCents,
        closingOn: parsed.closingOn,
        lines: rows.length,
        knownLines: parsed.lines.length - rows.length,
        importedByName: actor.name,
        importedAt: tx.now,
      },
      rows.map(({ key, number: checkNumber, ...line }, index) => ({
        ...line,
        firmId,
        accountId: account.id,
        statementId: id,
        lineKey: key,
        number: checkNumber,
        alarm: alarms[index]?.alarm ?? null,
        alarmKind: alarms[index]?.check.kind ?? null,
        alarmId: alarms[index]?.check.itemId ?? null,
      })),
    );
    const matched =
      (await matchChecks(tx, context, { firmId, rows, checks, alarms })) +
      (await matchPayouts(tx, context, account, rows));
    for (const [index, line] of rows.entries()) {
      const alarm = alarms[index]?.alarm;
      if (!alarm) continue;
      await tx.audit(bankStatementAudits.alarm, {
        firmId,
        subjectId: line.id,
        data: { alarm, amountCents: line.amountCents },
      });
      await notifyIn(tx, bankStatementNotifications.checkDiffers, {
        userIds: await firmAudience(tx.db, { firmId }, ['firm_admin', 'firm_billing']),
        subject: { kind: 'bank-account', id: account.id },
        params: { account: account.name, number: line.number ?? '' },
      });
    }
    await tx.audit(bankStatementAudits.import, {
      firmId,
      subjectId: id,
      data: {
        format,
        lines: rows.length,
        knownLines: known.size,
        matched,
        closingCents: parsed.closingCents,
      },
    });
    return statementView(found(await findStatement(tx.db, context.scope, id)));
  });
}

function parse({ content, mapping }: Body, accountNumber: string) {
  try {
    const text = content.replace(/^\uFEFF/, '');
    if (mapping) return { format: 'CSV' as const, parsed: readStatementCsv(text, mapping) };
    if (isOfx(text)) return { format: 'OFX' as const, parsed: readOfx(text, accountNumber) };
    if (isBai2(text)) return { format: 'BAI2' as const, parsed: readBai2(text, accountNumber) };
    throw new StatementError(fault('statement_unreadable'));
  } catch (error) {
    if (error instanceof StatementError) return refuseField('content', error.fault);
    throw error;
  }
}

const sumOf = (lines: readonly ParsedLine[]) =>
  lines.reduce((cents, { amountCents }) => cents + amountCents, 0);

/** The balance before the new lines. @throws `invalid` where it doesn’t come to the balance that the bank says. */
async function openingOf(
  tx: Tx,
  account: AccountRow,
  parsed: ParsedStatement,
  fresh: readonly ParsedLine[],
): Promise<number> {
  const { openingCents, closingCents, closingOn, lines } = parsed;
  if (openingCents !== null && openingCents + sumOf(lines) !== closingCents)
    refuseField('content', fault('statement_sums'));
  if (lines.some(({ postedOn }) => postedOn > closingOn)) refuseField('content', fault('statement_sums'));
  const last = await findLastStatement(tx.db, account.firmId, account.id);
  if (!last) return closingCents - sumOf(fresh);
  if (closingOn < last.closingOn) refuseField('content', fault('statement_older', { day: last.closingOn }));
  if (last.closingCents + sumOf(fresh) !== closingCents)
    refuseField('content', fault('statement_gap', { balance: last.closingCents, day: last.closingOn }));
  return last.closingCents;
}

type Row = ParsedLine & { id: string };
const numberOf = ({ number, amountCents }: ParsedLine): number | null =>
  number !== null && amountCents < 0 && /^\d{1,9}$/.test(number) ? Number(number) : null;

async function checksOf(tx: Tx, account: AccountRow, rows: readonly Row[]) {
  const { firmId, id: accountId, kind: accountKind } = account;
  const numbers = rows.flatMap((row) => numberOf(row) ?? []);
  const checks = await selectByNumber(tx.db, { firmId, accountId, accountKind }, numbers);
  return new Map(checks.map((check) => [check.number, { ...check, isTaken: check.clearedOn !== null }]));
}
type Checks = Awaited<ReturnType<typeof checksOf>>;

/** What is wrong with a check that a line pays; the first right one in the file takes it. */
function alarmOf(line: Row, checks: Checks) {
  const check = checks.get(numberOf(line));
  if (!check) return null;
  const alarm = check.isVoid
    ? ('VOIDED' as const)
    : -line.amountCents !== check.amountCents
      ? ('AMOUNT' as const)
      : check.isTaken
        ? ('PAID_TWICE' as const)
        : null;
  if (alarm !== null) return { alarm, check };
  check.isTaken = true;
  return null;
}

async function matchChecks(
  tx: Tx,
  context: UserContext,
  {
    firmId,
    rows,
    checks,
    alarms,
  }: {
    firmId: string;
    rows: readonly Row[];
    checks: Checks;
    alarms: readonly (ReturnType<typeof alarmOf> | null)[];
  },
): Promise<number> {
  let matched = 0;
  for (const [index, row] of rows.entries()) {
    const check: NumberedCheck | undefined = checks.get(numberOf(row));
    if (!check || alarms[index]) continue;
    const { kind, itemId } = check;
    const items = [{ kind, itemId, isReturn: false, amountCents: row.amountCents }];
    await matchLine(tx, context, { firmId, id: row.id, postedOn: row.postedOn }, items, true);
    matched += 1;
  }
  return matched;
}

/** A payout whose name the bank repeats is the line of its amount; what a line only has the amount of is proposed. */
async function matchPayouts(
  tx: Tx,
  context: UserContext,
  { firmId, id: accountId, kind: accountKind }: AccountRow,
  rows: readonly Row[],
): Promise<number> {
  if (accountKind !== 'OPERATING') return 0;
  const amounts = rows.map(({ amountCents }) => amountCents);
  const book = await selectBook(tx.db, { firmId, accountId, accountKind }, { amounts });
  const payouts = new Map(
    book.flatMap((item) => (item.kind === 'PAYOUT' && item.name ? [[item.name, item] as const] : [])),
  );
  let matched = 0;
  for (const row of rows) {
    const said = `${row.text} ${row.reference ?? ''}`.toLowerCase();
    const own = [...payouts].find(
      ([ref, { amountCents }]) => amountCents === row.amountCents && said.includes(ref.toLowerCase()),
    );
    if (!own) continue;
    const [ref, { kind, itemId, isReturn, amountCents }] = own;
    payouts.delete(ref);
    const items = [{ kind, itemId, isReturn, amountCents }];
    await matchLine(tx, context, { firmId, id: row.id, postedOn: row.postedOn }, items, true);
    matched += 1;
  }
  return matched;
}
