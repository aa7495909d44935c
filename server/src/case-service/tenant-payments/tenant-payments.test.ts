import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { cases } from '@writdesk/contract/cases/cases';
import { rulePackContent } from '@writdesk/contract/rule-packs/rule-rows';
import { notifications } from '@writdesk/contract/notifications/notifications';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { caseDesk, type CaseDesk, ok } from '../../../test/support/case-desk.ts';
import { firmWithAClient, type FirmWithAClient } from '../../../test/support/firm-with-a-client.ts';
import { type Person, testApp, type TestApp } from '../../../test/support/harness.ts';
import { standingClock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { makeClient } from '../../user-service/clients/client-factory.ts';
import { makeUser } from '../../user-service/users/user-factory.ts';
import { readLawBook, ruleHash } from '../deadlines/index.ts';

let t: TestApp;
let desk: CaseDesk;
let world: FirmWithAClient;
let people: FirmWithAClient['people'];
const morning = '2026-06-12T14:00:00Z';
const clock = standingClock(morning);

beforeAll(async () => {
  t = await testApp({ clock });
  world = await firmWithAClient(t);
  desk = caseDesk(t, world);
  people = world.people;
});
afterAll(() => t.close());

const pay = (id: string, body: object = {}, as: Person = people.manager) =>
  t.send('POST', `/api/case-service/case/record-tenant-payment/${id}`, {
    as,
    body: { receivedOn: '2026-06-11', amountCents: 50_000, paysInFull: false, ...body },
  });
const detailsOf = (id: string, as: Person = people.manager) =>
  ok(t.call(cases.details, { as, params: { id } }));
const warnedOf = async (as: Person, id: string) =>
  (await ok(t.call(notifications.list, { as, query: { size: 100 } }))).notifications.filter(
    ({ kind, subject }) => kind === 'tenant-payment.against-rule' && subject?.id === id,
  );
const setStatus = (id: string, status: CaseDetails['status']) =>
  t.db.updateTable('cases.evictionCase').set({ status }).where('id', '=', id).execute();

describe('what may be done with money', () => {
  test('is said from the notice to the lockout, by the rule of the stage, to the company too', async () => {
    const { id } = await desk.at('REVIEW');
    expect((await detailsOf(id)).paymentGuard).toMatchObject({
      stage: 'NOTICE',
      rule: { id: 'GA-PAY-NOTICE', answer: 'IN_FULL', cite: 'O.C.G.A. § 44-7-50(c)', verifiedBy: null },
    });
    for (const [status, stage, rule] of [
      ['FILED', 'SUIT', { id: 'GA-PAY-SUIT', answer: 'IN_FULL' }],
      ['JUDGMENT_RECORDED', 'JUDGMENT', { id: 'GA-PAY-JUDGMENT', answer: 'REFUSE' }],
      ['LOCKOUT_SCHEDULED', 'WRIT', { id: 'GA-PAY-JUDGMENT', answer: 'REFUSE' }],
    ] as const) {
      await setStatus(id, status);
      expect((await detailsOf(id)).paymentGuard, status).toMatchObject({ stage, rule });
    }
    await setStatus(id, 'CLOSED');
    expect((await detailsOf(id)).paymentGuard).toBeNull();
  });

  test('is what the agreement names, while one runs', async () => {
    const { id } = await desk.at('AWAITING_JUDGMENT');
    await t.send('POST', `/api/case-service/case-judgment/create/${id}`, {
      as: people.lawyer,
      body: {
        outcome: 'STIPULATED_STAY',
        date: '2026-06-12',
        stipulation: { payments: [{ dueOn: '2026-06-15', amountCents: 60_000 }] },
      },
    });
    expect((await detailsOf(id)).paymentGuard).toBeNull();
    expect((await pay(id)).status).toBe(200);
    expect(await warnedOf(people.lawyer, id)).toEqual([]);
  });

  test('is a lawyer’s to say where one disputes the rule', async () => {
    const { id } = await desk.at('FILED');
    const row = (await readLawBook(t.db)).packs.get('GA')?.payments.find((one) => one.id === 'GA-PAY-SUIT');
    if (!row) throw new Error('Georgia has no rule about payments.');
    const say = (verdict: 'WRONG' | 'VERIFIED') =>
      t.db
        .insertInto('cases.ruleVerdict')
        .values({
          id: newId(),
          stateCode: 'GA',
          ruleId: row.id,
          ruleHash: ruleHash(row),
          verdict,
          reason: verdict === 'WRONG' ? 'The costs are missing.' : null,
          lawyerId: newId(),
          lawyerName: 'Josephine Adeyemi',
          firmName: 'Marlow & Pruitt',
          saidAt: new Date(),
        })
        .execute();
    await say('WRONG');
    expect((await detailsOf(id)).paymentGuard).toEqual({ stage: 'SUIT', rule: null });
    await pay(id, { paysInFull: true });
    expect(await warnedOf(people.lawyer, id)).toHaveLength(1);
    await say('VERIFIED');
    expect((await detailsOf(id)).paymentGuard?.rule).toMatchObject({
      answer: 'IN_FULL',
      verifiedBy: 'Josephine Adeyemi, Marlow & Pruitt',
    });
  });
});

test('a rule ends with its last day at the court, not in London', async () => {
  const { id } = await desk.at('FILED');
  const pack = () =>
    t.db.updateTable('cases.rulePack').where('stateCode', '=', 'GA').where('status', '=', 'PUBLISHED');
  const { content, publishedAt } = await t.db
    .selectFrom('cases.rulePack')
    .select(['content', 'publishedAt'])
    .where('stateCode', '=', 'GA')
    .where('status', '=', 'PUBLISHED')
    .executeTakeFirstOrThrow();
  const law = rulePackContent.parse(content);
  const ending = law.payments.map((rule) =>
    rule.id === 'GA-PAY-SUIT' ? { ...rule, effectiveTo: '2026-06-12' } : rule,
  );
  await pack()
    .set({ content: JSON.stringify({ ...law, payments: ending }), publishedAt: new Date(morning) })
    .execute();
  const firm = (timeZone: string) =>
    t.db.updateTable('users.firm').set({ timeZone }).where('id', '=', world.firm.id).execute();
  await firm('America/Los_Angeles');
  try {
    // Ten in the evening in Atlanta, and the next day elsewhere.
    clock.moveTo('2026-06-13T02:00:00Z');
    expect((await detailsOf(id)).paymentGuard?.rule).toMatchObject({ id: 'GA-PAY-SUIT' });
    await pay(id, { receivedOn: '2026-06-12', paysInFull: true });
    expect(await warnedOf(people.lawyer, id)).toEqual([]);
    // Midnight has passed at the court, and not yet at the firm.
    clock.moveTo('2026-06-13T05:00:00Z');
    expect((await detailsOf(id)).paymentGuard?.rule).toMatchObject({ id: 'GA-PAY-OTHER' });
  } finally {
    clock.moveTo(morning);
    await pack().set({ content, publishedAt }).execute();
    await firm('America/New_York');
  }
});

describe('money that is recorded', () => {
  test('in full where only that may be taken stands on the case and alerts nobody', async () => {
    const { id } = await desk.at('FILED');
    expect(await pay(id, { paysInFull: true, note: 'Money order' })).toMatchObject({
      status: 200,
      body: {
        tenantPayments: [
          {
            receivedOn: '2026-06-11',
            amountCents: 50_000,
            paysInFull: true,
            againstRule: false,
            note: 'Money order',
          },
        ],
      },
    });
    expect(await warnedOf(people.lawyer, id)).toEqual([]);
  });

  test('against the rule alerts the lawyer, once, and is on the trail', async () => {
    const { id, version } = await desk.at('JUDGMENT_RECORDED');
    const [one, other] = await Promise.all([
      pay(id, { version, paysInFull: true }),
      pay(id, { version, paysInFull: true }),
    ]);
    expect(new Set([one.status, other.status])).toEqual(new Set([200, 409]));
    expect(await warnedOf(people.lawyer, id)).toMatchObject([{ params: { amountCents: '50000' } }]);
    expect((await detailsOf(id)).tenantPayments).toMatchObject([{ againstRule: true }]);
    const { data } = await t.db
      .selectFrom('cases.auditEvent')
      .select('data')
      .where('subjectId', '=', id)
      .where('action', '=', 'case.record-tenant-payment')
      .executeTakeFirstOrThrow();
    expect(data).toMatchObject({ againstRule: true, rule: 'GA-PAY-JUDGMENT', amountCents: 50_000 });
  });

  test('on the ledger alone alerts the lawyer as well', async () => {
    const { id, caseEviction } = await desk.at('FILED');
    const ledger = caseEviction.ledger.map(({ id: _, ...line }) => line);
    const enter = (lines: object[]) =>
      t.send('POST', `/api/case-service/case-eviction/create/${id}`, {
        as: people.processor,
        body: { ledger: lines },
      });
    expect((await enter(ledger)).status).toBe(200);
    expect(await warnedOf(people.lawyer, id)).toEqual([]);
    const paid = { kind: 'PAYMENT', dueOn: '2026-06-11', description: 'Cash', amountCents: -10_000 };
    expect((await enter([...ledger, paid])).status).toBe(200);
    expect(await warnedOf(people.lawyer, id)).toMatchObject([{ params: { amountCents: '10000' } }]);
  });

  test.each([
    ['a day that hasn’t come', { receivedOn: '2026-06-13' }, 'receivedOn'],
    ['no sum', { amountCents: 0 }, 'amountCents'],
    ['no word on whether it is everything', { paysInFull: undefined }, 'paysInFull'],
  ])('with %s is refused at its field', async (_, body, path) => {
    const { id } = await desk.at('FILED');
    expect(await pay(id, body)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  });

  test('is not for those who only bill, nor for another company', async () => {
    const { id } = await desk.at('FILED');
    const payer = await makeUser(t.db, { roles: ['firm_billing'], firmId: world.firm.id });
    expect((await pay(id, {}, payer.person)).status).toBe(403);
    const elsewhere = await makeUser(t.db, {
      roles: ['client_owner'],
      clientId: (await makeClient(t.db)).id,
    });
    expect((await pay(id, {}, elsewhere.person)).status).toBe(404);
    await setStatus(id, 'CLOSED');
    expect((await pay(id)).status).toBe(409);
  });
});
