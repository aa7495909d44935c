import { cases, type CaseDetails } from '@writdesk/contract/cases/cases';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { caseDesk, type CaseDesk, ok } from '../../../../test/support/case-desk.ts';
import {
  firmWithAClient,
  type FirmWithAClient,
  FULTON,
  FULTON_MAGISTRATE,
} from '../../../../test/support/firm-with-a-client.ts';
import { type Person, testApp, type TestApp } from '../../../../test/support/harness.ts';
import { standingClock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import { makeProperty } from '../../../user-service/properties/property-factory.ts';
import type { CaseChanges } from '../record/index.ts';
import { foldTallies, tallyFaults } from '../../tallies/index.ts';

let t: TestApp;
let world: FirmWithAClient;
let desk: CaseDesk;
let people: FirmWithAClient['people'];
let draft: CaseDetails;
let intake: CaseDetails;
let review: CaseDetails;
let filed: CaseDetails;

beforeAll(async () => {
  const clock = standingClock('2026-06-12T14:00:00Z');
  t = await testApp({ clock });
  world = await firmWithAClient(t);
  desk = caseDesk(t, world);
  people = world.people;
  draft = await desk.draft({ lastName: 'Quillfeather', unitLabel: '7A' });
  clock.moveTo('2026-06-12T14:01:00Z');
  intake = await desk.at('INTAKE');
  clock.moveTo('2026-06-12T14:02:00Z');
  review = await desk.at('REVIEW');
  clock.moveTo('2026-06-12T14:03:00Z');
  filed = await desk.at('FILED');
});
afterAll(() => t.close());

const list = async (query: string, as: Person = people.processor, path = 'list-cases') => {
  const { status, body } = await t.send('GET', `/api/case-service/case/${path}?${query}`, { as });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as unknown as { cases: CaseDetails[]; total: number; totalIsCapped: boolean; page: number };
};
const ids = async (query: string, as?: Person, path?: string) =>
  (await list(query, as, path)).cases.map(({ id }) => id);

const userOf = ({ accountId }: Person) =>
  t.db
    .selectFrom('users.appUser')
    .select(['id', 'firstName', 'lastName'])
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
const idOf = async (person: Person) => (await userOf(person)).id;
const nameOf = async (person: Person) => {
  const { firstName, lastName } = await userOf(person);
  return `${firstName} ${lastName}`;
};

describe('the list', () => {
  test.each([
    ['the status', () => `status=INTAKE`, () => [intake]],
    ['several statuses', () => `status=INTAKE,REVIEW`, () => [review, intake]],
    ['all of them', () => `status=all`, () => [filed, review, intake, draft]],
    ['the county', () => `countyId=${FULTON}`, () => [filed, review, intake, draft]],
    ['another county', () => `countyId=${newId()}`, () => []],
    ['the courthouse', () => `courthouseId=${FULTON_MAGISTRATE}&status=DRAFT`, () => [draft]],
    ['several counties', () => `countyId=${newId()},${FULTON}&status=DRAFT`, () => [draft]],
    [
      'several people and courthouses',
      () => `assigneeId=${newId()},${review.assignedLawyer?.id}&courthouseId=${FULTON_MAGISTRATE},${newId()}`,
      () => [filed, review],
    ],
    ['the company', () => `clientId=${world.client.id}&status=FILED`, () => [filed]],
    ['the property', () => `propertyId=${world.property.id}&status=FILED`, () => [filed]],
    ['who has it', () => `assigneeId=${review.assignedLawyer?.id}&status=REVIEW`, () => [review]],
    ['the day it began', () => `from=2026-06-12&to=2026-06-12&status=DRAFT`, () => [draft]],
    ['a day before that', () => `to=2026-06-11`, () => []],
    ['a part of a name', () => `search=llfeath`, () => [draft]],
    ['the beginning of a draft number', () => `search=${draft.caseDraftNumber}`, () => [draft]],
    ['the beginning of the court’s number', () => `search=${filed.caseNumber?.slice(0, 7)}`, () => [filed]],
    ['a sign that means any in a search', () => `search=%25%25%25`, () => []],
  ])('is narrowed by %s, and its total with it', async (_, query, wanted) => {
    const { cases: found, total, totalIsCapped } = await list(query());
    expect(found.map(({ id }) => id)).toEqual(wanted().map(({ id }) => id));
    expect({ total, totalIsCapped }).toEqual({ total: wanted().length, totalIsCapped: false });
  });

  test('comes in pages that fit together', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => list(`size=2&page=${page}&sort=createdAt`)));
    expect(pages.map((page) => page.cases.map(({ id }) => id))).toEqual([
      [draft.id, intake.id],
      [review.id, filed.id],
      [],
    ]);
    expect(pages.map(({ total }) => total)).toEqual([4, 4, 4]);
  });

  test('is sorted by the date that is waited for, cases without one last', async () => {
    const forward = await ids('sort=nextDate');
    const backward = await ids('sort=-nextDate');
    expect(forward.at(-1)).toBe(draft.id);
    expect(backward.at(-1)).toBe(draft.id);
  });

  test('wants three letters to search by', async () => {
    const reply = await t.send('GET', '/api/case-service/case/list-cases?search=ab', {
      as: people.processor,
    });
    expect(reply).toMatchObject({ status: 400, body: { errors: [{ path: 'search' }] } });
  });

  test('of one company is the same as the list narrowed to it', async () => {
    expect(await ids('', people.lawyer, `list-cases/${world.client.id}`)).toEqual(
      await ids(`clientId=${world.client.id}`, people.lawyer),
    );
  });

  test('shows each person what they may do, as the case itself does', async () => {
    for (const as of [people.manager, people.processor, people.lawyer, people.crm]) {
      for (const row of (await list('', as)).cases) {
        const whole = await ok(t.call(cases.details, { as, params: { id: row.id } }));
        expect(row.availableActions).toEqual(whole.availableActions);
      }
    }
  });

  test('a manager’s is that of their properties', async () => {
    const elsewhere = await makeProperty(t.db, { clientId: world.client.id, countyId: FULTON });
    const other = await ok(
      t.call(cases.createDraft, { as: people.owner, body: { propertyId: elsewhere.id } }),
    );
    expect(await ids('', people.owner)).toContain(other.id);
    expect(await ids('', people.manager)).not.toContain(other.id);
    expect((await list('', people.manager)).total).toBe(4);
  });
});

describe('what waits for whom', () => {
  test('is the processor’s intake, the lawyer’s own reviews, the manager’s drafts', async () => {
    const waiting = async (as: Person) =>
      (await list('size=50', as, 'recommended')).cases.map(({ id }) => id);
    expect(await waiting(people.processor)).toEqual(expect.arrayContaining([intake.id, filed.id]));
    expect(await waiting(people.processor)).not.toContain(review.id);
    expect(await waiting(people.lawyer)).toEqual([review.id]);
    expect(await waiting(people.manager)).toEqual([draft.id]);
  });

  test('names the action by which the case leaves the list', async () => {
    const rows = (await list('size=50', people.processor, 'recommended')).cases as unknown as {
      id: string;
      act: string;
    }[];
    expect(rows.find(({ id }) => id === intake.id)?.act).toBe('initial-check');
    expect(rows.find(({ id }) => id === filed.id)?.act).toBe('sent-for-serving');
  });

  test('says since when a case waits, and who brought it there', async () => {
    const { cases: rows } = await ok(
      t.call(cases.recommended, { as: people.processor, query: { size: 50 } }),
    );
    const of = (id: string) => rows.find((row) => row.id === id);
    expect(of(intake.id)).toMatchObject({ whyAt: intake.submittedAt, whyBy: await nameOf(people.manager) });
    expect(of(filed.id)).toMatchObject({ whyAt: filed.updatedAt, whyBy: await nameOf(people.processor) });
  });

  test('is applied to a docket once it is at court, and only by its own firm', async () => {
    const toDocket = (query: string, as?: Person) => list(query, as, 'apply-to-docket');
    expect(await toDocket('')).toMatchObject({ cases: [{ id: filed.id }], total: 1, totalIsCapped: false });
    expect(await toDocket(`courthouseId=${FULTON_MAGISTRATE}`)).toMatchObject({ total: 1 });
    expect(await toDocket(`courthouseId=${newId()}`)).toMatchObject({ cases: [], total: 0 });
    expect(await toDocket('status=SENT_FOR_SERVING')).toMatchObject({ cases: [], total: 0 });
    expect(await toDocket('status=INTAKE')).toMatchObject({ cases: [], total: 0 });
    const { people: strangers } = await firmWithAClient(t);
    expect(await toDocket('', strangers.processor)).toMatchObject({ cases: [], total: 0 });

    const unfiled = (changes: Pick<CaseChanges, 'status' | 'serveFirst' | 'filingStage'>) =>
      t.db.updateTable('cases.evictionCase').set(changes).where('id', '=', filed.id).execute();
    await unfiled({ status: 'SENT_FOR_SERVING', serveFirst: true, filingStage: 'NONE' });
    const beforeFiling = await toDocket('');
    await unfiled({ status: 'FILED', serveFirst: false, filingStage: 'ACCEPTED' });
    expect(beforeFiling, 'a notice out for service is nothing at court').toMatchObject({
      cases: [],
      total: 0,
    });
  });

  test('handled by me is what I moved or have', async () => {
    const handled = await ids('', people.lawyer, 'handled-by-me');
    expect(handled.toSorted()).toEqual([review.id, filed.id].toSorted());
    expect(await ids('', people.crm, 'handled-by-me')).toEqual([]);
  });
});

describe('what a list can be filtered by', () => {
  const choices = async (as: Person) => ok(t.call(cases.filterChoices, { as }));

  test('is what occurs in the caller’s cases, and nothing else', async () => {
    const unused = await makeProperty(t.db, { clientId: world.client.id, countyId: FULTON });
    const ofFirm = await choices(people.processor);
    expect(ofFirm.courthouses.map(({ id }) => id)).toEqual([FULTON_MAGISTRATE]);
    expect(ofFirm.counties).toEqual([{ id: FULTON, name: 'Fulton' }]);
    expect(ofFirm.properties).toContainEqual({ id: world.property.id, name: world.property.name });
    expect(ofFirm.properties.map(({ id }) => id)).not.toContain(unused.id);
    const holders = [review, filed].flatMap(({ assignedLawyer, assignedProcessor }) => [
      assignedLawyer?.id,
      assignedProcessor?.id,
    ]);
    expect(ofFirm.people.map(({ id }) => id).toSorted()).toEqual(
      [...new Set(holders.filter((id) => id !== undefined))].toSorted(),
    );
    const { client } = world;
    expect(ofFirm.clients).toEqual([{ id: client.id, name: client.name }]);
    expect(await choices(people.owner)).toEqual({
      ...ofFirm,
      clients: [],
      people: [],
      withinFirm: false,
    });
    const { courthouses, clients } = ofFirm;
    expect(await choices(people.admin)).toMatchObject({ courthouses, clients });
  });

  test('is nothing for a firm without cases', async () => {
    const { people: others } = await firmWithAClient(t);
    expect(await choices(others.processor)).toEqual({
      counties: [],
      courthouses: [],
      properties: [],
      clients: [],
      people: [],
      withinFirm: true,
    });
  });
});

describe('the counters', () => {
  const dashboard = async (query: string, as: Person = people.processor, id = world.client.id) =>
    (await t.send('GET', `/api/case-service/case/dashboard-status/${id}?${query}`, { as })).body;

  test('count a case once in each, by its own day', async () => {
    const all = await dashboard('');
    expect(all).toMatchObject({
      CasesSubmitted: 3,
      CasesApproved: 1,
      writIssued: 0,
      AppealedCases: 0,
      CasesDenied: 0,
      CasesDismissed: 0,
    });
    expect(await dashboard('dateRange=2026-06-12,2026-06-12')).toEqual(all);
    expect(await dashboard('dateRange=2026-01-01,2026-06-11')).toMatchObject({ CasesSubmitted: 0 });
    expect(await dashboard(`countyId=${FULTON}`)).toEqual(all);
    expect(await dashboard(`countyId=${newId()}`)).toMatchObject({ CasesSubmitted: 0 });
  });

  test.each(['soon', '2026-06-12', '2026-06-12,2026-06-01', '2026-13-01,2026-13-02'])(
    'a range of %s is refused by name',
    async (range) => {
      expect(await dashboard(`dateRange=${range}`)).toMatchObject({
        status: 400,
        errors: [{ path: 'dateRange' }],
      });
    },
  );

  test('of statuses add up to the list, for everybody, before and after they are folded', async () => {
    for (const folded of [false, true]) {
      if (folded) await foldTallies(t.db, 1_000);
      for (const as of [people.processor, people.owner, people.manager, people.crm, people.admin]) {
        const { statuses, total } = await ok(
          t.call(cases.statuses, { as, params: { id: world.client.id }, query: {} }),
        );
        expect(total).toBe((await list(`clientId=${world.client.id}`, as)).total);
        for (const { status, count } of statuses)
          expect(count, `${as.email} ${status}`).toBe((await list(`status=${status}`, as)).total);
      }
    }
    const { rows } = await sql<{ n: number }>`select count(*) as n from cases.case_tally_delta`.execute(t.db);
    expect(rows[0]?.n, 'everything was folded').toBe(0);
    expect(await tallyFaults(t.db)).toEqual([]);
  });

  test('are folded by several at once without losing any', async () => {
    const before = (await list('')).total;
    for (let count = 0; count < 5; count += 1) await desk.draft();
    await Promise.all(Array.from({ length: 4 }, () => foldTallies(t.db, 2)));
    expect((await list('')).total).toBe(before + 5);
    expect(await tallyFaults(t.db)).toEqual([]);
  });
});

test('the work of a team is that of everybody who shares a case with the person', async () => {
  const shared = await desk.at('FILED');
  const others = await desk.at('FILED');
  const [mine, lawyer] = await Promise.all([idOf(people.processor), idOf(people.lawyer)]);
  const assign = (id: string, given: { assignedProcessorId: string; assignedLawyerId: string }) =>
    t.db.updateTable('cases.evictionCase').set(given).where('id', '=', id).execute();
  await assign(shared.id, { assignedProcessorId: mine, assignedLawyerId: lawyer });
  await assign(others.id, { assignedProcessorId: newId(), assignedLawyerId: lawyer });
  await assign(filed.id, { assignedProcessorId: newId(), assignedLawyerId: newId() });
  const team = await ids('size=50&team=true', people.processor, 'recommended');
  expect(team).toEqual(expect.arrayContaining([shared.id, others.id]));
  expect(team).not.toContain(filed.id);
});
