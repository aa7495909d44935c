import { type CaseDetails, cases } from '@writdesk/contract/cases/cases';
import type { CourtFactChanges } from '@writdesk/contract/court-facts/court-fact-values';
import { courtFactCalls } from '@writdesk/contract/court-facts/court-facts';
import { deadlines } from '@writdesk/contract/deadlines/deadlines';
import { ethicalWalls } from '@writdesk/contract/ethical-walls/ethical-walls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CaseDesk, caseDesk, ok } from '../../../test/support/case-desk.ts';
import { type FirmWithAClient, firmWithAClient } from '../../../test/support/firm-with-a-client.ts';
import { type Person, testApp, type TestApp } from '../../../test/support/harness.ts';
import { referenceId } from '../../../seed/reference-id.ts';
import { standingClock } from '../../platform/clock.ts';
import { makeUser } from '../../user-service/users/user-factory.ts';

// A case is judged on June 12; its documents are read twelve days later.
const judgedAt = '2026-06-12T14:00:00Z';
const clock = standingClock(judgedAt);
let t: TestApp;
let world: FirmWithAClient;
let desk: CaseDesk;
let people: FirmWithAClient['people'];
beforeAll(async () => {
  t = await testApp({ clock });
  world = await firmWithAClient(t);
  desk = caseDesk(t, world);
  people = world.people;
});
afterAll(() => t.close());

interface Said {
  source?: string;
  reason?: string;
  version?: number;
}
const record = (id: string, facts: CourtFactChanges, said: Said = {}, as: Person = people.processor) =>
  t.call(courtFactCalls.record, { as, params: { id }, body: { facts, ...said } });
const read = (id: string, as: Person = people.processor) =>
  ok(t.call(deadlines.ofCase, { as, params: { id } }));
const dateOf = async (id: string, event: string) =>
  (await read(id)).deadlines.find((one) => one.event === event);

/** A case with its judgment of June 12, on June 24; elsewhere than in Georgia where a court is named. */
async function judged(court?: string): Promise<string> {
  clock.moveTo(judgedAt);
  const { id } = await desk.at('JUDGMENT_RECORDED');
  clock.moveTo('2026-06-24T18:00:00Z');
  if (court) {
    await t.db
      .updateTable('cases.evictionCase')
      .set(({ selectFrom }) => ({
        courthouseId: referenceId('courthouse', court),
        stateCode: court.slice(0, 2).toUpperCase(),
        countyId: selectFrom('cases.courthouse')
          .select('countyId')
          .where('id', '=', referenceId('courthouse', court)),
      }))
      .where('id', '=', id)
      .execute();
  }
  return id;
}

/** What is wrong, by the name of its field. */
async function faults(reply: Promise<{ status: number; body: unknown }>): Promise<Record<string, string>> {
  const { status, body } = await reply;
  expect(status).toBe(400);
  const { errors } = body as { errors: { path: string; message: string }[] };
  return Object.fromEntries(errors.map(({ path, message }) => [path, message]));
}

describe('a day of the court papers', () => {
  test('starts the clock for another officer in Georgia, with its count, its chip and its queue', async () => {
    const id = await judged();
    expect((await read(id)).asked).toEqual(['writIssuedOn', 'writAppliedOn']);
    expect(await dateOf(id, 'ALT_OFFICER_FROM')).toBeUndefined();

    const issued = await ok(record(id, { writIssuedOn: '2026-06-22' }));
    // The writ is out: nobody applies for it any more.
    expect(issued.mayDo).toBeNull();
    expect(issued).toMatchObject({ nextDate: '2026-07-22', nextDateKind: 'EXECUTION_APPLY_BY' });
    expect(await dateOf(id, 'EXECUTION_APPLY_BY')).toMatchObject({ date: '2026-07-22' });

    const after = await ok(record(id, { writAppliedOn: '2026-06-23' }, { source: 'Marshal’s receipt' }));
    expect(after.status).toBe('JUDGMENT_RECORDED');
    expect(after.mayDo).toMatchObject({ step: 'ALT_OFFICER', on: '2026-07-08' });
    expect(after).toMatchObject({ nextDate: '2026-07-08', nextDateKind: 'ALT_OFFICER_FROM' });
    const date = await dateOf(id, 'ALT_OFFICER_FROM');
    expect(date).toMatchObject({ date: '2026-07-08', ruleId: 'GA-ALT-OFFICER', supposed: null });
    expect(date?.rule?.cite).toBeTruthy();
    expect(date?.explain.at(0)).toMatchObject({ day: '2026-06-23', kind: 'start' });
    expect(date?.explain.filter(({ counted }) => counted)).toHaveLength(14);

    const queue = await ok(
      t.call(cases.list, { as: people.processor, query: { mayDo: 'ALT_OFFICER', mayDoBy: '2026-07-08' } }),
    );
    expect(queue.cases.map((one) => one.id)).toContain(id);
    const kept = t.db.selectFrom('cases.caseDates').select('dates').where('caseId', '=', id);
    expect((await kept.executeTakeFirstOrThrow()).dates).toMatchObject({
      ALT_OFFICER_FROM: { date: '2026-07-08' },
    });
  });

  test.each([
    ['tx-travis-jp4', 'TX-LOCKOUT', '2026-06-24T10:00', '2026-06-25T15:00:00Z'],
    ['fl-miami-dade', 'FL-LOCKOUT', '2026-06-24T10:00', '2026-06-25T14:00:00Z'],
  ])('gives the hours of the officer’s warning, by the clock of %s', async (court, ruleId, at, date) => {
    const id = await judged(court);
    await ok(record(id, { writIssuedOn: '2026-06-23' }));
    expect((await read(id)).asked).toContain('writPostedAt');
    expect((await read(id)).asked).not.toContain('writPostedOn');
    await ok(record(id, { writPostedAt: at }));
    expect(await dateOf(id, 'LOCKOUT_NOTICE')).toMatchObject({ ruleId, date });
  });

  test('is marked where a writ is older than its own first day, and taken all the same', async () => {
    const id = await judged();
    await ok(record(id, { writIssuedOn: '2026-06-22' }));
    expect(await dateOf(id, 'WRIT_EARLIEST')).toMatchObject({ date: '2026-06-23' });
    const marks = async () => (await read(id)).facts.map(({ earlierThan }) => earlierThan);
    expect(await marks()).toEqual(['2026-06-23']);
    await ok(record(id, { writIssuedOn: '2026-06-23' }, { reason: 'The stamp says so.' }));
    expect(await marks()).toEqual([null]);
  });

  test('starts the appeal of California from the notice of entry, and its posting by the day', async () => {
    const id = await judged('ca-stanley-mosk');
    expect((await read(id)).asked).toEqual(['entryServedOn', 'writIssuedOn', 'writPostedOn']);
    await ok(record(id, { entryServedOn: '2026-06-15', writPostedOn: '2026-06-24' }));
    expect(await dateOf(id, 'APPEAL_DUE')).toMatchObject({ ruleId: 'CA-APPEAL-ENTRY', date: '2026-07-15' });
    expect(await dateOf(id, 'LOCKOUT_NOTICE')).toMatchObject({ ruleId: 'CA-LOCKOUT', date: '2026-06-29' });
  });

  test('that is an answer takes the default away', async () => {
    clock.moveTo(judgedAt);
    const { id, tenants } = await desk.at('SENT_FOR_SERVING');
    const served = await ok(
      t.call(cases.recordService, {
        as: people.processor,
        params: { id },
        body: {
          service: tenants.map((tenant) => ({
            tenantId: tenant.id,
            result: 'SERVED' as const,
            date: '2026-06-12',
            method: 'PERSONAL' as const,
          })),
        },
      }),
    );
    const askable = async () =>
      (await ok(t.call(cases.list, { as: people.processor, query: { mayDo: 'ASK_DEFAULT' } }))).cases
        .filter((one) => one.id === id)
        .map(({ mayDo }) => mayDo?.step);
    expect(served.mayDo, 'nobody was searched for yet').toBeNull();
    expect(await askable()).toEqual([]);
    const searched = await ok(
      t.call(cases.recordSearch, {
        as: people.processor,
        params: { id },
        body: {
          searches: tenants.map((tenant) => ({
            tenantId: tenant.id,
            result: 'NOT_ACTIVE' as const,
            date: '2026-06-12',
          })),
        },
      }),
    );
    expect(searched.mayDo).toMatchObject({ step: 'ASK_DEFAULT' });
    const ways = ({ waiting }: Pick<CaseDetails, 'waiting'>) =>
      waiting.filter(({ action }) => action === 'awaiting-judgment').flatMap((wait) => wait.ways ?? []);
    expect(ways(served)).toContain('DEFAULT');
    const answered = await ok(record(id, { answeredOn: '2026-06-12' }));
    expect(answered.mayDo).toBeNull();
    expect(ways(answered)).not.toContain('DEFAULT');
    const taken = await ok(record(id, { answeredOn: null }, { reason: 'It was another tenant’s.' }));
    expect(taken.mayDo).toMatchObject({ step: 'ASK_DEFAULT' });
    expect(await askable()).toEqual(['ASK_DEFAULT']);
    clock.moveTo('2026-06-24T18:00:00Z');
    const body = { basis: 'DEFAULT' as const, docketChecked: 'NONE' as const };
    const asked = await ok(t.call(cases.awaitingJudgment, { as: people.processor, params: { id }, body }));
    expect(asked, 'asked for once is enough').toMatchObject({ status: 'AWAITING_JUDGMENT', mayDo: null });
    expect(await askable()).toEqual([]);
  });

  test('is shown with who recorded it, and to a company without that', async () => {
    const id = await judged();
    await ok(record(id, { writIssuedOn: '2026-06-22' }, { source: 'Clerk’s docket' }));
    const [told] = (await read(id)).facts;
    expect(told).toEqual({
      fact: 'writIssuedOn',
      value: '2026-06-22',
      source: 'Clerk’s docket',
      recordedBy: expect.any(String),
      recordedAt: '2026-06-24T18:00:00.000Z',
      counts: true,
      earlierThan: '2026-06-23',
    });
    const company = await read(id, people.owner);
    expect(company.facts).toMatchObject([{ value: '2026-06-22', source: null, recordedBy: null }]);
    expect(company.asked).toEqual([]);
  });

  test('that is changed or withdrawn wants a reason, and what stood stays on the record', async () => {
    const id = await judged();
    await ok(record(id, { writIssuedOn: '2026-06-22' }));
    expect(await faults(record(id, { writIssuedOn: '2026-06-23' }))).toEqual({
      reason: 'Explain why a recorded day is changed or withdrawn.',
    });
    await ok(record(id, { writIssuedOn: '2026-06-23' }, { reason: 'The stamp says the 23rd.' }));
    await ok(record(id, { writIssuedOn: null }, { reason: 'The clerk took it back.' }));
    expect((await read(id)).facts).toEqual([]);
    expect(await dateOf(id, 'EXECUTION_APPLY_BY')).toBeUndefined();
    const rows = await t.db
      .selectFrom('cases.caseCourtFact')
      .select(['value', 'endedReason', 'endedByName'])
      .where('caseId', '=', id)
      .orderBy('id')
      .execute();
    expect(rows).toMatchObject([
      { value: '2026-06-22', endedReason: 'The stamp says the 23rd.', endedByName: expect.any(String) },
      { value: '2026-06-23', endedReason: 'The clerk took it back.', endedByName: expect.any(String) },
    ]);
    const trail = await t.db
      .selectFrom('cases.auditEvent')
      .select(['data', 'visibility'])
      .where('subjectId', '=', id)
      .where('action', '=', 'case.record-fact')
      .orderBy('seq')
      .execute();
    expect(trail).toHaveLength(3);
    expect(trail.at(-1)).toMatchObject({
      visibility: 'FIRM',
      data: {
        comment: 'The clerk took it back.',
        facts: [{ fact: 'writIssuedOn', before: '2026-06-23', value: null }],
      },
    });
  });

  test('of a judgment that was set aside is counted no more', async () => {
    const id = await judged();
    await ok(record(id, { writIssuedOn: '2026-06-22', writAppliedOn: '2026-06-23' }));
    const judge = (outcome: 'VACATED' | 'POSSESSION_ONLY', date: string) =>
      ok(t.call(cases.createJudgment, { as: people.lawyer, params: { id }, body: { outcome, date } }));
    await judge('VACATED', '2026-06-24');
    expect(await dateOf(id, 'ALT_OFFICER_FROM')).toBeUndefined();
    const again = await judge('POSSESSION_ONLY', '2026-06-24');
    expect((await read(id)).facts.map(({ counts }) => counts)).toEqual([false, false]);
    // The new judgment asks for its own writ.
    expect(again.case.mayDo).toMatchObject({ step: 'APPLY_WRIT' });
  });
});

describe('is refused by name', () => {
  // What is refused changes nothing: one case does for all.
  let same: string;
  beforeAll(async () => {
    same = await judged();
  });

  test.each<[string, CourtFactChanges, string]>([
    ['a day before the judgment', { writIssuedOn: '2026-06-11' }, 'facts.writIssuedOn'],
    ['a writ issued tomorrow', { writIssuedOn: '2026-06-25' }, 'facts.writIssuedOn'],
    ['an hour that is still to come', { writPostedAt: '2026-06-24T14:01' }, 'facts.writPostedAt'],
    [
      'an application before the writ',
      { writIssuedOn: '2026-06-23', writAppliedOn: '2026-06-22' },
      'facts.writAppliedOn',
    ],
    [
      'a posting before the writ',
      { writIssuedOn: '2026-06-23', writPostedAt: '2026-06-22T09:00' },
      'facts.writPostedAt',
    ],
    [
      'a day and an hour of posting that differ',
      { writPostedOn: '2026-06-22', writPostedAt: '2026-06-23T09:00' },
      'facts.writPostedAt',
    ],
    [
      'a notice that arrived before it was given',
      { noticeReceivedOn: '2026-06-04' },
      'facts.noticeReceivedOn',
    ],
    ['an answer before the filing', { answeredOn: '2026-06-11' }, 'facts.answeredOn'],
    ['a day that isn’t recorded, withdrawn', { writIssuedOn: null }, 'facts.writIssuedOn'],
  ])('%s', async (_, facts, path) => {
    expect(Object.keys(await faults(record(same, facts)))).toEqual([path]);
  });

  test('a writ that would be issued after its posting', async () => {
    const id = await judged();
    await ok(record(id, { writIssuedOn: '2026-06-22', writPostedAt: '2026-06-23T09:00' }));
    const moved = record(id, { writIssuedOn: '2026-06-24' }, { reason: 'The stamp says so.' });
    expect(Object.keys(await faults(moved))).toEqual(['facts.writIssuedOn']);
  });

  test.each(['answeredOn', 'trialRequestedOn'])('%s of a case that isn’t filed yet', async (fact) => {
    const { id } = await desk.at('REVIEW');
    expect(await faults(record(id, { [fact]: '2020-11-02' }))).toEqual({
      [`facts.${fact}`]: 'Record the filing first.',
    });
  });

  test('a writ without a judgment that gives one', async () => {
    clock.moveTo(judgedAt);
    const { id } = await desk.at('FILED');
    const early = record(id, { writIssuedOn: '2026-06-12', entryServedOn: '2026-06-12' });
    expect(await faults(early)).toEqual({
      'facts.writIssuedOn': 'A writ follows only from a judgment that gives possession.',
      'facts.entryServedOn': 'Record the judgment first.',
    });
  });

  test.each<[string, object, string]>([
    ['a fact that nobody knows', { facts: { writLostOn: '2026-06-12' } }, 'facts.writLostOn'],
    ['a fact that an action gives', { facts: { judgmentOn: '2026-06-12' } }, 'facts.judgmentOn'],
    ['an impossible day', { facts: { writIssuedOn: '2026-02-30' } }, 'facts.writIssuedOn'],
    ['a year of no calendar', { facts: { writIssuedOn: '1900-01-01' } }, 'facts.writIssuedOn'],
    ['a day without its hour', { facts: { writPostedAt: '2026-06-24' } }, 'facts.writPostedAt'],
    ['an hour of another zone', { facts: { writPostedAt: '2026-06-24T10:00Z' } }, 'facts.writPostedAt'],
    ['an hour of an impossible day', { facts: { writPostedAt: '2026-02-30T10:00' } }, 'facts.writPostedAt'],
    ['nothing at all', { facts: {} }, 'facts'],
    ['no facts', {}, 'facts'],
    ['what belongs to the server', { facts: { answeredOn: '2026-06-12' }, recordedBy: 'me' }, 'recordedBy'],
  ])('%s', async (_, body, path) => {
    const url = courtFactCalls.record.url.replace('{id}', same);
    const sent = t.send('POST', url, { as: people.processor, body });
    expect(Object.keys(await faults(sent))).toEqual([path]);
  });

  test('what stands recorded already', async () => {
    const id = await judged();
    await ok(record(id, { writIssuedOn: '2026-06-22' }));
    expect(Object.keys(await faults(record(id, { writIssuedOn: '2026-06-22' })))).toEqual(['facts']);
  });

  test('a stale page, with the case as it is now', async () => {
    const id = await judged();
    const { version } = await ok(record(id, { writIssuedOn: '2026-06-22' }));
    const late = await record(id, { writAppliedOn: '2026-06-23' }, { version: version - 1 });
    expect(late).toMatchObject({ status: 409, body: { code: 'conflict', current: { id, version } } });
    expect((await read(id)).facts).toHaveLength(1);
  });
});

describe('who may', () => {
  test('the staff of the firm, and nobody of a company or of billing', async () => {
    const id = await judged();
    const user = async (roles: Parameters<typeof makeUser>[1]['roles'], own: object) =>
      (await makeUser(t.db, { roles, ...own })).person;
    const ofFirm = { firmId: world.firm.id };
    const ofClient = { clientId: world.client.id, propertyIds: [world.property.id] };
    const asked: [string, Person, number][] = [
      ['firm admin', people.firmAdmin, 409],
      ['lawyer', people.lawyer, 409],
      ['processor', people.processor, 409],
      ['firm user', await user(['firm_user'], ofFirm), 409],
      ['billing', await user(['firm_billing'], ofFirm), 403],
      ['admin', people.admin, 403],
      ['auditor', await user(['auditor'], {}), 403],
      ['client care', people.crm, 403],
      ['owner', people.owner, 403],
      ['manager', people.manager, 403],
      ['payer', await user(['client_ap'], ofClient), 403],
      ['viewer', await user(['client_viewer'], ofClient), 403],
    ];
    for (const [name, as, status] of asked) {
      // A version that no case has: whoever may learns that their page is stale, and nothing changes.
      const reply = await record(id, { writIssuedOn: '2026-06-22' }, { version: 999_999 }, as);
      expect([name, reply.status]).toEqual([name, status]);
    }
  });

  test('nobody of another firm, and nobody behind a wall', async () => {
    const id = await judged();
    const other = await firmWithAClient(t);
    expect((await record(id, { writIssuedOn: '2026-06-22' }, {}, other.people.processor)).status).toBe(404);
    const kept = await makeUser(t.db, { roles: ['case_processor'], firmId: world.firm.id });
    await ok(record(id, { writIssuedOn: '2026-06-22' }));
    await ok(
      t.call(ethicalWalls.raise, {
        as: people.firmAdmin,
        params: { id },
        body: { userId: kept.user.id, reason: 'Her brother lives in the unit.' },
      }),
    );
    expect((await record(id, { writAppliedOn: '2026-06-23' }, {}, kept.person)).status).toBe(404);
    const url = deadlines.ofCase.url.replace('{id}', id);
    expect((await t.send('GET', url, { as: kept.person })).status).toBe(404);
    expect((await read(id)).facts).toHaveLength(1);
  });
});
