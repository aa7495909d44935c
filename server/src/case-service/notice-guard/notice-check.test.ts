import { cases } from '@writdesk/contract/cases/cases';
import type { EvictionInput } from '@writdesk/contract/cases/case-values';
import { noticeGuard } from '@writdesk/contract/notices/notice-guard';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CaseDesk, caseDesk, ok } from '../../../test/support/case-desk.ts';
import { type FirmWithAClient, firmWithAClient } from '../../../test/support/firm-with-a-client.ts';
import { type Person, testApp, type TestApp } from '../../../test/support/harness.ts';
import { standingClock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { verifyAudit } from '../../platform/audit/audit-queries.ts';
import { readLawBook, ruleHash } from '../deadlines/index.ts';

let t: TestApp;
let world: FirmWithAClient;
let strangers: FirmWithAClient;
let desk: CaseDesk;
let people: FirmWithAClient['people'];

beforeAll(async () => {
  t = await testApp({ clock: standingClock('2026-06-12T14:00:00Z') });
  world = await firmWithAClient(t);
  strangers = await firmWithAClient(t);
  desk = caseDesk(t, world);
  people = world.people;
});
afterAll(() => t.close());

/** A lawyer vouches for rules as they read now, or takes it back. */
async function say(verdict: 'VERIFIED' | 'WITHDRAWN' | 'WRONG', ...ruleIds: string[]): Promise<void> {
  const pack = (await readLawBook(t.db)).packs.get('GA');
  const rows = [...(pack?.deadlines ?? []), ...(pack?.notices ?? [])];
  for (const id of ruleIds) {
    const row = rows.find((one) => one.id === id);
    if (!row) throw new Error(`Georgia has no rule ${id}.`);
    await t.db
      .insertInto('cases.ruleVerdict')
      .values({
        id: newId(),
        stateCode: 'GA',
        ruleId: id,
        ruleHash: ruleHash(row),
        verdict,
        reason: verdict === 'WRONG' ? wrong : null,
        lawyerId: newId(),
        lawyerName: 'Josephine Adeyemi',
        firmName: 'Marlow & Pruitt',
        saidAt: new Date(),
      })
      .execute();
  }
}
const wrong = 'It is another number since July.';
const georgia = ['GA-NOTICE-RENT', 'GA-GUARD-RENT', 'GA-GUARD-METHOD'];

const checkOf = (as: Person, id: string) => t.call(noticeGuard.ofCase, { as, params: { id } });
const pointsFor = async (as: Person, id: string) =>
  Object.fromEntries(
    (await ok(checkOf(as, id))).points.map(({ point, state, code }) => [point, `${state} ${code}`]),
  );
const approve = (id: string, noticePoints?: { point: 'amount' | 'method'; reason: string }[]) =>
  t.call(cases.sendForFiling, { as: people.lawyer, params: { id }, body: { noticePoints } });

/** A case at attorney review whose notice isn't in order. */
async function reviewWith(caseEviction: Partial<EvictionInput>): Promise<string> {
  const { id } = await desk.draft();
  const saved = t.call(cases.save, { as: people.manager, params: { id }, body: { caseEviction } });
  let record = await ok(saved);
  while (record.status !== 'REVIEW') record = await desk.advance(record);
  return id;
}
const tooMuch = { noticeAmountCents: 377_500 };

describe('the check', () => {
  test('is read by whoever reads the case, with its days', async () => {
    const { id } = await desk.draft();
    const seen = await ok(checkOf(people.manager, id));
    expect(seen).toMatchObject({
      mayBeFiledOn: '2026-06-11',
      stateCode: 'GA',
      reasons: ['NONPAYMENT'],
      supposesNoCares: false,
      timeZone: 'America/New_York',
      today: '2026-06-12',
      deadline: { date: '2026-06-10', ruleId: 'GA-NOTICE-RENT' },
    });
    expect(await pointsFor(people.manager, id)).toEqual({
      length: 'ok lengthRight',
      method: 'ok methodRight',
      type: 'ok typeByLease',
      amount: 'ok amountRight',
      proof: 'fail proofMissing',
      cares: 'ok caresNo',
      cure: 'ok payOver',
    });
    expect(await pointsFor(people.processor, id)).toEqual(await pointsFor(people.manager, id));
  });

  test('says at its date that a lawyer calls the rule wrong, to the firm alone', async () => {
    const { id } = await desk.draft();
    const warningsFor = async (as: Person) =>
      (await ok(checkOf(as, id))).deadline?.warnings.filter((text) => text.includes('GA-NOTICE-RENT'));
    const unverified = await warningsFor(people.processor);
    expect(unverified).toEqual([expect.stringContaining('No lawyer has verified')]);
    await say('WRONG', 'GA-NOTICE-RENT');
    expect(await warningsFor(people.processor)).toEqual([
      `A lawyer says that the rule GA-NOTICE-RENT is wrong: ${wrong}`,
    ]);
    expect(await warningsFor(people.manager)).toEqual(unverified);
    await say('WITHDRAWN', 'GA-NOTICE-RENT');
    expect(await warningsFor(people.processor)).toEqual(unverified);
  });

  test('isn’t there for strangers', async () => {
    const { id } = await desk.draft();
    for (const as of [strangers.people.manager, strangers.people.lawyer]) {
      expect(await checkOf(as, id)).toMatchObject({ status: 404, body: { code: 'case_not_found' } });
    }
  });
});

describe('the approval', () => {
  test('is held up by no rule that nobody has verified', async () => {
    const id = await reviewWith({ ...tooMuch, noticeMethod: 'FIRST_CLASS_MAIL' });
    expect(await pointsFor(people.lawyer, id)).toMatchObject({
      amount: 'warn amountMore',
      method: 'warn methodWrong',
    });
    expect((await approve(id)).status).toBe(200);
  });

  describe('where a lawyer has verified the rules', () => {
    beforeAll(() => say('VERIFIED', ...georgia));
    afterAll(() => say('WITHDRAWN', ...georgia));

    test('needs nothing where the notice is in order', async () => {
      const { id } = await desk.at('REVIEW');
      expect((await approve(id)).status).toBe(200);
    });

    test('names each point that stands against it, at once', async () => {
      const id = await reviewWith({ ...tooMuch, noticeMethod: 'FIRST_CLASS_MAIL' });
      const refused = await approve(id);
      expect(refused).toMatchObject({
        status: 400,
        body: {
          code: 'case_incomplete',
          errors: [
            {
              path: 'noticePoints.method',
              message:
                'First-class mail: not a way to give this notice in Georgia. Accepted: Sealed on the outside door and mailed, Posted and mailed (tack and mail), and In person. Fix it, or override this point with a reason.',
            },
            {
              path: 'noticePoints.amount',
              message:
                'The notice demands $75.00 more than the ledger showed that day. A court may dismiss for this. Fix it, or override this point with a reason.',
            },
          ],
        },
      });
      const half = await approve(id, [{ point: 'amount', reason: 'The fee is rent by the lease.' }]);
      expect(half.body).toMatchObject({ errors: [{ path: 'noticePoints.method' }] });
      // What was given with a refused approval is not kept.
      expect(await pointsFor(people.lawyer, id)).toMatchObject({ amount: 'fail amountMore' });
      const { points } = await ok(checkOf(people.lawyer, id));
      expect(points.every(({ passedBy }) => passedBy === null)).toBe(true);
    });

    test('passes a point with a reason that is kept, notified to the firm, and audited', async () => {
      const id = await reviewWith(tooMuch);
      const reason = 'By the lease, § 4, the $75.00 are rent.';
      const approved = await ok(approve(id, [{ point: 'amount', reason }]));
      expect(approved.status).toBe('SENT_FOR_FILING');
      const amountFor = async (as: Person) =>
        (await ok(checkOf(as, id))).points.find(({ point }) => point === 'amount');
      const pass = { name: expect.any(String), at: '2026-06-12T14:00:00.000Z' };
      expect(await amountFor(people.processor)).toMatchObject({
        state: 'fail',
        passedBy: { ...pass, reason },
      });
      // The company learns that it was passed and by whom; why is the firm's business.
      expect(await amountFor(people.manager)).toMatchObject({ passedBy: { ...pass, reason: null } });
      const rows = await t.db
        .selectFrom('cases.auditEvent')
        .select(['data', 'visibility'])
        .where('subjectId', '=', id)
        .where('action', '=', 'case.pass-notice-point')
        .execute();
      expect(rows).toEqual([
        {
          visibility: 'FIRM',
          data: {
            point: 'amount',
            code: 'amountMore',
            params: expect.objectContaining({ moreCents: 7_500 }),
            rule: 'GA-GUARD-RENT',
            reason,
          },
        },
      ]);
      expect(await verifyAudit(t.db, { trail: 'cases', subject: 'case', subjectId: id })).toMatchObject({
        fault: null,
      });
    });

    test('forgets a pass when a fact of the notice changes', async () => {
      const id = await reviewWith(tooMuch);
      await ok(approve(id, [{ point: 'amount', reason: 'By the lease it is rent.' }]));
      const back = { reasonCodes: ['OTHER' as const], comment: 'Another sum.', fixes: [{ item: 'The sum' }] };
      await ok(t.call(cases.sendBackToProcessor, { as: people.lawyer, params: { id }, body: back }));
      const save = (caseEviction: Partial<EvictionInput>) =>
        ok(t.call(cases.save, { as: people.processor, params: { id }, body: { caseEviction } }));
      const passed = async () =>
        (await ok(checkOf(people.lawyer, id))).points.filter(({ passedBy }) => passedBy).length;
      await save({ occupied: true });
      expect(await passed()).toBe(1);
      await save({ noticeAmountCents: 380_000 });
      expect(await passed()).toBe(0);
      await save(tooMuch);
      expect(await passed()).toBe(0);
    });

    test('comes not before the notice has ended', async () => {
      const id = await reviewWith({ noticeServedOn: '2026-06-10' });
      expect((await approve(id)).body).toMatchObject({
        errors: [{ path: 'noticePoints.length', message: expect.stringContaining('June 16, 2026') }],
      });
    });

    test('passes no point of many cases at once', async () => {
      const id = await reviewWith(tooMuch);
      const data = { noticePoints: [{ point: 'amount', reason: 'All the same.' }] };
      const body = { caseIds: [id], data };
      const { results } = await ok(
        t.call(cases.bulk, { as: people.lawyer, params: { action: 'send-for-filing' }, body }),
      );
      expect(results).toMatchObject([{ ok: false, code: 'case_incomplete' }]);
    });

    test('wants a reason that says something', async () => {
      const id = await reviewWith(tooMuch);
      expect(await approve(id, [{ point: 'amount', reason: '  ' }])).toMatchObject({
        status: 400,
        body: {
          errors: [
            {
              path: 'noticePoints.0.reason',
              message: 'Explain why in at least two words and 10 characters.',
            },
          ],
        },
      });
    });

    test('the administrator of the firm reads each week what was passed, and nobody else does', async () => {
      const id = await reviewWith(tooMuch);
      await ok(approve(id, [{ point: 'amount', reason: 'Agreed with the owner.' }]));
      const list = (as: Person, from?: string) => t.call(noticeGuard.overrides, { as, query: { from } });
      const { from, overrides } = await ok(list(people.firmAdmin));
      expect(from).toBe('2026-06-05');
      expect(overrides).toContainEqual(
        expect.objectContaining({
          caseId: id,
          point: 'amount',
          ruleId: 'GA-GUARD-RENT',
          reason: 'Agreed with the owner.',
        }),
      );
      expect((await ok(list(people.firmAdmin, '2026-06-13'))).overrides).toEqual([]);
      expect((await ok(list(strangers.people.firmAdmin))).overrides).toEqual([]);
      for (const as of [people.lawyer, people.manager, people.crm]) {
        expect(await list(as)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
      }
    });
  });
});
