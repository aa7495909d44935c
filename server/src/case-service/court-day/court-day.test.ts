import { cases, type CaseDetails } from '@writdesk/contract/cases/cases';
import { courtDay } from '@writdesk/contract/court-day/court-day';
import { dockets } from '@writdesk/contract/dockets/dockets';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CaseDesk, caseDesk, ok } from '../../../test/support/case-desk.ts';
import {
  firmWithAClient,
  type FirmWithAClient,
  FULTON_MAGISTRATE,
} from '../../../test/support/firm-with-a-client.ts';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { recordStatements, turnsOf } from '../../../test/support/statements.ts';
import { type App, buildApp } from '../../app.ts';
import { openDeps } from '../../deps.ts';
import { standingClock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { makeDocket } from '../dockets/docket-factory.ts';

/** An hour before the hearings begin. */
const MORNING = '2026-06-30T12:30:00Z';
const DAY = '2026-06-30';

let clock: ReturnType<typeof standingClock>;
let t: TestApp;
/** A second process on the same database. */
let other: App;
let world: FirmWithAClient;
let theirs: FirmWithAClient;
let desk: CaseDesk;
let people: FirmWithAClient['people'];
beforeAll(async () => {
  clock = standingClock('2026-06-12T15:00:00Z');
  t = await testApp({ clock });
  other = await buildApp(await openDeps(t.config, t.connection, { clock, log: t.opened.deps.log }));
  world = await firmWithAClient(t);
  theirs = await firmWithAClient(t);
  desk = caseDesk(t, world);
  people = world.people;
});
afterAll(async () => {
  await other.close();
  await t.close();
});

const aDocket = (given: Partial<Parameters<typeof makeDocket>[1]> = {}) =>
  makeDocket(t.db, {
    firmId: world.firm.id,
    courthouseId: FULTON_MAGISTRATE,
    hearingDate: DAY,
    hearingTime: '09:00',
    room: newId(),
    ...given,
  });
const apply = (caseId: string, docketId: string) =>
  t.call(cases.applyToDocket, {
    as: people.processor,
    params: { id: caseId },
    body: { docketId, reason: 'The clerk set it.' },
  });
/** The same call to the second process. */
async function atOther(url: string, as: Person, payload: object, headers: Record<string, string> = {}) {
  const authorization = `bearer ${await t.tokenOf(as)}`;
  const reply = await other.server.inject({
    method: 'POST',
    url,
    headers: { ...headers, authorization },
    payload,
  });
  return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() };
}
const sheet = (id: string, as = people.lawyer) => t.call(courtDay.sheet, { as, params: { id } });
type Outcome = 'CONTINUED' | 'DISMISSED_WITHOUT_PREJUDICE' | 'CONSENT_JUDGMENT';
const judge = (
  { id, version }: Pick<CaseDetails, 'id' | 'version'>,
  outcome: Outcome,
  { isOther = false, key = newId() }: { isOther?: boolean; key?: string } = {},
) => {
  const url = `/api/case-service/case-judgment/create/${id}`;
  const body = { version, outcome, date: DAY, pressedAt: MORNING };
  const headers = { 'idempotency-key': key };
  return isOther
    ? atOther(url, people.lawyer, body, headers)
    : t.send('POST', url, { as: people.lawyer, body, headers });
};
/** Cases that are served and wait for a court day. */
const waiting = (count: number) =>
  Promise.all(Array.from({ length: count }, () => desk.at('SENT_FOR_SERVING')));
/** The work as it is on the morning of the court day. */
async function onTheDay<T>(work: () => Promise<T>): Promise<T> {
  clock.moveTo(MORNING);
  try {
    return await work();
  } finally {
    clock.moveTo('2026-06-12T15:00:00Z');
  }
}

describe('the court-day sheet', () => {
  test('has every case of the room on that day by hour, with what the lawyer asks before the judge', async () => {
    const room = newId();
    const nine = await aDocket({ room, judge: 'Judge Rainey' });
    const half = await aDocket({ room, hearingTime: '09:30' });
    await aDocket({ room, hearingDate: '2026-07-01' });
    const [late, early] = await waiting(2);
    if (!late || !early) return expect.unreachable();
    await ok(apply(late.id, half.id));
    await ok(apply(early.id, nine.id));
    await desk.search(early);
    await ok(
      t.call(courtDay.setOffer, {
        as: people.processor,
        params: { id: nine.id },
        body: { caseId: early.id, offer: '$2,400 and a plan' },
      }),
    );
    const { body } = await onTheDay(() => sheet(half.id));
    expect(body).toMatchObject({
      firmName: world.firm.name,
      docket: { id: half.id, timeZone: 'America/New_York' },
      sittings: [{ id: nine.id, judge: 'Judge Rainey' }, { id: half.id }],
    });
    expect(body.cases.map(({ id, hearingTime }) => [id, hearingTime])).toEqual([
      [early.id, '09:00'],
      [late.id, '09:30'],
    ]);
    expect(body.cases[0]).toMatchObject({
      state: 'SET',
      status: 'ON_DOCKET',
      caseNumber: early.caseNumber,
      claimCents: early.caseEviction?.claimedCents,
      notice: { on: early.caseEviction?.noticeServedOn },
      military: { status: 'NOT_ACTIVE', on: '2026-06-12' },
      offer: '$2,400 and a plan',
      result: null,
      outcomes: expect.arrayContaining(['CONTINUED', 'DISMISSED_WITHOUT_PREJUDICE', 'CONSENT_JUDGMENT']),
    });
    // A hearing that hasn’t begun has no judgment of possession.
    expect(body.cases[0]?.outcomes).not.toContain('POSSESSION_AND_MONEY');
    expect(body.cases[1]).toMatchObject({ military: null, offer: null });
  });

  test('keeps what was continued or dismissed that day, with its result', async () => {
    const docket = await aDocket();
    const [continued, dismissed, removed] = await waiting(3);
    if (!continued || !dismissed || !removed) return expect.unreachable();
    for (const { id } of [continued, dismissed, removed]) await ok(apply(id, docket.id));
    await ok(
      t.call(cases.removeFromDocket, {
        as: people.processor,
        params: { id: removed.id },
        body: { comment: 'The tenant moved out.' },
      }),
    );
    const { body } = await onTheDay(async () => {
      for (const [record, outcome] of [
        [continued, 'CONTINUED'],
        [dismissed, 'DISMISSED_WITHOUT_PREJUDICE'],
      ] as const) {
        const { version } = await ok(t.call(cases.details, { as: people.lawyer, params: { id: record.id } }));
        expect((await judge({ id: record.id, version }, outcome)).status).toBe(201);
      }
      return sheet(docket.id);
    });
    expect(body.cases.map(({ id, state, result }) => [id, state, result?.outcome])).toEqual([
      [continued.id, 'CONTINUED', 'CONTINUED'],
      [dismissed.id, expect.any(String), 'DISMISSED_WITHOUT_PREJUDICE'],
    ]);
    expect(body.cases[1]?.outcomes).toEqual([]);
  });

  test('is read in as many statements for six cases as for one', async () => {
    const docket = await aDocket();
    const read = () => ok(sheet(docket.id));
    const [first, ...rest] = await waiting(6);
    await ok(apply(first?.id ?? '', docket.id));
    await read();
    const of = async () => turnsOf(await recordStatements(read)).turns.flat().length;
    const one = await of();
    for (const { id } of rest) await ok(apply(id, docket.id));
    expect(await of()).toBe(one);
    expect(one).toBeLessThanOrEqual(10);
  });

  test('is the firm’s: a company and a stranger don’t have it', async () => {
    const docket = await aDocket();
    for (const as of [people.owner, people.manager, people.crm]) {
      expect((await sheet(docket.id, as)).status).toBe(403);
    }
    expect((await sheet(docket.id, theirs.people.lawyer)).body).toMatchObject({ code: 'docket_not_found' });
    const record = await desk.at('SENT_FOR_SERVING');
    const offer = (caseId: string, as = people.processor) =>
      t.call(courtDay.setOffer, { as, params: { id: docket.id }, body: { caseId, offer: '$500' } });
    expect(await offer(record.id)).toMatchObject({ status: 400, body: { errors: [{ path: 'caseId' }] } });
    expect(await offer(record.id, theirs.people.processor)).toMatchObject({ status: 404 });
    expect(await offer(record.id, people.owner)).toMatchObject({ status: 403 });
  });
});

test('an offer stands on the docket for the firm alone', async () => {
  const docket = await aDocket();
  const [record] = await waiting(1);
  if (!record) return expect.unreachable();
  await ok(apply(record.id, docket.id));
  const params = { id: docket.id };
  const set = (offer: string | null) =>
    ok(t.call(courtDay.setOffer, { as: people.processor, params, body: { caseId: record.id, offer } }));
  const seen = async (as: Person) => {
    const { cases: called } = await ok(t.call(dockets.details, { as, params }));
    return called.find(({ id }) => id === record.id)?.offer;
  };
  await set('Keys by Friday, costs waived');
  expect(await seen(people.lawyer)).toBe('Keys by Friday, costs waived');
  expect(await seen(people.owner)).toBeNull();
  await set(null);
  expect(await seen(people.lawyer)).toBeNull();
});

describe('cases for a docket', () => {
  test('are suggested by property, with the lawyers of the state and who of them is free', async () => {
    const docket = await aDocket();
    const [onIt, next] = await waiting(2);
    await ok(apply(onIt?.id ?? '', docket.id));
    const ask = async () =>
      ok(t.call(courtDay.suggestions, { as: people.processor, params: { id: docket.id } }));
    const { cases: suggested, lawyers, waiting: total } = await ask();
    expect(suggested.find(({ id }) => id === next?.id)).toMatchObject({ ofPropertyOnIt: 1 });
    expect(suggested.map(({ id }) => id)).not.toContain(onIt?.id);
    expect(total).toBeGreaterThanOrEqual(suggested.length);
    expect(lawyers).toMatchObject([{ isFree: true, busyWith: [] }]);
    const [lawyer] = lawyers;
    const elsewhere = await aDocket({ hearingTime: '10:00', lawyerId: lawyer?.id ?? '' });
    expect((await ask()).lawyers).toMatchObject([
      { isFree: false, busyWith: [{ id: elsewhere.id, hearingTime: '10:00' }] },
    ]);
  });

  test('are applied, continued and removed many at once, each with its own result', async () => {
    const [docket, next] = [await aDocket({ maxCases: 2 }), await aDocket({ hearingDate: '2026-07-07' })];
    const records = await waiting(3);
    const ids = records.map(({ id }) => id);
    const bulk = (action: 'apply-to-docket' | 'remove-from-docket', data: object, caseIds = ids) =>
      ok(
        t.call(cases.bulk, {
          as: people.processor,
          params: { action },
          body: { caseIds, data: { ...data } },
        }),
      );
    const applied = await bulk('apply-to-docket', { docketId: docket.id, reason: 'The clerk set it.' });
    expect(applied.results.map(({ ok: done, code }) => code ?? done)).toEqual([true, true, 'docket_full']);
    const continueAll = (nextDocketId?: string) =>
      ok(
        t.call(courtDay.continueMany, {
          as: people.lawyer,
          params: { id: docket.id },
          body: {
            caseIds: ids,
            date: DAY,
            comments: 'The court’s own motion',
            ...(nextDocketId && { nextDocketId }),
          },
        }),
      );
    const moved = await onTheDay(() => continueAll(next.id));
    expect(moved.results).toMatchObject([
      { ok: true, status: 'ON_DOCKET' },
      { ok: true, status: 'ON_DOCKET' },
      { ok: false, code: 'invalid', errors: [{ path: 'caseIds' }] },
    ]);
    const removed = await bulk('remove-from-docket', { comment: 'Paid before court' });
    expect(removed.results).toMatchObject([
      { ok: true, status: 'SENT_FOR_SERVING' },
      { ok: true, status: 'SENT_FOR_SERVING' },
      { ok: false, code: 'case_action_not_allowed' },
    ]);
    await bulk('apply-to-docket', { docketId: docket.id, reason: 'The clerk set it.' }, ids.slice(0, 1));
    const until = await onTheDay(() => continueAll());
    expect(until.results.map(({ status, code }) => status ?? code)).toEqual([
      'SENT_FOR_SERVING',
      'invalid',
      'invalid',
    ]);
  });

  test('are two for the last place, from two processes: one has it, the other is told', async () => {
    const docket = await aDocket({ maxCases: 1 });
    const [one, two] = await waiting(2);
    const replies = await Promise.all([
      apply(one?.id ?? '', docket.id),
      atOther(`/api/case-service/case/apply-to-docket/${two?.id}`, people.processor, { docketId: docket.id }),
    ]);
    expect(replies.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'docket_full' });
  });
});

describe('results of a hearing', () => {
  test('from two tablets at once: one stands, and the other gets the case as it is now', async () => {
    const docket = await aDocket();
    const [record] = await waiting(1);
    const set = await ok(apply(record?.id ?? '', docket.id));
    await onTheDay(async () => {
      const replies = await Promise.all([
        judge(set, 'CONTINUED'),
        judge(set, 'DISMISSED_WITHOUT_PREJUDICE', { isOther: true }),
      ]);
      expect(replies.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([201, 409]);
      const late = replies.find(({ status }) => status === 409)?.body;
      expect(['conflict', 'case_action_not_allowed']).toContain(late?.['code']);
      const { body } = await sheet(docket.id);
      expect(body.cases).toMatchObject([{ id: set.id, result: { by: expect.any(String) } }]);
    });
  });

  test('of a tablet that comes back after the case was dismissed is refused with a sentence; sent again, it counts once', async () => {
    const docket = await aDocket();
    const [gone, kept] = await waiting(2);
    const [dismissed, heard] = [
      await ok(apply(gone?.id ?? '', docket.id)),
      await ok(apply(kept?.id ?? '', docket.id)),
    ];
    await ok(
      t.call(cases.dismissCase, {
        as: people.lawyer,
        params: { id: dismissed.id },
        body: { comment: 'Paid in full', dismissReason: 'PAID' },
      }),
    );
    await onTheDay(async () => {
      const late = await judge(dismissed, 'CONSENT_JUDGMENT');
      expect(late).toMatchObject({ status: 409, body: { message: expect.any(String) } });
      const key = newId();
      const first = await judge(heard, 'CONSENT_JUDGMENT', { key });
      const again = await judge(heard, 'CONSENT_JUDGMENT', { isOther: true, key });
      expect([first.status, again.status]).toEqual([201, 201]);
      expect(again.body).toEqual(first.body);
    });
  });
});
