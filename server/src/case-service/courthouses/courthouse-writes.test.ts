import { cases } from '@writdesk/contract/cases/cases';
import { courtFees } from '@writdesk/contract/court-fees/court-fees';
import { courthouseWrites } from '@writdesk/contract/courthouses/courthouse-writes';
import { courthouses } from '@writdesk/contract/courthouses/courthouses';
import { notifications } from '@writdesk/contract/notifications/notifications';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { referenceId } from '../../../seed/reference-id.ts';
import { caseDesk, type CaseDesk, ok } from '../../../test/support/case-desk.ts';
import {
  type FirmWithAClient,
  firmWithAClient,
  FULTON,
  FULTON_MAGISTRATE,
} from '../../../test/support/firm-with-a-client.ts';
import { type Person, testApp, type TestApp } from '../../../test/support/harness.ts';
import { standingClock } from '../../platform/clock.ts';
import { contextOf } from '../../platform/context.ts';
import type { JobDefinition } from '../../platform/jobs/index.ts';
import { moveDraftsOfCourt } from '../cases/court-drafts/index.ts';
import { notifyOfCourtChange } from '../court-keepers/index.ts';
import { newId } from '../../platform/ids.ts';
import { makeUser } from '../../user-service/users/user-factory.ts';
import { makeDocket } from '../dockets/docket-factory.ts';

const clock = standingClock('2026-06-12T14:00:00Z');
/** A county without a courthouse; the other cases here go to the only one of Fulton. */
const COBB = referenceId('county', '13067');
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

const facts = (over: object = {}) => ({
  name: `Annex ${newId().slice(-8)}`,
  addressLine1: '141 Pryor St SW',
  stateId: referenceId('state', 'GA'),
  countyId: COBB,
  cityId: referenceId('city', 'GA:Atlanta'),
  zipCode: '30303',
  officer: 'marshal' as const,
  timeZone: 'America/New_York',
  source: 'The court’s page',
  ...over,
});
const create = (as: Person, over: object = {}) =>
  t.send('POST', courthouseWrites.create.url, { as, body: { courthouse: facts(over) } });
const made = async (over: object = {}) => {
  const body = { courthouse: facts(over) };
  return ok(t.call(courthouseWrites.create, { as: people.admin, body }));
};
const update = (as: Person, id: string, courthouse: object, more: object = {}) =>
  t.send('PUT', courthouseWrites.update.url.replace(/[:{]id}?/, id), {
    as,
    body: { courthouseId: id, courthouse, ...more },
  });
const deactivate = (as: Person, id: string, body: object = {}) =>
  t.send('DELETE', courthouseWrites.deactivate.url.replace(/[:{]id}?/, id), { as, body });

const reactivate = (as: Person, id: string, body: object = {}) =>
  t.call(courthouseWrites.reactivate, { as, params: { id }, body });

/** Does a job that waits for a courthouse, as a worker would. */
async function runJob<D>(job: JobDefinition<D>, courthouseId: string): Promise<void> {
  const { rows } = await t.opened.deps.db.pool.query<{ data: unknown }>(
    "select data from jobs.job where name = $1 and data->>'courthouseId' = $2",
    [job.name, courthouseId],
  );
  for (const { data } of rows) {
    const context = contextOf(t.opened.deps, { kind: 'job', name: job.name }, newId());
    const { signal } = new AbortController();
    await job.handle(context, job.schema.parse(data), { id: newId(), number: 1, isLast: false, signal });
  }
}

describe('a new courthouse', () => {
  test('has every field, is not deliverable yet, and its fees are a version', async () => {
    const court = await made({
      isDeliverable: true,
      clerkContact: '404-555-0190',
      totalRooms: 3,
      caseNumberPattern: String.raw`^\d{2}AN\d{5}$`,
      caseNumberExample: '26AN00012',
      baseFee: 9_000,
      contactDetails: [
        { type: 'CLERK', fee: 700, purpose: 'FILING', basis: 'PER_EXTRA_DEFENDANT' },
        { type: 'JUDGE', contactNumber: '404-555-0191' },
      ],
    });
    expect(court).toMatchObject({
      isDeliverable: false,
      totalRooms: 3,
      baseFee: 9_000,
      feeConfidence: 'K',
      status: 'active',
      can: { update: true, deactivate: true, reactivate: false },
      contactDetails: [
        { type: 'CLERK', contactNumber: '404-555-0190', fee: 700, basis: 'PER_EXTRA_DEFENDANT' },
        { type: 'SHERIFF', fee: null },
        { type: 'JUDGE', contactNumber: '404-555-0191', fee: null },
      ],
    });
    const book = await ok(t.call(courtFees.book, { as: people.admin, params: { id: court.id } }));
    expect(book.schedules).toMatchObject([{ effectiveFrom: '2026-06-12', isInForce: true }]);
    const trail = await t.db
      .selectFrom('users.auditEvent')
      .select('action')
      .where('subjectId', '=', court.id)
      .orderBy('seq')
      .execute();
    expect(trail.map(({ action }) => action)).toEqual(['courthouse.create', 'courthouse.add-fees']);
  });

  test.each([
    ['a processor where the firm works', () => people.processor, {}, 201],
    ['no lawyer', () => people.lawyer, {}, 403],
    ['nobody of a company', () => people.owner, {}, 403],
    [
      'no firm elsewhere',
      () => people.firmAdmin,
      {
        stateId: referenceId('state', 'TX'),
        countyId: referenceId('county', '48453'),
        cityId: referenceId('city', 'TX:Austin'),
        timeZone: 'America/Chicago',
      },
      403,
    ],
  ])('is made by %s', async (_, as, over, status) => {
    expect((await create(as(), over)).status).toBe(status);
  });

  test.each([
    ['without a name', { name: ' ' }, 'courthouse.name'],
    ['in another state’s county', { countyId: referenceId('county', '48453') }, 'courthouse.countyId'],
    ['in another state’s city', { cityId: referenceId('city', 'TX:Austin') }, 'courthouse.cityId'],
    ['with a word for a ZIP code', { zipCode: 'Atlanta' }, 'courthouse.zipCode'],
    ['in a zone that nobody knows', { timeZone: 'America/Macon' }, 'courthouse.timeZone'],
    ['with a pattern that looks around', { caseNumberPattern: '(?=a)a' }, 'courthouse.caseNumberPattern'],
    ['with a pattern too large', { caseNumberPattern: '((a{99}){99}){9}' }, 'courthouse.caseNumberPattern'],
    [
      'with a pattern and no example',
      { caseNumberPattern: 'a', caseNumberExample: '' },
      'courthouse.caseNumberExample',
    ],
    [
      'with an example that doesn’t fit',
      { caseNumberPattern: 'a', caseNumberExample: 'b' },
      'courthouse.caseNumberExample',
    ],
    ['with half a room', { totalRooms: 1.5 }, 'courthouse.totalRooms'],
  ])('is refused %s', async (_, over, path) => {
    expect(await create(people.admin, over)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  });

  test('next to another one leaves the county its usual court', async () => {
    const before = await desk.draft();
    const second = await made({ countyId: FULTON });
    const third = await made({ countyId: FULTON });
    const after = await desk.draft();
    expect([before.courthouseId, after.courthouseId]).toEqual([FULTON_MAGISTRATE, FULTON_MAGISTRATE]);
    for (const { id } of [second, third]) expect((await deactivate(people.admin, id)).status).toBe(200);
  });

  test('of a name that its county has is refused', async () => {
    const { name } = await made();
    expect(await create(people.admin, { name: name.toUpperCase() })).toMatchObject({
      status: 409,
      body: { code: 'courthouse_duplicate' },
    });
  });
});

describe('a changed courthouse', () => {
  test('with a new address is no longer deliverable, and with another fact it stays so', async () => {
    const { id } = await made();
    expect((await update(people.admin, id, { isDeliverable: true })).body).toMatchObject({
      isDeliverable: true,
    });
    expect((await update(people.processor, id, { totalRooms: 5 })).body).toMatchObject({
      isDeliverable: true,
      totalRooms: 5,
    });
    expect((await update(people.processor, id, { addressLine1: '9 Other St' })).body).toMatchObject({
      isDeliverable: false,
      addressLine1: '9 Other St',
      version: 4,
    });
  });

  test('answers a stale version with what it is now, and a foreign id with the field', async () => {
    const { id, version } = await made();
    await ok(update(people.admin, id, { maxCases: 20 }, { version }));
    expect(await update(people.admin, id, { maxCases: 30 }, { version })).toMatchObject({
      status: 409,
      body: { code: 'conflict', current: { maxCases: 20 } },
    });
    expect(await update(people.admin, id, {}, { courthouseId: newId() })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'courthouseId' }] },
    });
    expect((await update(people.admin, newId(), {})).status).toBe(404);
  });

  test('with another base fee has another version, and the one before stays', async () => {
    const { id } = await made({ baseFee: 8_000 });
    expect((await update(people.admin, id, { baseFee: 8_500 })).body).toMatchObject({ baseFee: 8_500 });
    const book = await ok(t.call(courtFees.book, { as: people.admin, params: { id } }));
    expect(book.schedules.map(({ rows }) => rows[0]?.amountCents)).toEqual([8_000, 8_500]);
  });

  test('is said to those who have cases there, at every firm, and not to who changed it', async () => {
    const { courthouse } = await desk.at('INTAKE');
    const { person: other } = await makeUser(t.db, { roles: ['case_processor'], firmId: world.firm.id });
    const id = courthouse?.id ?? '';
    await ok(update(people.processor, id, { totalRooms: 12 }));
    await runJob(notifyOfCourtChange, id);
    const heard = async (as: Person) =>
      (await ok(t.call(notifications.list, { as, query: { size: 100 } }))).notifications.filter(
        ({ kind }) => kind === 'courthouse.changed',
      );
    expect(await heard(other)).toMatchObject([{ subject: { kind: 'courthouse', id } }]);
    expect(await heard(people.processor)).toEqual([]);
  });

  test('two at once are both kept where neither names a version', async () => {
    const { id } = await made();
    await Promise.all([
      ok(update(people.admin, id, { totalRooms: 2 })),
      ok(update(people.processor, id, { maxCases: 7 })),
    ]);
    const court = await ok(t.call(courthouses.details, { as: people.admin, params: { id } }));
    expect(court).toMatchObject({ totalRooms: 2, maxCases: 7, version: 3 });
  });
});

describe('a courthouse that is deactivated', () => {
  test('names the open cases, the coming dockets and the published workflows that keep it', async () => {
    const { id } = await made();
    const record = await desk.at('INTAKE');
    await t.db
      .updateTable('cases.evictionCase')
      .set({ courthouseId: id })
      .where('id', '=', record.id)
      .execute();
    const docket = await makeDocket(t.db, {
      firmId: world.firm.id,
      courthouseId: id,
      hearingDate: '2026-08-03',
    });
    await t.db
      .insertInto('cases.workflowCourthouse')
      .values({ firmId: world.firm.id, workflowId: world.workflow.id, courthouseId: id })
      .execute();
    const holds = { code: 'courthouse_in_use', totals: { cases: 1, dockets: 1, workflows: 1 } };
    expect(await deactivate(people.firmAdmin, id)).toMatchObject({
      status: 409,
      body: {
        ...holds,
        cases: [{ id: record.id }],
        dockets: [{ id: docket.id }],
        workflows: [{ id: world.workflow.id }],
      },
    });
    // Another firm learns that it is used, and not by whom.
    const other = await firmWithAClient(t);
    expect(await deactivate(other.people.firmAdmin, id)).toMatchObject({
      status: 409,
      body: { ...holds, cases: [], dockets: [], workflows: [] },
    });
  });

  test('hands its drafts to a replacement, of which their timeline tells', async () => {
    const { id, name } = await made();
    const replacement = await made();
    const draft = await desk.at('DRAFT');
    await t.db
      .updateTable('cases.evictionCase')
      .set({ courthouseId: id, countyId: COBB })
      .where('id', '=', draft.id)
      .execute();
    expect(await deactivate(people.firmAdmin, id)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'replacementId' }] },
    });
    const elsewhere = referenceId('courthouse', 'ga-dekalb');
    expect(await deactivate(people.firmAdmin, id, { replacementId: elsewhere })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'replacementId' }] },
    });
    expect(await deactivate(people.firmAdmin, id, { replacementId: replacement.id })).toMatchObject({
      status: 200,
      body: { id, movedDrafts: 1 },
    });
    await runJob(moveDraftsOfCourt, id);
    const moved = await ok(t.call(cases.details, { as: people.manager, params: { id: draft.id } }));
    expect(moved.courthouseId).toBe(replacement.id);
    const row = await t.db
      .selectFrom('cases.auditEvent')
      .select('data')
      .where('subjectId', '=', draft.id)
      .where('action', '=', 'case.courthouse-replaced')
      .executeTakeFirst();
    expect(row?.data).toMatchObject({ before: name, courthouse: replacement.name });
    expect(await deactivate(people.firmAdmin, id)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });

  test.each([
    ['no processor', () => people.processor],
    ['nobody of a company', () => people.owner],
  ])('is deactivated by %s', async (_, as) => {
    const { id } = await made();
    expect((await deactivate(as(), id)).status).toBe(403);
  });
});

describe('a courthouse that is reactivated', () => {
  const inactive = async (over: object = {}) => {
    const court = await made(over);
    await ok(deactivate(people.admin, court.id));
    return court;
  };

  test('takes cases again, and leaves a trail', async () => {
    const { id } = await inactive();
    const seen = await ok(t.call(courthouses.details, { as: people.firmAdmin, params: { id } }));
    expect(seen).toMatchObject({ status: 'inactive', can: { deactivate: false, reactivate: true } });
    expect(await reactivate(people.firmAdmin, id, { version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'conflict', current: { status: 'inactive' } },
    });
    const back = await ok(reactivate(people.firmAdmin, id, { version: seen.version }));
    expect(back).toMatchObject({ status: 'active', can: { deactivate: true, reactivate: false } });
    const { courthouses: offered } = await ok(
      t.call(courthouses.choices, { as: people.owner, query: { countyId: COBB } }),
    );
    expect(offered.map((court) => court.id)).toContain(id);
    const trail = await t.db
      .selectFrom('users.auditEvent')
      .select('action')
      .where('subjectId', '=', id)
      .orderBy('seq')
      .execute();
    expect(trail.at(-1)?.action).toBe('courthouse.reactivate');
    expect(await reactivate(people.firmAdmin, id)).toMatchObject({
      status: 409,
      body: { reason: { code: 'courthouse_is_active' } },
    });
  });

  test('with others at once, and each refusal has its reason', async () => {
    const [one, other] = [await made(), await made()];
    const many = (action: 'deactivate' | 'reactivate') =>
      t.call(courthouseWrites.bulk, {
        as: people.admin,
        params: { action },
        body: { rows: [{ id: one.id }, { id: other.id }] },
      });
    await deactivate(people.admin, other.id);
    expect((await many('deactivate')).body.results).toMatchObject([
      { id: one.id, ok: true },
      { id: other.id, ok: false, code: 'conflict' },
    ]);
    expect((await many('reactivate')).body.results).toMatchObject([{ ok: true }, { ok: true }]);
  });

  test('once, when two ask at once', async () => {
    const { id } = await inactive();
    const both = await Promise.all([reactivate(people.firmAdmin, id), reactivate(people.admin, id)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('is refused where another court took its name', async () => {
    const { id, name } = await inactive();
    await made({ name });
    expect(await reactivate(people.admin, id)).toMatchObject({
      status: 409,
      body: { code: 'courthouse_duplicate' },
    });
  });

  test('leaves the court that became the usual one as it is', async () => {
    const place = { countyId: referenceId('county', '13057') };
    const former = await made(place);
    const now = await made(place);
    await ok(deactivate(people.admin, former.id));
    await ok(reactivate(people.admin, former.id));
    const usual = await t.db
      .selectFrom('cases.courthouse')
      .select('id')
      .where('countyId', '=', place.countyId)
      .where('isUsual', '=', true)
      .execute();
    expect(usual).toEqual([{ id: now.id }]);
  });

  test.each([
    ['no processor', () => people.processor],
    ['nobody of a company', () => people.owner],
  ])('is reactivated by %s', async (_, as) => {
    const { id } = await inactive();
    expect((await reactivate(as(), id)).status).toBe(403);
  });
});

test('a courthouse says until when its clerk takes a filing, on the rows of its cases, too', async () => {
  const filed = await desk.at('INTAKE');
  const row = async () => {
    const { cases: rows } = await ok(t.call(cases.list, { as: people.processor, query: { size: 100 } }));
    return rows.find(({ id }) => id === filed.id)?.filingCutoff;
  };
  expect(await row()).toBeNull();
  expect((await update(people.admin, FULTON_MAGISTRATE, { filingCutoff: '17:00' })).status).toBe(200);
  expect(await row()).toBe('17:00');
  const refused = await update(people.admin, FULTON_MAGISTRATE, { filingCutoff: '25:00' });
  expect(refused).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'courthouse.filingCutoff', code: 'time_format' }] },
  });
  expect((await update(people.admin, FULTON_MAGISTRATE, { filingCutoff: '' })).status).toBe(200);
  expect(await row()).toBeNull();
});
