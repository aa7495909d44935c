import { bankAccounts } from '@writdesk/contract/bank-accounts/bank-accounts';
import { bankStatements } from '@writdesk/contract/bank-statements/bank-statements';
import type { Check } from '@writdesk/contract/checks/check-values';
import { checks } from '@writdesk/contract/checks/checks';
import { addDays, daysBetween } from '../days.ts';
import type { Person } from '../product/person.ts';
import type { Scene } from '../scene.ts';
import { rates } from '../world/rates.ts';
import { filingFeeOn } from './fees.ts';
import type { CourtCheck, Firm } from '../world/world.ts';

/** Days until a clerk's bank has the money. */
const CLEARS_AFTER = 6;

/** In the evening the court is paid for each case that was approved today: by a check that one person makes and another approves. */
export async function courtChecksDay(scene: Scene, firm: Firm): Promise<void> {
  const { world, today, journal } = scene;
  const caseIds = [...world.cases.values()]
    .filter((own) => own.firm === firm && own.approvedOn === today && !own.endedOn)
    .map(({ id }) => id);
  if (caseIds.length > 0) {
    const made = await generate(scene, firm, caseIds);
    await release(scene, firm, made, { approver: firm.billing, replaces: null });
  }
  for (const lost of firm.checks)
    if (lost.isLost && lost.endedOn === null && daysBetween(lost.issuedOn, today) >= 2)
      await replace(scene, firm, lost);
  if (firm.statedMonth !== today.slice(0, 7)) {
    if (firm.statedMonth) await readStatement(scene, firm);
    firm.statedMonth = today.slice(0, 7);
  }
  journal.did('Evenings on which courts were paid');
}

async function generate({ today, journal }: Scene, firm: Firm, caseIds: string[]): Promise<Check[]> {
  const { processor } = firm;
  const { checks: made, skipped } = await processor.does(checks.generateBulk, { body: { caseIds } });
  if (made.length !== caseIds.length)
    journal.breaks('Each approved case has its check.', {
      wanted: caseIds.length,
      made: made.length,
      skipped,
    });
  for (const { amountCents } of made) {
    const feeCents = filingFeeOn(firm, today);
    if (feeCents === undefined) continue;
    journal.did('Checks compared with the fee of their day');
    if (amountCents !== feeCents)
      journal.breaks('A court is paid the fee of the day.', { today, amountCents, feeCents });
  }
  const again = await processor.does(checks.generateBulk, { body: { caseIds } });
  if (again.checks.length > 0) journal.breaks('No filing is paid twice.', again.checks);
  return made;
}

interface Release {
  /** Never who generated them. */
  approver: Person;
  /** The number of the lost one. */
  replaces: number | null;
}

/** Released checks are printed and mailed. */
async function release(scene: Scene, firm: Firm, made: readonly Check[], { approver, replaces }: Release) {
  const { today, drawn, journal } = scene;
  const { processor } = firm;
  const checkIds = made.map(({ id }) => id);
  await processor.does(checks.submit, { body: { checkIds } });
  if (drawn.happens(rates.mistakes.rate, 'approves own checks', firm.name, today, made.length))
    await processor.isRefused(
      'approved court checks as a processor',
      checks.approve,
      { body: { checkIds } },
      ['forbidden'],
    );
  const { checks: out, results } = await approver.does(checks.approve, { body: { checkIds } });
  if (results.some(({ ok }) => !ok)) journal.breaks('What waits for approval can be approved.', results);
  await processor.does(checks.print, { body: { checkIds } });
  for (const { id, number, amountCents, lines } of out) {
    if (number === null) journal.breaks('A released check has a number.', { id });
    firm.checks.push({
      id,
      number: number ?? 0,
      amountCents,
      caseId: lines[0]?.case?.id ?? '',
      issuedOn: today,
      isLost: replaces === null && drawn.happens(rates.losesCheck.rate, 'check', firm.name, number ?? 0),
      endedOn: null,
    });
  }
  journal.did('Court checks released', out.length);
}

/** The clerk never got it: it is void, and its case gets another one. */
async function replace(scene: Scene, firm: Firm, lost: CourtCheck): Promise<void> {
  const { billing, admin } = firm;
  const on = { params: { id: lost.id } };
  await billing.does(checks.markVoid, { ...on, body: { comment: 'The clerk never got it.' } });
  lost.endedOn = scene.today;
  const again = await billing.does(checks.reissue, on);
  if (again.replacesNumber !== lost.number)
    scene.journal.breaks('A check that replaces another names it.', { again, lost: lost.number });
  await release(scene, firm, [again], { approver: admin, replaces: lost.number });
  scene.journal.did('Lost court checks');
}

/** Once a month the bank says what it paid; now and then it paid another sum, and somebody must know. */
async function readStatement(scene: Scene, firm: Firm): Promise<void> {
  const { today, drawn, journal } = scene;
  firm.operatingAccountId ??= await openAccount(firm);
  const paid = firm.checks.filter(
    ({ endedOn, isLost, issuedOn }) =>
      endedOn === null && !isLost && daysBetween(issuedOn, today) >= CLEARS_AFTER,
  );
  if (paid.length === 0) return;
  const altered = paid.filter(({ number }) =>
    drawn.happens(rates.altersCheck.rate, 'altered', firm.name, number),
  );
  const rows = paid.map((one) => {
    const cents = one.amountCents + (altered.includes(one) ? 100_00 : 0);
    return { ...one, cents, on: addDays(one.issuedOn, CLEARS_AFTER) };
  });
  const spent = rows.reduce((sum, { cents }) => sum + cents, 0);
  const content = [
    'Date,Number,Description,Amount',
    ...rows.map(({ on, number, cents }) => `${on},${number},CHECK PAID,-${(cents / 100).toFixed(2)}`),
  ].join('\n');
  const ask = {
    body: {
      bankAccountId: firm.operatingAccountId,
      fileName: `statement-${today}.csv`,
      content,
      mapping: {
        date: 'Date',
        dayOrder: 'YMD' as const,
        amount: 'Amount',
        number: 'Number',
        text: 'Description',
        openingCents: firm.statedCents,
        closingCents: firm.statedCents - spent,
        closingOn: addDays(today, -1),
      },
    },
  };
  const { lines } = await firm.billing.does(bankStatements.import, ask);
  if (lines !== rows.length) journal.breaks('A statement has all its lines.', { lines, wanted: rows.length });
  firm.statedCents -= spent;
  for (const one of paid) if (!altered.includes(one)) one.endedOn = today;
  const { total } = await firm.billing.does(bankStatements.lines, {
    query: { bankAccountId: firm.operatingAccountId, state: 'ALARM', size: 1 },
  });
  firm.alarms += altered.length;
  if (total !== firm.alarms)
    journal.breaks('A check that was paid by another sum is an alarm.', { total, wanted: firm.alarms });
  // The bank gives back what it paid too much: the check itself is settled by hand, and never clears.
  for (const one of altered) one.endedOn = today;
  for (const one of altered) one.isAltered = true;
  journal.did('Bank statements');
  journal.did('Checks that somebody altered', altered.length);
}

async function openAccount({ billing, admin }: Firm): Promise<string> {
  const { id } = await billing.does(bankAccounts.create, {
    body: {
      kind: 'OPERATING',
      name: 'Operating',
      bankName: 'Piedmont Trust',
      routingNumber: '061000104',
      accountNumber: '00981275',
    },
  });
  await admin.does(bankAccounts.approve, { params: { id } });
  return id;
}
