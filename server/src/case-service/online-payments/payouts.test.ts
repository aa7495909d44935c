import { bankAccounts } from '@writdesk/contract/bank-accounts/bank-accounts';
import { bankStatements } from '@writdesk/contract/bank-statements/bank-statements';
import { onlinePayments } from '@writdesk/contract/online-payments/online-payments';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ok } from '../../../test/support/case-desk.ts';
import { type OnlineDesk, onlineDesk } from '../../../test/support/online-desk.ts';
import { contextOf } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { makeFirm } from '../../user-service/firms/firm-factory.ts';
import { makeUser } from '../../user-service/users/user-factory.ts';
import { failPracticePayout, payOutPractice } from '../practice-bank/index.ts';

// What companies pay online, from the practice bank to the line of a statement; each test goes on where the one before ended.

const ACCOUNT_NUMBER = '000773019082';
let desk: OnlineDesk;
let accountId: string;
beforeAll(async () => {
  desk = await onlineDesk();
  const { t, the, world } = desk;
  const { person: second } = await makeUser(t.db, { roles: ['firm_admin'], firmId: world.firm.id });
  const account = await ok(
    t.call(bankAccounts.create, {
      as: the.billing,
      body: {
        kind: 'OPERATING',
        name: 'Operating',
        bankName: 'First Peachtree Bank',
        routingNumber: '061000104',
        accountNumber: ACCOUNT_NUMBER,
      },
    }),
  );
  accountId = account.id;
  await ok(t.call(bankAccounts.approve, { as: second, params: { id: accountId } }));
});
afterAll(() => desk.t.close());

/** The practice bank pays out what it has held long enough, and what it sends is read. */
async function payOut() {
  const { t, clock, read } = desk;
  clock.moveTo(new Date(clock.now().getTime() + 60_000).toISOString());
  const context = contextOf(t.opened.deps, { kind: 'job', name: payOutPractice.name }, newId());
  const signal = new AbortController().signal;
  await payOutPractice.handle(context, {}, { id: newId(), number: 1, isLast: true, signal });
  await read();
}
/** The bank’s clock goes on while an invoice of an earlier day is written. */
async function invoiced(amountCents: number): Promise<string> {
  const at = desk.clock.now().toISOString();
  const id = await desk.the.overdueInvoice(amountCents);
  desk.clock.moveTo(at);
  return id;
}
const payouts = (query: { atBank?: 'true' | 'false' } = {}, as = desk.the.billing) =>
  ok(desk.t.call(onlinePayments.payouts, { as, query }));
const lines = async () =>
  (
    await ok(
      desk.t.call(bankStatements.lines, {
        as: desk.the.billing,
        query: { bankAccountId: accountId, size: 100 },
      }),
    )
  ).lines;
const day = () => desk.clock.now().toISOString().slice(0, 10);

let closing = 0;
async function statement(file: string, cents: number, memo: string) {
  closing += cents;
  const plain = day().replaceAll('-', '');
  const dollars = (of: number) => (of / 100).toFixed(2);
  const content = [
    'OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\n',
    '<OFX><BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STMTRS><CURDEF>USD',
    `<BANKACCTFROM><BANKID>061000104<ACCTID>${ACCOUNT_NUMBER}<ACCTTYPE>CHECKING</BANKACCTFROM>`,
    `<BANKTRANLIST><DTSTART>${plain}<DTEND>${plain}`,
    `<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>${plain}<TRNAMT>${dollars(cents)}<FITID>${file}<MEMO>${memo}</STMTTRN>`,
    '</BANKTRANLIST>',
    `<LEDGERBAL><BALAMT>${dollars(closing)}<DTASOF>${plain}</LEDGERBAL>`,
    '</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\n',
  ].join('\n');
  await ok(
    desk.t.call(bankStatements.import, {
      as: desk.the.billing,
      body: { bankAccountId: accountId, fileName: `${file}.ofx`, content },
    }),
  );
}

test('two payments are one payout: gross, the fee that is an expense already, and net', async () => {
  const { begin, atBank, pass } = desk;
  for (const amountCents of [100_000, 50_000]) {
    const id = await invoiced(amountCents);
    const { checkoutUrl } = await begin([id]);
    await atBank(checkoutUrl, 'CARD_APPROVED');
  }
  await pass(1);
  await payOut();
  // Said twice by the bank, and kept once.
  await payOut();
  const { payouts: rows, openCents } = await payouts();
  const fees = 2_930 + 1_480;
  expect(rows).toMatchObject([
    {
      status: 'PAID',
      grossCents: 150_000,
      feeCents: fees,
      netCents: 150_000 - fees,
      payments: 2,
      line: null,
    },
  ]);
  expect(openCents).toBe(150_000 - fees);
  expect(await desk.ledgerCents('PAYMENT_FEES')).toBe(fees);
  // What the books call cash is what the bank will have.
  expect(await desk.ledgerCents('CASH')).toBe(150_000 - fees);
});

test('a statement that names the payout matches it by itself, and nothing else is taken for it', async () => {
  const [payout] = (await payouts()).payouts;
  await statement('one', payout?.netCents ?? 0, `STRIPE TRANSFER ${payout?.ref}`);
  const [line] = await lines();
  expect(line).toMatchObject({
    state: 'MATCHED',
    matches: [{ kind: 'PAYOUT', id: payout?.id, name: payout?.ref }],
  });
  const { payouts: matched, openCents } = await payouts({ atBank: 'true' });
  expect(matched).toMatchObject([{ id: payout?.id, line: { id: line?.id, account: 'Operating' } }]);
  expect(openCents).toBe(0);
  expect((await payouts({ atBank: 'false' })).payouts).toEqual([]);
});

test('a line of its amount alone is proposed, matched by a person, and unmatched again', async () => {
  const { t, the, begin, atBank, pass } = desk;
  const id = await invoiced(20_000);
  await atBank((await begin([id])).checkoutUrl, 'CARD_APPROVED');
  await pass(1);
  await payOut();
  const [payout] = (await payouts({ atBank: 'false' })).payouts;
  const netCents = 20_000 - 610;
  expect(payout).toMatchObject({ netCents, payments: 1 });
  await statement('two', netCents, 'ACH CREDIT');
  const line = (await lines()).find(({ text }) => text === 'ACH CREDIT');
  expect(line).toMatchObject({ state: 'OPEN', proposals: [{ kind: 'PAYOUT', id: payout?.id }] });
  // The payment itself, which is more, stands for no line.
  await statement('three', 20_000, 'SOMETHING ELSE');
  expect((await lines()).find(({ text }) => text === 'SOMETHING ELSE')?.proposals).toEqual([]);
  const items = [{ kind: 'PAYOUT' as const, id: payout?.id ?? '' }];
  const params = { id: line?.id ?? '' };
  await ok(t.call(bankStatements.match, { as: the.billing, params, body: { items } }));
  expect((await payouts({ atBank: 'false' })).payouts).toEqual([]);
  await ok(t.call(bankStatements.unmatch, { as: the.billing, params, body: { comment: 'Not this one.' } }));
  expect((await payouts({ atBank: 'false' })).payouts).toMatchObject([{ id: payout?.id }]);
});

test('what a chargeback takes back lowers the next payout, and what is below nothing waits', async () => {
  const { begin, atBank, pass } = desk;
  const id = await invoiced(30_000);
  await atBank((await begin([id])).checkoutUrl, 'CARD_CHARGED_BACK');
  await pass(1);
  await pass(60);
  const before = (await payouts()).total;
  await payOut();
  // $300.00 came and went, and both cost something.
  expect((await payouts()).total).toBe(before);
  const other = await invoiced(40_000);
  await atBank((await begin([other])).checkoutUrl, 'CARD_APPROVED');
  await pass(1);
  await payOut();
  const [last] = (await payouts({ atBank: 'false' })).payouts.toSorted((a, b) => b.netCents - a.netCents);
  const fees = 900 + 1_500 + 1_190;
  expect(last).toMatchObject({ grossCents: 40_000, feeCents: fees, netCents: 40_000 - fees, payments: 2 });
});

test('one that fails after its match stands for its line no more, unless the line is signed for', async () => {
  const { t, begin, atBank, pass, read } = desk;
  for (const [amountCents, name] of [
    [60_000, 'comes-back'],
    [70_000, 'signed'],
  ] as const) {
    await atBank((await begin([await invoiced(amountCents)])).checkoutUrl, 'CARD_APPROVED');
    await pass(1);
    await payOut();
    const payout = (await payouts({ atBank: 'false' })).payouts.find(
      ({ grossCents }) => grossCents === amountCents,
    );
    await statement(name, payout?.netCents ?? 0, `STRIPE TRANSFER ${payout?.ref}`);
    const line = (await lines()).find(({ text }) => text.includes(payout?.ref ?? '-'));
    expect(line).toMatchObject({ state: 'MATCHED', matches: [{ kind: 'PAYOUT', id: payout?.id }] });
    if (name === 'signed')
      await t.db
        .updateTable('cases.bankAccount')
        .set({ signedThrough: day() })
        .where('id', '=', accountId)
        .execute();
    await failPracticePayout(t.opened.deps, payout?.ref ?? '');
    await read();
    const after = (await payouts()).payouts.find(({ id }) => id === payout?.id);
    const isSigned = name === 'signed';
    expect(after).toMatchObject({ status: 'FAILED', line: isSigned ? { id: line?.id } : null });
    expect((await lines()).find(({ id }) => id === line?.id)).toMatchObject({
      state: isSigned ? 'MATCHED' : 'OPEN',
      // Nobody is led to match it with what failed.
      proposals: [],
    });
  }
  const unmatched = await t.db
    .selectFrom('cases.auditEvent')
    .select(['actorKind'])
    .where('action', '=', 'bank-line.unmatch')
    .orderBy('seq', 'desc')
    .execute();
  expect(unmatched.length).toBeGreaterThan(1);
  await t.db
    .updateTable('cases.bankAccount')
    .set({ signedThrough: null })
    .where('id', '=', accountId)
    .execute();
});

test('only the firm’s own people see it', async () => {
  const { t, world, payer } = desk;
  const stranger = await makeUser(t.db, {
    roles: ['firm_billing'],
    firmId: (await makeFirm(t.db)).id,
  });
  for (const as of [payer, world.people.owner, world.people.manager])
    expect((await t.call(onlinePayments.payouts, { as, query: {} })).status).toBe(403);
  expect((await payouts({}, stranger.person)).payouts).toEqual([]);
});
