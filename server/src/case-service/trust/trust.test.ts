import { payments } from '@writdesk/contract/payments/payments';
import { trust } from '@writdesk/contract/trust/trust';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noon } from '../../../test/support/billed-company.ts';
import { ok } from '../../../test/support/case-desk.ts';
import { type TestApp, testApp } from '../../../test/support/harness.ts';
import { type TrustDesk, trustDesk } from '../../../test/support/trust-desk.ts';
import { standingClock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { makeUser } from '../../user-service/users/user-factory.ts';

const clock = standingClock(noon('2026-03-10'));
let t: TestApp;
let desk: TrustDesk;
beforeAll(async () => {
  t = await testApp({ clock });
  desk = await trustDesk(t, clock);
});
afterAll(() => t.close());

const ofClient = async (clientId: string) =>
  (await desk.balances()).filter(({ client }) => client?.id === clientId);
const refusals = async (code: string) =>
  (
    await t.db
      .selectFrom('cases.auditEvent')
      .select('data')
      .where('action', '=', 'trust.refused')
      .where('firmId', '=', desk.firmId)
      .execute()
  ).filter(({ data }) => JSON.stringify(data).includes(`"${code}"`));

test('a deposit waits for the business days of its method, and then a check can be drawn on it', async () => {
  clock.moveTo(noon('2026-03-10'));
  const { clientId, caseId } = await desk.company();
  const deposit = await ok(desk.deposit({ clientId, caseId, method: 'CHECK', reference: '2207' }));
  expect(deposit).toMatchObject({
    usableOn: '2026-03-17',
    isUsable: false,
    status: 'POSTED',
    isOfCase: true,
  });
  expect(await ofClient(clientId)).toMatchObject([
    { balanceCents: 10_000, heldCents: 10_000, usableCents: 0, case: { id: caseId } },
  ]);
  expect(await desk.requestCheck({ clientId, caseId, amountCents: 1 })).toMatchObject({
    status: 409,
    body: { code: 'trust_short', reason: { code: 'trust_usable', values: { usable: 0 } } },
  });
  expect(await refusals('trust_usable')).toMatchObject([{ data: { act: 'request-check', amountCents: 1 } }]);
  clock.moveTo(noon('2026-03-17'));
  const { id } = await ok(desk.requestCheck({ clientId, caseId, amountCents: 6_000 }));
  expect(await desk.approve(id, desk.people.billing)).toMatchObject({
    status: 403,
    body: { code: 'trust_second_person' },
  });
  const paid = await ok(desk.approve(id));
  expect(paid).toMatchObject({
    status: 'POSTED',
    number: 5_001,
    postedOn: '2026-03-17',
    can: { reverse: true },
  });
  expect(await ofClient(clientId)).toMatchObject([{ balanceCents: 4_000, heldCents: 0, usableCents: 4_000 }]);
  expect(await desk.approve(id)).toMatchObject({ status: 409, body: { code: 'trust_not_waiting' } });
});

test('nobody approves what they asked for before they left the firm and came back', async () => {
  clock.moveTo(noon('2026-03-10'));
  const { clientId } = await desk.company();
  await ok(desk.deposit({ clientId, method: 'WIRE', reference: '2208' }));
  const roles = ['firm_billing'] as const;
  const { user, person } = await makeUser(t.db, { roles, firmId: desk.firmId });
  const { id } = await ok(desk.requestCheck({ clientId, amountCents: 6_000 }, person));
  const gone = { active: false, accountId: null };
  await t.db.updateTable('users.appUser').set(gone).where('id', '=', user.id).execute();
  const { email } = user;
  const back = (await makeUser(t.db, { roles, firmId: desk.firmId, email })).person;
  expect(await desk.approve(id, back)).toMatchObject({ status: 403, body: { code: 'trust_second_person' } });
  expect(await ok(desk.approve(id))).toMatchObject({ status: 'POSTED' });
});

test('ACH waits three business days and a wire none; no other way brings money in', async () => {
  clock.moveTo(noon('2026-03-13'));
  const { clientId } = await desk.company();
  const ach = await ok(desk.deposit({ clientId, method: 'ACH', date: '2026-03-13' }));
  const wire = await ok(desk.deposit({ clientId, date: '2026-03-13' }));
  expect([ach.usableOn, wire.usableOn, wire.isUsable]).toEqual(['2026-03-18', '2026-03-13', true]);
  const card = await t.send('POST', trust.deposit.url, {
    as: desk.people.billing,
    body: { bankAccountId: desk.bankAccountId, clientId, amountCents: 1, date: '2026-03-13', method: 'CARD' },
  });
  expect(card.status).toBe(400);
  expect(await desk.deposit({ clientId, date: '2026-03-14' })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'date', code: 'payment_in_future' }] },
  });
});

test('a transfer pays an issued invoice and no more than is left of it, and its reversal opens the invoice again', async () => {
  clock.moveTo(noon('2026-03-20'));
  const { clientId, caseId, issue } = await desk.company();
  await ok(desk.deposit({ clientId, date: '2026-03-20', amountCents: 9_000 }));
  const invoice = await issue(7_500);
  const at = { clientId, invoiceId: invoice.id };
  expect(await desk.transfer({ ...at, amountCents: 7_501 })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'amountCents', code: 'allocation_too_high' }] },
  });
  // The case has no money of its own, and the company’s isn’t taken for it.
  expect(await desk.transfer({ ...at, caseId, amountCents: 100 })).toMatchObject({
    status: 409,
    body: { code: 'trust_short' },
  });
  const moved = await ok(desk.transfer({ ...at, amountCents: 7_500 }));
  expect(moved).toMatchObject({ kind: 'TRANSFER', invoice: { number: invoice.number } });
  const { body } = await t.call(payments.list, { as: desk.people.billing, query: { clientId } });
  expect(body.payments).toMatchObject([{ method: 'TRUST', amountCents: 7_500, can: { reverse: false } }]);
  const paymentId = body.payments[0]?.id ?? '';
  expect(
    await t.call(payments.reverse, {
      as: desk.people.billing,
      params: { id: paymentId },
      body: { comment: 'Entered by mistake.' },
    }),
  ).toMatchObject({ status: 409, body: { code: 'payment_from_trust' } });
  expect(await desk.transfer({ ...at, amountCents: 1 })).toMatchObject({
    status: 409,
    body: { code: 'invoice_not_open' },
  });
  await ok(desk.reverse(moved.id));
  expect(await ofClient(clientId)).toMatchObject([{ balanceCents: 9_000 }]);
  const again = await t.call(payments.list, { as: desk.people.billing, query: { clientId } });
  expect(again.body.payments).toMatchObject([{ status: 'REVERSED' }]);
  await ok(desk.transfer({ ...at, amountCents: 2_500 }));
});

test('another company’s invoice can’t be paid, nor its money be used', async () => {
  clock.moveTo(noon('2026-03-20'));
  const [mine, other] = [await desk.company(), await desk.company()];
  await ok(desk.deposit({ clientId: mine.clientId, date: '2026-03-20' }));
  const { id: invoiceId } = await other.issue(500);
  const { clientId } = mine;
  expect(await desk.transfer({ clientId, invoiceId, amountCents: 500 })).toMatchObject({
    status: 404,
    body: { code: 'invoice_not_found' },
  });
  expect(await desk.deposit({ clientId, caseId: other.caseId, date: '2026-03-20' })).toMatchObject({
    status: 404,
    body: { code: 'case_not_found' },
  });
});

test('an unidentified deposit is listed and used by nobody until it is somebody’s', async () => {
  clock.moveTo(noon('2026-03-23'));
  const { clientId, caseId } = await desk.company();
  const { id } = await ok(desk.deposit({ date: '2026-03-23', amountCents: 800 }));
  const listed = async () =>
    (
      await ok(
        t.call(trust.register, { as: desk.people.billing, query: { isUnidentified: 'true', size: 100 } }),
      )
    ).items.map((item) => item.id);
  expect(await listed()).toContain(id);
  const identify = () =>
    t.call(trust.identify, { as: desk.people.second, params: { id }, body: { clientId, caseId } });
  expect(await ok(identify())).toMatchObject({ client: { id: clientId }, case: { id: caseId } });
  expect(await listed()).not.toContain(id);
  expect(await ofClient(clientId)).toMatchObject([{ balanceCents: 800, case: { id: caseId } }]);
  expect(await identify()).toMatchObject({ status: 409, body: { code: 'trust_identified' } });
});

test('a returned deposit is reversed, and not when its money was used', async () => {
  clock.moveTo(noon('2026-03-24'));
  const { clientId } = await desk.company();
  const { id } = await ok(desk.deposit({ clientId, date: '2026-03-24', amountCents: 1_000 }));
  const check = await ok(desk.requestCheck({ clientId, amountCents: 1 }));
  await ok(desk.approve(check.id));
  expect(await desk.reverse(id)).toMatchObject({ status: 409, body: { code: 'trust_short' } });
  await ok(desk.reverse(check.id));
  expect(await ok(desk.reverse(id))).toMatchObject({ status: 'REVERSED', reversedOn: '2026-03-24' });
  expect(await ofClient(clientId)).toEqual([]);
  expect(await desk.reverse(id)).toMatchObject({ status: 409, body: { code: 'trust_reversed' } });
});

test('of two checks on the last cent one is released', async () => {
  clock.moveTo(noon('2026-03-25'));
  const { clientId } = await desk.company();
  await ok(desk.deposit({ clientId, date: '2026-03-25', amountCents: 500 }));
  const asked = await Promise.all([1, 2, 3].map(() => ok(desk.requestCheck({ clientId, amountCents: 500 }))));
  const released = await Promise.all(asked.map(({ id }) => desk.approve(id)));
  expect(released.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  expect(await ofClient(clientId)).toEqual([]);
  const numbers = await t.db
    .selectFrom('cases.trustItem')
    .select('number')
    .where('firmId', '=', desk.firmId)
    .where('number', 'is not', null)
    .orderBy('number')
    .execute();
  expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, index) => 5_001 + index));
});

test('the database itself refuses a balance below nothing, and money that still waits', async () => {
  clock.moveTo(noon('2026-03-25'));
  const { clientId } = await desk.company();
  await ok(desk.deposit({ clientId, date: '2026-03-25', method: 'CHECK', amountCents: 500 }));
  const set = (cents: { balanceCents?: number; heldCents?: number }) =>
    t.db.updateTable('cases.trustBalance').set(cents).where('clientId', '=', clientId).execute();
  await expect(set({ balanceCents: -1, heldCents: 0 })).rejects.toThrow('trust_balance_');
  await expect(set({ balanceCents: 499 })).rejects.toThrow('trust_balance_held');
});

test('a walled or sealed case is named to nobody who may not see it, and takes no money', async () => {
  clock.moveTo(noon('2026-03-26'));
  const { firmId, people } = desk;
  const { clientId, caseId } = await desk.company();
  const { user, person: payer } = await makeUser(t.db, { roles: ['client_ap'], clientId });
  expect(user.clientId).toBe(clientId);
  await ok(desk.deposit({ clientId, caseId, date: '2026-03-26', amountCents: 700 }));
  const { id: waiting } = await ok(desk.requestCheck({ clientId, caseId, amountCents: 100 }));
  const { id: unidentified } = await ok(desk.deposit({ date: '2026-03-26', amountCents: 50 }));
  const period = { clientId, from: '2026-03-01', to: '2026-03-31' };
  const replies = async (as = people.billing) =>
    JSON.stringify([
      await t.call(trust.balances, { as, query: { size: 100 } }),
      await t.call(trust.register, { as, query: { clientId, size: 100 } }),
      await t.call(trust.statement, { as, query: { ...period, firmId } }),
      await t.call(trust.statement, { as: payer, query: { ...period, firmId } }),
    ]);
  expect(await replies()).toContain(caseId);
  await t.db
    .insertInto('cases.caseSeal')
    .values({
      firmId,
      id: newId(),
      clientId,
      caseId,
      reason: 'BY_ORDER',
      orderedOn: '2026-03-20',
      orderDocumentId: newId(),
      sealedBy: newId(),
      sealedByName: 'A test',
      sealedAt: new Date(noon('2026-03-26')),
    })
    .execute();
  await t.db
    .updateTable('cases.evictionCase')
    .set({ sealedAt: new Date(noon('2026-03-26')) })
    .where('id', '=', caseId)
    .execute();
  const text = await replies();
  expect(text).not.toContain(caseId);
  // The sums stay: a reconciliation needs them.
  expect(await ofClient(clientId)).toMatchObject([{ balanceCents: 700, case: null, isOfCase: true }]);
  const found = await t.call(trust.register, { as: people.billing, query: { caseId } });
  expect(found.body.items).toEqual([]);
  const refused = [
    await desk.deposit({ clientId, caseId, date: '2026-03-26' }),
    await desk.requestCheck({ clientId, caseId, amountCents: 1 }),
    await desk.approve(waiting),
    await desk.reverse(waiting),
    await desk.transfer({ clientId, caseId, invoiceId: newId(), amountCents: 1 }),
    await t.call(trust.identify, {
      as: people.second,
      params: { id: unidentified },
      body: { clientId, caseId },
    }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  const codes = refused.map(({ body }) => (body as unknown as { code: string }).code);
  expect(new Set(codes)).toEqual(new Set(['case_not_found']));
  expect(await refusals('case_not_found')).not.toEqual([]);
  const trail = await t.db
    .selectFrom('cases.auditEvent')
    .select('data')
    .where('firmId', '=', firmId)
    .where('subject', 'in', ['trust', 'trust-item'])
    .execute();
  expect(JSON.stringify(trail)).not.toContain(caseId);
});

test('a company reads its own statement alone', async () => {
  clock.moveTo(noon('2026-03-27'));
  const [own, other] = [await desk.company(), await desk.company()];
  const { person: payer } = await makeUser(t.db, { roles: ['client_ap'], clientId: own.clientId });
  await ok(desk.deposit({ clientId: own.clientId, date: '2026-03-26', amountCents: 900 }));
  const { id } = await ok(desk.requestCheck({ clientId: own.clientId, amountCents: 400 }));
  await ok(desk.approve(id));
  const read = (clientId: string, from = '2026-03-27') =>
    t.call(trust.statement, {
      as: payer,
      query: { clientId, firmId: desk.firmId, from, to: '2026-03-31' },
    });
  expect(await ok(read(own.clientId))).toMatchObject({
    openingCents: 900,
    lines: [{ movement: 'CHECK', amountCents: -400, balanceCents: 500, payeeName: 'Corinth Locksmiths' }],
    closingCents: 500,
  });
  expect((await read(other.clientId)).status).toBe(404);
  for (const call of [trust.balances, trust.register, trust.earned])
    expect((await t.call(call, { as: payer, query: {} })).status).toBe(403);
});

test('earned money that stays in trust for 30 days is listed', async () => {
  clock.moveTo(noon('2026-04-01'));
  const { clientId, issue } = await desk.company();
  await ok(desk.deposit({ clientId, date: '2026-04-01', amountCents: 2_000 }));
  const { id: invoiceId } = await issue(1_500);
  const listed = async () =>
    (await ok(t.call(trust.earned, { as: desk.people.lawyer, query: { size: 100 } }))).rows.filter(
      ({ client }) => client.id === clientId,
    );
  clock.moveTo(noon('2026-04-30'));
  expect(await listed()).toEqual([]);
  clock.moveTo(noon('2026-05-01'));
  expect(await listed()).toMatchObject([{ openCents: 1_500, usableCents: 2_000 }]);
  await ok(desk.transfer({ clientId, invoiceId, amountCents: 1_500 }));
  expect(await listed()).toEqual([]);
});

test('register, clients and ledger have one sum', async () => {
  const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0);
  const balances = await desk.balances();
  const rows = await t.db
    .selectFrom('cases.trustMovement')
    .select('amountCents')
    .where('firmId', '=', desk.firmId)
    .execute();
  const postings = await t.db
    .selectFrom('cases.ledgerPosting')
    .select(['debit', 'credit', 'amountCents'])
    .where('firmId', '=', desk.firmId)
    .where('bankAccountId', '=', desk.bankAccountId)
    .execute();
  const ledger = sum(
    postings.map(({ debit, amountCents }) => (debit === 'TRUST_CASH' ? amountCents : -amountCents)),
  );
  expect(ledger).toBeGreaterThan(0);
  expect(sum(balances.map(({ balanceCents }) => balanceCents))).toBe(ledger);
  expect(sum(rows.map(({ amountCents }) => amountCents))).toBe(ledger);
});
