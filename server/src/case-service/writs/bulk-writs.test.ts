import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { caseDesk, type CaseDesk } from '../../../test/support/case-desk.ts';
import { firmWithAClient, type FirmWithAClient } from '../../../test/support/firm-with-a-client.ts';
import { type Person, testApp, type TestApp } from '../../../test/support/harness.ts';
import { writDesk, type WritDesk, type WritWaypoint } from '../../../test/support/writ-desk.ts';
import { standingClock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';

const judgedAt = '2026-06-12T14:00:00Z';
const writAt = '2026-06-24T14:00:00Z';
/** Three cases are brought to their judgments. */
const long = { timeout: 120_000 };

let t: TestApp;
let world: FirmWithAClient;
let desk: CaseDesk;
let writ: WritDesk;
const clock = standingClock(judgedAt);
beforeAll(async () => {
  t = await testApp({ clock });
  world = await firmWithAClient(t);
  desk = caseDesk(t, world);
  writ = writDesk(t, world, desk);
});
afterAll(() => t.close());

async function writsAt(status: WritWaypoint, count: number) {
  const found: { id: string; caseId: string }[] = [];
  while (found.length < count) {
    clock.moveTo(judgedAt);
    const caseId = await writ.judged();
    clock.moveTo(writAt);
    found.push(await writ.at(caseId, status));
  }
  return found;
}
const bulk = (action: string, as: Person, body: object, headers: Record<string, string> = {}) =>
  t.send('POST', `/api/case-service/writ/bulk/${action}`, { as, body, headers });
const trailOf = async (caseId: string, action: string) =>
  (
    await t.db
      .selectFrom('cases.auditEvent')
      .select('data')
      .where('subjectId', '=', caseId)
      .where('action', '=', action)
      .execute()
  ).map(({ data }) => data);

describe('many writs at once', () => {
  test(
    'are sent to the company, each with its own result and its own row on the trail, once for a repeated request',
    long,
    async () => {
      const { processor } = world.people;
      const [one, other] = await writsAt('DRAFT', 2);
      const [asked] = await writsAt('SUBMITTED', 1);
      if (!one || !other || !asked) throw new Error('Writs are missing.');
      const nowhere = newId();
      const body = { writIds: [one.id, asked.id, nowhere, other.id, one.id], data: {} };
      const key = { 'idempotency-key': 'k'.repeat(200) };
      const first = await bulk('submit', processor, body, key);
      expect(first).toMatchObject({ status: 200 });
      expect(first.body['results']).toEqual([
        { id: one.id, ok: true, status: 'SUBMITTED' },
        expect.objectContaining({ id: asked.id, ok: false, code: 'case_action_not_allowed' }),
        expect.objectContaining({ id: nowhere, ok: false, code: 'writ_not_found' }),
        { id: other.id, ok: true, status: 'SUBMITTED' },
      ]);
      expect((await bulk('submit', processor, body, key)).body['results']).toEqual(first.body['results']);
      for (const { caseId } of [one, other])
        expect(await trailOf(caseId, 'writ.submit')).toMatchObject([{ from: 'DRAFT', to: 'SUBMITTED' }]);

      const back = { writIds: [one.id, other.id], data: { comment: 'The sum is wrong.' } };
      expect((await bulk('request-resubmit', processor, back)).body['results']).toEqual(
        back.writIds.map((id) => ({ id, ok: true, status: 'RESUBMIT_REQUESTED' })),
      );
    },
  );

  test('are signed by the lawyer, but for one whose money only a look at it can weigh', long, async () => {
    const { lawyer, processor } = world.people;
    const [plain, paid, open] = await writsAt('SUBMITTED', 3);
    if (!plain || !paid || !open) throw new Error('Writs are missing.');
    await writ.confirm(plain.id);
    await writ.confirm(paid.id, { moneyTaken: true, moneyTakenOn: '2026-06-20', moneyTakenCents: 40_000 });
    const body = { writIds: [plain.id, paid.id, open.id], data: { moneyTakenReviewed: true } };
    expect((await bulk('reviewed', processor, body)).body['results']).toEqual(
      body.writIds.map((id) => expect.objectContaining({ id, ok: false, code: 'forbidden' })),
    );
    expect((await bulk('reviewed', lawyer, body)).body['results']).toEqual([
      { id: plain.id, ok: true, status: 'REVIEWED' },
      expect.objectContaining({
        id: paid.id,
        ok: false,
        errors: [expect.objectContaining({ path: 'moneyTakenReviewed' })],
      }),
      expect.objectContaining({
        id: open.id,
        ok: false,
        reason: expect.objectContaining({ code: 'writ_questions_open' }),
      }),
    ]);
  });

  test('end with one reason, and each case goes back to its judgment', long, async () => {
    const { processor } = world.people;
    const [issued, posted] = [...(await writsAt('ISSUED', 1)), ...(await writsAt('POSTED', 1))];
    const [draft] = await writsAt('DRAFT', 1);
    if (!issued || !posted || !draft) throw new Error('Writs are missing.');
    const stranger = (await firmWithAClient(t)).people.processor;
    const data = { comment: 'The marshal’s office was closed.' };
    const writIds = [issued.id, posted.id, draft.id];
    expect((await bulk('return-unexecuted', stranger, { writIds, data })).body['results']).toEqual(
      writIds.map((id) => expect.objectContaining({ id, ok: false, code: 'writ_not_found' })),
    );
    expect((await bulk('return-unexecuted', processor, { writIds, data })).body['results']).toEqual([
      { id: issued.id, ok: true, status: 'RETURNED_UNEXECUTED' },
      { id: posted.id, ok: true, status: 'RETURNED_UNEXECUTED' },
      expect.objectContaining({ id: draft.id, ok: false, code: 'case_action_not_allowed' }),
    ]);
    const cancelled = await bulk('cancel', processor, { writIds, data: { comment: 'They paid.' } });
    expect(cancelled.body['results']).toMatchObject([{ ok: false }, { ok: false }, { ok: true }]);
    for (const { caseId } of [issued, posted, draft])
      expect(await writ.detailsOf(caseId)).toMatchObject({ status: 'JUDGMENT_RECORDED' });
    expect(await trailOf(draft.caseId, 'writ.cancel')).toMatchObject([{ comment: 'They paid.' }]);
  });

  test.each([
    ['more than 200 of them', 'submit', { writIds: Array.from({ length: 201 }, newId) }, 'writIds'],
    ['none', 'submit', { writIds: [] }, 'writIds'],
    ['an end without a reason', 'cancel', { writIds: [newId()] }, 'data.comment'],
    ['an action for one alone', 'execute', { writIds: [newId()] }, 'action'],
  ])('%s is refused at its field', async (_, action, body, path) => {
    expect(await bulk(action, world.people.processor, body)).toMatchObject({
      status: 400,
      body: { errors: [{ path }] },
    });
  });
});
