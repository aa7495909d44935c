import { courtPortals } from '@writdesk/contract/court-portals/court-portals';
import type { RouteArguments } from '@writdesk/contract/route';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ok } from '../../../test/support/case-desk.ts';
import { FULTON_MAGISTRATE } from '../../../test/support/firm-with-a-client.ts';
import { type TestApp, testApp } from '../../../test/support/harness.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { standingClock } from '../../platform/clock.ts';
import { filingDayOf, nextVisitAt } from './portal-hours.ts';

let t: TestApp;
let people: TwoCompanies['people'];
beforeAll(async () => {
  t = await testApp({ clock: standingClock('2026-06-29T16:00:00Z') });
  people = (await twoCompanies(t)).people;
});
afterAll(() => t.close());

type Body = RouteArguments<typeof courtPortals.create>['body'];
let named = 0;
const values = (given: Partial<Body> = {}): Body => ({
  name: `Portal ${(named += 1)}`,
  address: 'https://93.184.215.14/login?x=1',
  adapter: 'PEACH',
  terms: 'UNKNOWN',
  ...given,
});
const create = (given: Partial<Body> = {}, as = people.firmAdmin) =>
  t.call(courtPortals.create, { as, body: values(given) });
const list = async (as = people.firmAdmin) => (await ok(t.call(courtPortals.list, { as }))).portals;

test('a portal keeps the origin of its address, and its sign-in sealed, never told', async () => {
  const portal = await ok(create({ courthouseIds: [FULTON_MAGISTRATE] }), 201);
  expect(portal).toMatchObject({
    address: 'https://93.184.215.14',
    timeZone: 'America/New_York',
    courthouses: [{ id: FULTON_MAGISTRATE }],
    credential: null,
    can: { manage: true, letSubmitAlone: false },
  });
  const given = { as: people.firmAdmin, params: { id: portal.id } };
  const body = { username: 'filer@firm.test', password: 'only-the-court-knows' };
  const reply = await ok(t.call(courtPortals.setCredential, { ...given, body }));
  expect(JSON.stringify(reply)).not.toContain(body.password);
  const row = await t.db
    .selectFrom('cases.portalCredential')
    .selectAll()
    .where('portalId', '=', portal.id)
    .executeTakeFirstOrThrow();
  expect(row.sealed).not.toContain('court');
  expect(() =>
    t.opened.deps.vault.open(row.sealed, `cases.portal_credential:${row.firmId}:${row.firmId}`),
  ).toThrow();
  const trail = await t.db
    .selectFrom('cases.auditEvent')
    .select(['action', 'data'])
    .where('subjectId', '=', portal.id)
    .orderBy('seq')
    .execute();
  expect(trail.map(({ action }) => action)).toEqual(['court-portal.create', 'court-portal.set-credential']);
  expect(JSON.stringify(trail)).not.toContain(body.password);
  const moved = values({ address: 'https://93.184.215.15', courthouseIds: [FULTON_MAGISTRATE] });
  const after = await ok(t.call(courtPortals.update, { ...given, body: moved }));
  expect(after.credential).toBeNull();
});

describe('is refused', () => {
  test.each<[string, Partial<Body>, string, string]>([
    ['an address inside the network', { address: 'https://10.0.0.5' }, 'address', 'portal_inside'],
    ['the machine itself', { address: 'http://localhost:3000' }, 'address', 'portal_inside'],
    ['the metadata of a cloud', { address: 'https://169.254.169.254' }, 'address', 'portal_inside'],
    ['no address', { address: 'the court' }, 'address', 'portal_no_address'],
    ['another scheme', { address: 'file:///etc/passwd' }, 'address', 'portal_no_address'],
    [
      'terms without their source',
      { terms: 'ALLOWED', termsOn: '2026-01-05' },
      'termsSource',
      'terms_source',
    ],
    ['terms without a day', { terms: 'ALLOWED', termsSource: 'x' }, 'termsOn', 'terms_day'],
    ['one hour alone', { opensAt: '08:00' }, 'closesAt', 'both_hours'],
    [
      'a court that isn’t there',
      { courthouseIds: ['0190a000-0000-7000-8000-000000000000'] },
      'courthouseIds.0',
      'portal_no_court',
    ],
    [
      'a court with another portal',
      { courthouseIds: [FULTON_MAGISTRATE] },
      'courthouseIds.0',
      'portal_court_taken',
    ],
  ])('%s, and the field is named', async (_, given, path, code) => {
    const { status, body } = await create(given);
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ path, code }] });
  });

  test('the same name, a stale version, and robots that submit by themselves too early', async () => {
    const portal = await ok(create(), 201);
    expect(await create({ name: portal.name.toUpperCase() })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'name' }] },
    });
    const given = { as: people.firmAdmin, params: { id: portal.id } };
    expect(await t.call(courtPortals.pause, { ...given, body: { version: 9 } })).toMatchObject({
      status: 409,
      body: { code: 'conflict', current: { name: portal.name, version: portal.version } },
    });
    const alone = { ...given, body: { alone: true } };
    expect(await t.call(courtPortals.letSubmitAlone, alone)).toMatchObject({
      status: 409,
      body: { code: 'court_portal_not_clean' },
    });
    await t.db
      .updateTable('cases.courtPortal')
      .set({ cleanSubmits: 20 })
      .where('id', '=', portal.id)
      .execute();
    expect(await ok(t.call(courtPortals.letSubmitAlone, alone))).toMatchObject({ submitsAlone: true });
  });

  test('whoever doesn’t administer the firm, and every other firm', async () => {
    const [portal] = await list();
    for (const as of [people.processor, people.lawyer, people.admin, people.owner])
      expect((await create({}, as)).status).toBe(403);
    expect((await list(people.processor)).length).toBeGreaterThan(0);
    expect(await list(people.otherLawyer)).toEqual([]);
    expect((await t.call(courtPortals.list, { as: people.owner })).status).toBe(403);
    expect(portal?.can.manage).toBe(true);
  });
});

describe('by the clock of the court', () => {
  const portal = {
    timeZone: 'America/New_York',
    opensAt: '08:00',
    closesAt: '17:00',
    cutOffAt: '16:00',
    weekdaysOnly: true,
    maintenanceFrom: null,
    maintenanceUntil: null,
    nextAt: null,
  };
  test.each([
    ['in its hours: now', {}, '2026-06-29T16:00:00Z', '2026-06-29T16:00:00.000Z'],
    ['before it opens', {}, '2026-06-29T10:00:00Z', '2026-06-29T12:00:00.000Z'],
    ['after it closed on Friday', {}, '2026-06-26T22:00:00Z', '2026-06-29T12:00:00.000Z'],
    [
      'in a maintenance that ends in the night',
      { maintenanceUntil: new Date('2026-06-30T06:00:00Z') },
      '2026-06-29T16:00:00Z',
      '2026-06-30T12:00:00.000Z',
    ],
    [
      'while it asks to be left alone',
      { nextAt: new Date('2026-06-29T16:10:00Z') },
      '2026-06-29T16:00:00Z',
      '2026-06-29T16:10:00.000Z',
    ],
  ])('%s', (_, given, now, at) => {
    expect(nextVisitAt({ ...portal, ...given }, new Date(now)).toISOString()).toBe(at);
  });

  test.each([
    ['2026-06-29T19:59:00Z', '2026-06-29'],
    ['2026-06-29T20:00:00Z', '2026-06-30'],
    ['2026-06-26T20:00:00Z', '2026-06-29'],
    ['2026-06-27T15:00:00Z', '2026-06-29'],
  ])('what is submitted at %s counts for %s', (at, day) => {
    expect(filingDayOf(portal, new Date(at))).toBe(day);
  });
});
