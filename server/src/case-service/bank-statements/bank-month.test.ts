import { bankAccounts } from '@writdesk/contract/bank-accounts/bank-accounts';
import { bankStatements } from '@writdesk/contract/bank-statements/bank-statements';
import { trustReconciliations } from '@writdesk/contract/trust/reconciliations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noon } from '../../../test/support/billed-company.ts';
import { ok } from '../../../test/support/case-desk.ts';
import { type TestApp, testApp } from '../../../test/support/harness.ts';
import { type TrustDesk, trustDesk } from '../../../test/support/trust-desk.ts';
import { standingClock } from '../../platform/clock.ts';
import { makeFirm } from '../../user-service/firms/firm-factory.ts';
import { makeUser } from '../../user-service/users/user-factory.ts';
import { ofxSgml } from './statement-files.fixture.ts';

// A month of a trust account, from the account itself to the signed reconciliation; each test goes on where the one before ended.

const clock = standingClock(noon('2026-03-02'));
const month = '2026-03';
let t: TestApp;
let desk: TrustDesk;
let id: string;
let clientId: string;
let checkId: string;
beforeAll(async () => {
  t = await testApp({ clock });
  desk = await trustDesk(t, clock);
  ({ clientId } = await desk.company());
});
afterAll(() => t.close());

const approve = (as = desk.people.second) => t.call(bankAccounts.approve, { as, params: { id } });
const bring = (
  content: string,
  mapping?: (typeof bankStatements.import.body)['_zod']['input']['mapping'],
  as = desk.people.billing,
) =>
  t.call(bankStatements.import, {
    as,
    body: { bankAccountId: id, fileName: 'march.ofx', content, mapping },
  });
const lines = async () =>
  (
    await ok(
      t.call(bankStatements.lines, { as: desk.people.billing, query: { bankAccountId: id, size: 100 } }),
    )
  ).lines;
const prepare = (as = desk.people.billing) =>
  t.call(trustReconciliations.prepare, { as, params: { id, month } });
const sign = (as = desk.people.lawyer) => t.call(trustReconciliations.sign, { as, params: { id, month } });
const deposit = (amountCents: number, date: string) =>
  desk.deposit({ bankAccountId: id, clientId, amountCents, date });

test('an account is added, masked, and approved by somebody else before money moves', async () => {
  const body = {
    kind: 'TRUST' as const,
    name: 'IOLTA',
    bankName: 'First Peachtree Bank',
    routingNumber: '061000104',
    accountNumber: '000412244401',
  };
  const as = desk.people.billing;
  expect(
    await t.call(bankAccounts.create, { as, body: { ...body, routingNumber: '061000105' } }),
  ).toMatchObject({ status: 400, body: { errors: [{ path: 'routingNumber', code: 'routing_number' }] } });
  const made = await ok(t.call(bankAccounts.create, { as, body }));
  ({ id } = made);
  expect(made).toMatchObject({ numberEnding: '4401', status: 'PENDING', can: { approve: false } });
  expect(JSON.stringify(made)).not.toContain('412244401');
  const { sealedNumber } = await t.db
    .selectFrom('cases.bankAccount')
    .select('sealedNumber')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(sealedNumber).not.toContain('412244401');
  expect(await deposit(100, '2026-03-02')).toMatchObject({
    status: 409,
    body: { code: 'bank_account_not_active' },
  });
  expect(await approve(as)).toMatchObject({ status: 403, body: { code: 'bank_account_second_person' } });
  expect(await ok(approve())).toMatchObject({ status: 'ACTIVE' });
});

test('a changed account waits for somebody else again; what is said as it was doesn’t', async () => {
  const as = desk.people.billing;
  const change = (body: (typeof bankAccounts.update.body)['_zod']['input']) =>
    t.call(bankAccounts.update, { as, params: { id }, body });
  const { version } = await ok(change({ name: 'IOLTA', checkDays: 5, achDays: 3, wireDays: 0 }));
  expect(await change({ checkDays: 31 })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'checkDays', code: 'hold_days' }] },
  });
  const changed = await ok(change({ version, checkDays: 6 }));
  expect(changed).toMatchObject({ status: 'PENDING', checkDays: 6, can: { approve: false } });
  expect(await change({ version, checkDays: 7 })).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect(await approve(as)).toMatchObject({ status: 403, body: { code: 'bank_account_second_person' } });
  await ok(approve());
  await ok(change({ checkDays: 5 }));
  expect(await ok(approve())).toMatchObject({ status: 'ACTIVE', checkDays: 5 });
});

test('a statement is read once, adds up, and is of this account', async () => {
  clock.moveTo(noon('2026-03-03'));
  await ok(deposit(250_000, '2026-03-03'));
  clock.moveTo(noon('2026-03-10'));
  const asked = await ok(desk.requestCheck({ bankAccountId: id, clientId, amountCents: 60_000 }));
  const { number } = await ok(desk.approve(asked.id));
  checkId = asked.id;
  expect(number).toBe(5_001);
  const refused = async (content: string) => {
    const { status, body } = await bring(content);
    return [status, (body as unknown as { errors?: { path: string; code: string }[] }).errors?.[0]];
  };
  expect(await refused('Dear bank')).toMatchObject([400, { path: 'content', code: 'statement_unreadable' }]);
  expect(await refused(ofxSgml(undefined, { account: '77' }))).toMatchObject([
    400,
    { code: 'statement_other_account' },
  ]);
  const half = ofxSgml([{ day: '20260303', cents: 250_000, key: 'w-1', text: 'WIRE' }], {
    closingCents: 250_000,
    closingOn: '20260315',
  });
  expect(await ok(bring(half))).toMatchObject({ lines: 1, knownLines: 0, openingCents: 0 });
  expect(await refused(half)).toMatchObject([400, { code: 'statement_imported' }]);
  // The file overlaps: the first line is known by its id.
  expect(await refused(ofxSgml(undefined, { closingCents: 190_001 }))).toMatchObject([
    400,
    { code: 'statement_gap' },
  ]);
});

test('of two people who import the same file at once one does, and the other is told that it is there', async () => {
  const atOnce = await Promise.all([bring(ofxSgml()), bring(ofxSgml(), undefined, desk.people.second)]);
  const again = await bring(ofxSgml());
  const answers = atOnce.toSorted((one, other) => one.status - other.status);
  expect(answers).toMatchObject([
    { status: 201, body: { lines: 1, knownLines: 1, closingCents: 190_000 } },
    { status: 400, body: { errors: [{ path: 'content', code: 'statement_imported' }] } },
  ]);
  const { requestId: _own, ...told } = (answers[1]?.body ?? {}) as unknown as Record<string, unknown>;
  const { requestId: _other, ...later } = again.body as unknown as Record<string, unknown>;
  expect(told).toEqual(later);
});

test('a check matches by its number and amount, a deposit is proposed and matched by hand', async () => {
  const [check, wire] = await lines();
  expect(check).toMatchObject({ state: 'MATCHED', matches: [{ kind: 'TRUST', id: checkId, number: 5_001 }] });
  expect(wire).toMatchObject({ state: 'OPEN', proposals: [{ kind: 'TRUST', amountCents: 250_000 }] });
  expect(await desk.reverse(checkId)).toMatchObject({ status: 409, body: { code: 'trust_check_paid' } });
  const params = { id: wire?.id ?? '' };
  const as = desk.people.billing;
  const own = { kind: 'TRUST' as const, id: wire?.proposals[0]?.id ?? '' };
  const match = (items: (typeof own)[]) => t.call(bankStatements.match, { as, params, body: { items } });
  expect(await match([{ kind: 'TRUST', id: checkId }])).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'items.0.id', code: 'match_unknown' }] },
  });
  expect(await ok(match([own]))).toMatchObject({ state: 'MATCHED', can: { unmatch: true } });
  expect(await match([own])).toMatchObject({ status: 409, body: { code: 'bank_line_matched' } });
});

test('a check by another amount, or paid twice, is an alarm that is told at once', async () => {
  const asked = await ok(desk.requestCheck({ bankAccountId: id, clientId, amountCents: 1_000 }));
  await ok(desk.approve(asked.id));
  const wrong = ofxSgml(
    [
      { day: '20260331', cents: -100, key: 'x-1', number: '5002', text: 'CHECK' },
      { day: '20260331', cents: -60_000, key: 'x-2', number: '5001', text: 'CHECK' },
      { day: '20260331', cents: 60_100, key: 'x-3', text: 'CORRECTION OF THE BANK' },
    ],
    { closingOn: '20260331' },
  );
  expect(await ok(bring(wrong))).toMatchObject({ lines: 3 });
  const alarms = (await lines()).filter(({ state }) => state === 'ALARM');
  expect(new Set(alarms.map(({ alarm }) => alarm))).toEqual(new Set(['AMOUNT', 'PAID_TWICE']));
  const told = await t.db
    .selectFrom('users.notification')
    .select(['kind', 'params'])
    .where('subjectId', '=', id)
    .execute();
  // The administrator and the two of billing, of both checks.
  expect(told.map(({ kind }) => kind)).toEqual(
    Array.from({ length: 6 }, () => 'bank-statement.check-differs'),
  );
});

test('one cent off is not signed; a lawyer signs who did not prepare it; then the month is locked', async () => {
  expect(await prepare()).toMatchObject({ status: 409, body: { reason: { code: 'month_not_over' } } });
  clock.moveTo(noon('2026-04-01'));
  expect(await sign()).toMatchObject({ status: 409, body: { code: 'reconciliation_not_prepared' } });
  expect(await ok(prepare())).toMatchObject({
    bankCents: 190_000,
    inTransitCents: 0,
    outstandingCents: 1_000,
    adjustedCents: 189_000,
    ledgerCents: 189_000,
    clientsCents: 189_000,
    isEqual: true,
    clients: [{ client: { id: clientId }, balanceCents: 189_000 }],
  });
  // A cent that came on the last day and that nobody wrote down.
  const cent = [{ day: '20260331', cents: 1, key: 'y-1', text: 'INTEREST' }];
  await ok(bring(ofxSgml(cent, { closingCents: 190_001, closingOn: '20260331' })));
  expect(await sign()).toMatchObject({ status: 409, body: { code: 'reconciliation_changed' } });
  expect(await ok(prepare())).toMatchObject({ isEqual: false, can: { sign: false } });
  expect(await sign()).toMatchObject({ status: 409, body: { code: 'reconciliation_differs' } });
  await expect(
    t.db
      .updateTable('cases.trustReconciliation')
      .set({ status: 'SIGNED', signedBy: clientId })
      .where('accountId', '=', id)
      .execute(),
  ).rejects.toThrow('trust_reconciliation_equal');
  const interest = await ok(deposit(1, '2026-03-31'));
  // In the books and at the bank, and nobody says yet that it is the same cent.
  expect(await ok(prepare())).toMatchObject({ isEqual: false, inTransitCents: 1, lines: { length: 4 } });
  const [line] = (await lines()).filter(({ amountCents }) => amountCents === 1);
  await ok(
    t.call(bankStatements.match, {
      as: desk.people.billing,
      params: { id: line?.id ?? '' },
      body: { items: [{ kind: 'TRUST', id: interest.id }] },
    }),
  );
  // Who both prepares and signs is refused, whatever their roles.
  expect((await prepare(desk.people.lawyer)).status).toBe(403);
  await ok(prepare());
  expect((await sign(desk.people.admin)).status).toBe(403);
  expect(await ok(sign())).toMatchObject({
    status: 'SIGNED',
    isEqual: true,
    can: { prepare: false, sign: false },
  });
  expect(await deposit(5, '2026-03-31')).toMatchObject({ status: 409, body: { code: 'reconciled' } });
  expect(
    await t.call(bankStatements.unmatch, {
      as: desk.people.billing,
      params: { id: line?.id ?? '' },
      body: { comment: 'It was another deposit.' },
    }),
  ).toMatchObject({ status: 409, body: { code: 'reconciled' } });
  const late = [{ day: '20260330', cents: 7, key: 'z-1', text: 'LATE' }];
  expect(await bring(ofxSgml(late, { closingCents: 190_008, closingOn: '20260402' }))).toMatchObject({
    status: 409,
    body: { code: 'reconciled' },
  });
});

test('positive pay has each check, and the void ones again', async () => {
  clock.moveTo(noon('2026-04-02'));
  const asked = await ok(desk.requestCheck({ bankAccountId: id, clientId, amountCents: 500 }));
  await ok(desk.approve(asked.id));
  await ok(desk.reverse(asked.id));
  const { body } = await t.call(bankAccounts.positivePay, {
    as: desk.people.billing,
    params: { id },
    query: {},
  });
  expect(body.checks).toBe(3);
});

const approveAs = (as: typeof desk.people.billing, accountId = id) =>
  t.call(bankAccounts.approve, { as, params: { id: accountId } });
const layoutOf = (positivePayLayout: string, as = desk.people.billing) =>
  t.send('POST', `/api/case-service/bank-accounts/update/${id}`, { as, body: { positivePayLayout } });

test('positive pay is laid out as the bank takes it, with the whole number for those who may change the account', async () => {
  const file = (as = desk.people.billing, query = {}) =>
    t.call(bankAccounts.positivePay, { as, params: { id }, query });
  const textOf = async (url: string) => {
    const { pathname, search } = new URL(url);
    return (await t.app.server.inject({ method: 'GET', url: pathname + search })).body;
  };
  // By another file the bank pays other checks, so that somebody else approves it.
  expect(await layoutOf('CSV_I_V')).toMatchObject({
    status: 200,
    body: { status: 'PENDING', positivePayLayout: 'CSV_I_V', can: { approve: false } },
  });
  expect(await approveAs(desk.people.billing)).toMatchObject({
    status: 403,
    body: { code: 'bank_account_second_person' },
  });
  expect(await approveAs(desk.people.admin)).toMatchObject({ status: 200, body: { status: 'ACTIVE' } });
  // What is said again as it was asks nobody.
  expect(await layoutOf('CSV_I_V')).toMatchObject({ status: 200, body: { status: 'ACTIVE' } });
  const { url } = await ok(file());
  const records = (await textOf(url)).trimEnd().split('\r\n');
  const voids = records.filter((record) => record.startsWith('V,'));
  expect(records).toHaveLength(4);
  expect(records[0]).toMatch(/^I,000412244401,\d+,\d\d\/\d\d\/2026,\d+\.\d\d,/);
  expect(voids).toEqual([expect.stringMatching(/^V,000412244401,\d+,04\/02\/2026,5\.00,/)]);
  // Of days on which nothing was issued or voided there is nothing.
  expect(await ok(file(desk.people.billing, { dateRange: '2025-01-01..2025-01-31' }))).toMatchObject({
    checks: 0,
  });
  expect((await file(desk.people.lawyer)).status).toBe(403);
  expect((await layoutOf('TABLE', desk.people.lawyer)).status).toBe(403);
  const { id: otherFirm } = await makeFirm(t.db);
  const stranger = await makeUser(t.db, { roles: ['firm_billing'], firmId: otherFirm });
  expect((await layoutOf('TABLE', stranger.person)).status).toBe(404);
  expect(await layoutOf('EBCDIC')).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'positivePayLayout' }] },
  });
  expect((await layoutOf('TABLE')).status).toBe(200);
  expect((await file(desk.people.lawyer)).status).toBe(200);
});

test('an account is closed by two people, and can be kept open until then', async () => {
  const { billing, admin, lawyer } = desk.people;
  const { id: accountId } = await ok(
    t.call(bankAccounts.create, {
      as: billing,
      body: {
        kind: 'OPERATING',
        name: 'Old operating account',
        bankName: 'First Peachtree Bank',
        routingNumber: '061000104',
        accountNumber: '000412244402',
      },
    }),
  );
  await ok(approveAs(admin, accountId));
  const close = (as = billing, of = accountId) =>
    t.call(bankAccounts.close, { as, params: { id: of }, body: { comment: 'The bank was changed.' } });
  const update = (body: object, as = billing) =>
    t.send('POST', `/api/case-service/bank-accounts/update/${accountId}`, { as, body });
  expect((await close(lawyer)).status).toBe(403);
  expect(await ok(close())).toMatchObject({
    status: 'CLOSING',
    closingByName: expect.any(String),
    closeReason: 'The bank was changed.',
    can: { update: false, approve: false, close: false, keepOpen: true },
  });
  // From the request on nothing else is done with it, and whoever asked for it doesn't close it.
  for (const refused of [await close(admin), await update({ name: 'Another' })])
    expect(refused).toMatchObject({ status: 409, body: { code: 'bank_account_closing' } });
  expect(await approveAs(billing, accountId)).toMatchObject({
    status: 403,
    body: { code: 'bank_account_second_person' },
  });
  await expect(
    t.db
      .updateTable('cases.bankAccount')
      .set((row) => ({ status: 'CLOSED', closedBy: row.ref('closingBy') }))
      .where('id', '=', accountId)
      .execute(),
  ).rejects.toThrow('bank_account_closed_second_person');
  // Kept open, it is as it was: approved.
  expect(await update({ keepOpen: true })).toMatchObject({
    status: 200,
    body: { status: 'ACTIVE', closeReason: null, closingByName: null },
  });
  await ok(close());
  expect(await ok(approveAs(admin, accountId))).toMatchObject({
    status: 'CLOSED',
    closeReason: 'The bank was changed.',
    can: { update: false, approve: false, close: false, keepOpen: false },
  });
  expect(await update({ keepOpen: true })).toMatchObject({ body: { code: 'bank_account_closed' } });
  const kinds = await t.db
    .selectFrom('cases.auditEvent')
    .select('action')
    .where('subjectId', '=', accountId)
    .orderBy('seq')
    .execute();
  expect(kinds.map(({ action }) => action.replace('bank-account.', ''))).toEqual([
    'create',
    'approve',
    'request-close',
    'keep-open',
    'request-close',
    'close',
  ]);
});

test('an account that holds entrusted money isn’t closed', async () => {
  expect(
    await t.call(bankAccounts.close, {
      as: desk.people.billing,
      params: { id },
      body: { comment: 'The bank was changed.' },
    }),
  ).toMatchObject({ status: 409, body: { code: 'bank_account_holds_money' } });
});
