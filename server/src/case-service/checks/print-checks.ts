import { amountInWords } from '@writdesk/contract/values/amount-in-words';
import type { checks } from '@writdesk/contract/checks/checks';
import type { RouteInput } from '@writdesk/contract/route';
import { courtCheck } from '../../../templates/court-check.ts';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { findLetterhead } from '../../user-service/firms/index.ts';
import { accountNumberOf, holdAccount } from '../bank-accounts/index.ts';
import { storeMade } from '../storage/index.ts';
import { checkAudits } from './check-audits.ts';
import { mayPrint, mayPrintBank } from './check-policy.ts';
import { type CheckRow, lockChecks, selectChecks, updateCheck } from './check-queries.ts';
import { readChecks } from './check-view.ts';
import { micrInk, type MicrFields } from './micr-line.ts';

/**
 * Typesets released checks on the firm's check stock, a check and two stubs on each sheet or three checks, and gives the address of the PDF. On
 * blank stock, the bank and the MICR line of an account are printed too.
 * @throws `bank_account_not_found`, `bank_account_not_active`, `check_not_found`, `check_not_released`; then none is printed, so that no sheet of the stock is lost.
 */
export async function printChecks(context: UserContext, { body }: RouteInput<typeof checks.print>) {
  const { deps, scope } = context;
  const actor = personOf(context);
  const { firmId } = actor;
  if (!firmId) return refuse('forbidden');
  const ids = [...new Set(body.checkIds)];
  const db = deps.db.as(scope);
  const seen = (await selectChecks(db, scope, ids, deps.clock.now())).toSorted(byNumber);
  if (seen.length < ids.length) refuse('check_not_found');
  refuseUnreleased(seen.map((row) => mayPrint(actor, row)));
  const bank = body.bankAccountId === undefined ? null : await bankOf(context, body.bankAccountId);
  const payer = found(await findLetterhead(db, firmId));
  const { pdf } = await deps.typeset.pdf(courtCheck, {
    payer: { name: payer.name, addressLines: payer.addressLines },
    sheet: body.sheet,
    offset: body.offset,
    checks: seen.map((row) => sheetOf(row, bank)),
  });
  return transact(context, async (tx) => {
    const locked = await lockChecks(tx.db, firmId, ids);
    if (bank) await holdAccount(tx.db, scope, bank.id, 'OPERATING');
    // Somebody may have voided one while it was set.
    for (const check of locked) tx.authorize(mayPrint(actor, check));
    for (const check of locked) {
      await updateCheck(tx.db, check, { printedAt: tx.now });
      await tx.audit(checkAudits.print, {
        firmId,
        subjectId: check.id,
        data: {
          number: check.number ?? 0,
          isFirst: check.printedAt === null,
          bankAccountId: bank?.id ?? null,
        },
      });
    }
    const numbers = locked.map(({ number }) => number ?? 0);
    const url = await storeMade(context, tx.db, {
      firmId,
      // Of two people who print, each gets what they asked for.
      key: `checks:${numbers.join(' ')}:${body.sheet}:${JSON.stringify(body.offset)}:${bank?.id ?? ''}`,
      fileName: `checks-${Math.min(...numbers)}-${Math.max(...numbers)}.pdf`,
      contentType: 'application/pdf',
      content: pdf,
    });
    return { url, checks: await readChecks(tx.db, context, ids, tx.now) };
  });
}

const byNumber = (a: CheckRow, b: CheckRow) => (a.number ?? 0) - (b.number ?? 0);

function refuseUnreleased(decisions: readonly ReturnType<typeof mayPrint>[]): void {
  for (const decision of decisions) if (!decision.allowed) refuse(decision.code, decision.extra);
}

type Bank = Omit<MicrFields, 'number'> & { id: string; name: string };

async function bankOf(context: UserContext, id: string): Promise<Bank> {
  const { deps, scope } = context;
  const decision = mayPrintBank(personOf(context));
  if (!decision.allowed) refuse(decision.code);
  const db = deps.db.as(scope);
  const account = await holdAccount(db, scope, id, 'OPERATING');
  const accountNumber = await accountNumberOf(db, deps.vault, account);
  return { id, name: account.bankName, routingNumber: account.routingNumber, accountNumber };
}

const sheetOf = (row: CheckRow, bank: Bank | null) => ({
  number: row.number ?? 0,
  bank: bank && { name: bank.name, ink: micrInk({ ...bank, number: row.number ?? 0 }) },
  date: row.issuedOn ?? '',
  payee: row.payeeName,
  court: row.courtName,
  amountCents: row.amountCents,
  amountInWords: amountInWords(row.amountCents),
  memo: row.memo,
  lines: row.lines.map(({ caseNumber, caseDraftNumber, title, purpose, amountCents }) => ({
    case: caseNumber ?? caseDraftNumber ?? '',
    title: title ?? '',
    purpose,
    amountCents,
  })),
});
