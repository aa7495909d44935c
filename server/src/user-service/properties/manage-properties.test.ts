import { audits } from '@writdesk/contract/audits/audits';
import { cases } from '@writdesk/contract/cases/cases';
import { notifications } from '@writdesk/contract/notifications/notifications';
import { properties } from '@writdesk/contract/properties/properties';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { eventStreams } from '../../../test/support/event-stream.ts';
import { caseFacts, FULTON } from '../../../test/support/firm-with-a-client.ts';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { referenceId } from '../../../seed/reference-id.ts';
import { makeBillItems } from '../../case-service/billing/bill-item-factory.ts';
import { followPropertyInCase } from '../../case-service/cases/property-copies/index.ts';
import { makeWorkflow } from '../../case-service/workflows/workflow-factory.ts';
import { standingClock } from '../../platform/clock.ts';
import { contextOf } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { makeLease } from '../rosters/lease-factory.ts';
import { makeUser } from '../users/user-factory.ts';

const DEKALB = referenceId('county', '13089');
const DEKALB_MAGISTRATE = referenceId('courthouse', 'ga-dekalb');

let t: TestApp;
let world: TwoCompanies;
let people: TwoCompanies['people'];
beforeAll(async () => {
  t = await testApp({ clock: standingClock('2026-06-12T14:00:00Z') });
  world = await twoCompanies(t);
  people = world.people;
  await makeBillItems(t.db, { firmId: world.firm.id });
  await makeWorkflow(t.db, { firmId: world.firm.id });
});
afterAll(() => t.close());

let doors = 100;
const home = (changes: object = {}) => ({
  name: 'Juniper Walk',
  addressLine1: `${(doors += 1)} Glenwood Avenue SE`,
  city: 'Atlanta',
  stateCode: 'GA',
  zipCode: '30316',
  countyId: FULTON,
  ...changes,
});
const create = (as: Person, body: object) => t.call(properties.create, { as, body });
const draft = (as: Person, body: object) => t.call(properties.saveDraft, { as, body });
const details = (as: Person, id: string) => t.call(properties.details, { as, params: { id } });
const update = (as: Person, id: string, property: object, more: object = {}) =>
  t.call(properties.update, { as, params: { id }, body: { propertyId: id, property, ...more } });
const deactivate = (as: Person, id: string, body: object = {}) =>
  t.call(properties.deactivate, { as, params: { id }, body });
const made = async (as: Person, changes: object = {}) => {
  const { status, body } = await create(as, home(changes));
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
};
const pathsOf = (body: unknown) => (body as { errors: { path: string }[] }).errors.map(({ path }) => path);
const trail = async (id: string) =>
  t.db
    .selectFrom('users.auditEvent')
    .select(['action', 'data'])
    .where('subjectId', '=', id)
    .orderBy('seq')
    .execute();
const told = async (as: Person) =>
  (await t.call(notifications.list, { as, query: { size: 100 } })).body.notifications.map(
    ({ kind, title }) => `${kind} ${title}`,
  );
const openCase = async (as: Person, propertyId: string) => {
  const facts = { ...caseFacts({ property: { id: propertyId } }), propertyId };
  const { status, body } = await t.call(cases.create, { as, body: facts });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
};

/** What the worker is asked to do after a change of a property. */
const jobsFor = async (propertyId: string) =>
  (
    await t.opened.deps.db.pool.query<{ data: { propertyId: string } }>(
      "select data from jobs.job where name = 'cases.follow-property' and data->>'propertyId' = $1",
      [propertyId],
    )
  ).rows.map(({ data }) => data);
function followProperty(data: unknown, number: number) {
  const context = contextOf(t.opened.deps, { kind: 'job', name: followPropertyInCase.name }, newId());
  const attempt = { id: newId(), number, isLast: false, signal: new AbortController().signal };
  return followPropertyInCase.handle(context, followPropertyInCase.schema.parse(data), attempt);
}

describe('a new property', () => {
  test('has all that its cases need, and stands on the trail', async () => {
    const property = await made(people.owner, {
      ownerId: world.landlord.id,
      caresCovered: 'YES',
      caresBasis: 'Loan by Fannie Mae',
      licenseNumber: 'L-77',
      licenseExpiresOn: '2027-03-31',
      onsiteContactPhone: '(404) 555-0188',
    });
    expect(property).toMatchObject({
      status: 'ACTIVE',
      client: { id: world.client.id },
      owner: { name: 'Cedar Bluff Holdings LLC' },
      countyName: 'Fulton',
      caresBasis: 'Loan by Fannie Mae',
      licenseExpiresOn: '2027-03-31',
      managers: [],
      openCases: 0,
      can: { update: true, deactivate: true, reactivate: false, assignManager: true },
    });
    expect(await trail(property.id)).toMatchObject([
      {
        action: 'property.create',
        data: { changes: expect.arrayContaining([{ field: 'city', before: null, after: 'Atlanta' }]) },
      },
    ]);
  });

  test('without anything names all that is missing', async () => {
    const { status, body } = await create(people.owner, { caresCovered: 'NO' });
    expect(status).toBe(400);
    expect(pathsOf(body)).toEqual([
      'name',
      'addressLine1',
      'city',
      'stateCode',
      'zipCode',
      'countyId',
      'caresBasis',
    ]);
  });

  test('gets its county from the ZIP code, and is asked for it where there are several', async () => {
    const one = await create(people.owner, home({ zipCode: '30303', countyId: null }));
    expect(one.body).toMatchObject({ countyName: 'Fulton' });
    const { status, body } = await create(people.owner, home({ countyId: null }));
    expect(status).toBe(400);
    expect(body).toMatchObject({
      errors: [
        {
          path: 'countyId',
          code: 'county_of_zip',
          values: { counties: expect.arrayContaining(['DeKalb', 'Fulton']) },
        },
      ],
    });
  });

  test.each([
    ['a county of another state', { countyId: referenceId('county', '12057') }, 'countyId'],
    ['a county that is none', { countyId: newId() }, 'countyId'],
    ['a courthouse of another county', { courthouseId: DEKALB_MAGISTRATE }, 'courthouseId'],
    ['an owner of another company', { ownerId: 'other' }, 'ownerId'],
    ['a state that is none', { stateCode: 'ZZ', countyId: null }, 'stateCode'],
    ['a ZIP code that is none', { zipCode: '303' }, 'zipCode'],
    ['a year before America', { yearBuilt: 1066 }, 'yearBuilt'],
    ['half a unit', { unitCount: 0.5 }, 'unitCount'],
    ['a day that is none', { licenseExpiresOn: '2026-02-30' }, 'licenseExpiresOn'],
    ['a phone that is none', { onsiteContactPhone: 'office' }, 'onsiteContactPhone'],
  ])('with %s names the field', async (_, changes, path) => {
    const body = 'ownerId' in changes ? { ownerId: world.otherLandlord.id } : changes;
    const reply = await create(people.owner, home(body));
    expect(reply.status).toBe(400);
    expect(pathsOf(reply.body)).toContain(path);
  });

  test('is refused for another company, and to those who don’t add properties', async () => {
    expect((await create(people.owner, home({ clientId: world.otherClient.id }))).status).toBe(404);
    expect((await create(people.crmOfOther, home({ clientId: world.client.id }))).status).toBe(404);
    expect(pathsOf((await create(people.admin, home())).body)).toEqual(['clientId']);
    for (const person of [people.lawyer, people.processor, people.viewer, people.payer, people.landlord])
      expect((await create(person, home())).status).toBe(403);
  });

  test('that a manager adds is theirs at once', async () => {
    const { person } = await makeUser(t.db, { roles: ['client_manager'], clientId: world.client.id });
    const property = await made(person, { name: 'Bramble Court' });
    expect(property.managers).toHaveLength(1);
    expect((await details(person, property.id)).status).toBe(200);
    expect((await details(people.manager, property.id)).status).toBe(404);
  });

  test('at an address that the company has is refused with a link, until it is said to be another', async () => {
    const first = await made(people.owner, { addressLine1: '77 Flat Shoals Ave. SE' });
    const again = home({ addressLine1: '77  FLAT SHOALS AVE SE', zipCode: '30316-1200' });
    expect(await create(people.owner, again)).toMatchObject({
      status: 409,
      body: {
        code: 'property_duplicate',
        reason: { code: 'address_taken', values: { name: 'Juniper Walk' } },
        property: { id: first.id },
      },
    });
    // A manager learns that there is one, and nothing of it.
    const { person } = await makeUser(t.db, { roles: ['client_manager'], clientId: world.client.id });
    const unseen = await create(person, again);
    expect(unseen).toMatchObject({ status: 409, body: { code: 'property_duplicate' } });
    expect(unseen.body).not.toHaveProperty('property');
    expect((await create(people.otherOwner, again)).status).toBe(201);
    expect((await create(people.owner, { ...again, duplicateAck: true })).status).toBe(201);
  });

  test('entered twice at once is one property', async () => {
    const body = home({ name: 'Twice Over' });
    const replies = await Promise.all([1, 2, 3, 4].map(() => create(people.owner, body)));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409]);
  });

  test('takes as usual court one of its county, to which its cases go', async () => {
    const property = await made(people.owner, {
      countyId: DEKALB,
      courthouseId: DEKALB_MAGISTRATE,
    });
    expect(property.courthouse).toMatchObject({ id: DEKALB_MAGISTRATE });
    const opened = await t.call(cases.createDraft, {
      as: people.owner,
      body: { propertyId: property.id },
    });
    expect(opened.body).toMatchObject({ courthouseId: DEKALB_MAGISTRATE, countyId: DEKALB });
  });
});

describe('a draft', () => {
  test('takes anything well-typed, opens no case, and becomes a property', async () => {
    const first = await draft(people.owner, { name: 'Half Known' });
    expect(first).toMatchObject({ status: 200, body: { status: 'DRAFT', addressLine1: null } });
    const { id } = first.body;
    const opening = await t.call(cases.createDraft, { as: people.owner, body: { propertyId: id } });
    expect(opening.status).toBeGreaterThanOrEqual(400);
    const { version } = first.body;
    const stale = await draft(people.owner, { id, city: 'Macon', version: version + 7 });
    expect(stale).toMatchObject({ status: 409, body: { code: 'conflict', current: { name: 'Half Known' } } });
    expect((await draft(people.owner, { id, city: 'Atlanta', version })).body.city).toBe('Atlanta');
    expect(pathsOf((await create(people.owner, { id })).body)).toContain('addressLine1');
    const whole = await create(people.owner, { id, ...home({ name: undefined }) });
    expect(whole).toMatchObject({ status: 201, body: { id, name: 'Half Known', status: 'ACTIVE' } });
    expect(await draft(people.owner, { id, city: 'Macon' })).toMatchObject({
      status: 409,
      body: { reason: { code: 'not_a_draft' } },
    });
    expect((await trail(id)).map(({ action }) => action)).toEqual([
      'property.save-draft',
      'property.save-draft',
      'property.create',
    ]);
  });

  test('that nothing uses disappears', async () => {
    const { body } = await draft(people.owner, { name: 'Never mind' });
    expect((await deactivate(people.owner, body.id)).body).toEqual({ id: body.id, deleted: true });
    expect((await details(people.owner, body.id)).status).toBe(404);
    expect((await trail(body.id)).at(-1)?.action).toBe('property.delete-draft');
  });
});

describe('an update', () => {
  test('changes what is sent, and says old and new on the trail', async () => {
    const { id, version } = await made(people.owner, { yearBuilt: 1971 });
    const reply = await update(
      people.processor,
      id,
      { yearBuilt: 1972, onsiteContactName: 'Wanda' },
      { version },
    );
    expect(reply).toMatchObject({ status: 200, body: { yearBuilt: 1972, casesWithOtherCopy: [] } });
    expect((await trail(id)).at(-1)).toMatchObject({
      action: 'property.update',
      data: {
        changes: [
          { field: 'yearBuilt', before: 1971, after: 1972 },
          { field: 'onsiteContactName', before: null, after: 'Wanda' },
        ],
      },
    });
    expect(await update(people.owner, id, { yearBuilt: 1973 }, { version })).toMatchObject({
      status: 409,
      body: { current: { yearBuilt: 1972 } },
    });
    const unlike = await t.call(properties.update, {
      as: people.owner,
      params: { id },
      body: { propertyId: world.managed.id, property: {} },
    });
    expect(unlike).toMatchObject({ status: 400, body: { errors: [{ path: 'propertyId' }] } });
    expect(pathsOf((await update(people.owner, id, { city: '' })).body)).toEqual(['city']);
    expect((await update(people.lawyer, id, {})).status).toBe(403);
    expect((await update(people.otherOwner, id, {})).status).toBe(404);
    expect((await update(people.manager, id, {})).status).toBe(404);
  });

  test('is followed by drafts, and leaves a line on what was submitted', async () => {
    const property = await made(people.owner, { plaintiffName: 'Magnolia Living LLC' });
    const waiting = await openCase(people.owner, property.id);
    const typed = await openCase(people.owner, property.id);
    const sent = await openCase(people.owner, property.id);
    await t.call(cases.save, {
      as: people.owner,
      params: { id: typed.id },
      body: { plaintiffName: 'Somebody else LLC' },
    });
    await t.db
      .updateTable('cases.evictionCase')
      .set({ status: 'REVIEW' })
      .where('id', '=', sent.id)
      .execute();
    const { status, body } = await update(people.owner, property.id, {
      name: 'Juniper Run',
      plaintiffName: 'Magnolia Living LLC, as agent for Juniper Run',
      countyId: DEKALB,
    });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.casesWithOtherCopy.map(({ id, follows }) => [id, follows])).toEqual([
      [waiting.id, true],
      [typed.id, true],
      [sent.id, false],
    ]);
    const lines = async (id: string) =>
      (
        await t.db
          .selectFrom('cases.auditEvent')
          .select(['action', 'data'])
          .where('subjectId', '=', id)
          .orderBy('seq')
          .execute()
      ).filter(({ action }) => action.startsWith('case.property'));
    // Done twice, as a job may be, it is done once.
    const [job] = await jobsFor(property.id);
    for (const number of [1, 2]) await followProperty(job, number);
    expect(await lines(sent.id)).toHaveLength(1);
    expect(await lines(sent.id)).toMatchObject([
      {
        action: 'case.property-changed',
        data: { property: 'Juniper Run', facts: ['name', 'countyId', 'plaintiffName'], version: 2 },
      },
    ]);
    expect(await lines(typed.id)).toHaveLength(1);
    const caseNow = async (id: string) =>
      (await t.call(cases.details, { as: people.owner, params: { id } })).body;
    expect(await caseNow(waiting.id)).toMatchObject({
      plaintiffName: 'Magnolia Living LLC, as agent for Juniper Run',
      countyId: DEKALB,
      courthouseId: DEKALB_MAGISTRATE,
    });
    expect(await caseNow(typed.id)).toMatchObject({ plaintiffName: 'Somebody else LLC', countyId: DEKALB });
    expect(await caseNow(sent.id)).toMatchObject({ plaintiffName: 'Magnolia Living LLC', countyId: FULTON });
    expect(await lines(typed.id)).toMatchObject([
      { action: 'case.property-followed', data: { facts: ['name', 'countyId'] } },
    ]);
  });
});

describe('deactivating', () => {
  test('is stopped by any open case for the company, and by one that isn’t filed for client care', async () => {
    const { id } = await made(people.owner);
    const open = await openCase(people.owner, id);
    expect(await deactivate(people.owner, id)).toMatchObject({
      status: 409,
      body: {
        code: 'property_has_open_cases',
        reason: { code: 'open_cases_first', values: { count: 1 } },
        cases: [{ id: open.id, title: open.title }],
      },
    });
    expect(pathsOf((await deactivate(people.crm, id)).body)).toEqual(['reason']);
    const why = { reason: 'Sold to somebody else' };
    expect(await deactivate(people.crm, id, why)).toMatchObject({
      status: 409,
      body: { reason: { code: 'unfiled_cases_first' } },
    });
    await t.db.updateTable('cases.evictionCase').set({ status: 'FILED' }).where('id', '=', open.id).execute();
    expect((await deactivate(people.owner, id)).status).toBe(409);
    expect((await deactivate(people.manager, world.managed.id)).status).toBe(403);
    expect((await deactivate(people.otherOwner, id)).status).toBe(404);
    expect(await deactivate(people.crm, id, why)).toMatchObject({ status: 200, body: { deleted: false } });
    expect((await details(people.owner, id)).body).toMatchObject({
      status: 'INACTIVE',
      inactiveReason: why.reason,
      can: { deactivate: false, reactivate: true },
    });
    expect((await trail(id)).at(-1)).toMatchObject({ action: 'property.deactivate', data: why });
    const body = { ...caseFacts({ property: { id } }), propertyId: id };
    expect((await t.call(cases.create, { as: people.owner, body })).status).toBe(400);
    expect((await deactivate(people.crm, id, why)).status).toBe(409);
  });

  test('leaves it to its managers to read, and is undone', async () => {
    const { user, person } = await makeUser(t.db, { roles: ['client_manager'], clientId: world.client.id });
    const { id } = await made(people.owner);
    await t.call(properties.assignManager, { as: people.owner, params: { id }, body: { userId: user.id } });
    expect((await deactivate(people.owner, id)).status).toBe(200);
    expect((await details(person, id)).body).toMatchObject({ status: 'INACTIVE' });
    const back = await t.call(properties.reactivate, { as: people.owner, params: { id }, body: {} });
    expect(back).toMatchObject({ status: 200, body: { status: 'ACTIVE', inactiveReason: null } });
    const again = await t.call(properties.reactivate, { as: people.owner, params: { id }, body: {} });
    expect(again).toMatchObject({ status: 409, body: { reason: { code: 'property_is_active' } } });
  });
});

describe('who manages a property', () => {
  const assign = (as: Person, id: string, userId: string) =>
    t.call(properties.assignManager, { as, params: { id }, body: { userId } });
  const remove = (as: Person, id: string, userId: string) =>
    t.call(properties.removeManager, { as, params: { id }, body: { userId } });
  const manager = (options: object = {}) =>
    makeUser(t.db, { roles: ['client_manager'], clientId: world.client.id, ...options });

  test('sees it and its cases at once, and no longer; streams end, and both are notified', async () => {
    const { user, person } = await manager({ firstName: 'Ifeoma', lastName: 'Castellanos' });
    const { id } = await made(people.owner, { name: 'Quince Row' });
    const opened = await openCase(people.owner, id);
    const caseSeen = async () =>
      (await t.call(cases.details, { as: person, params: { id: opened.id } })).status;
    const open = await eventStreams(t);
    const before = await open(person);
    await before.opened();
    expect(await caseSeen()).toBe(404);
    const { status, body } = await assign(people.owner, id, user.id);
    expect(status).toBe(200);
    expect(body.managers).toEqual([{ id: user.id, name: 'Ifeoma Castellanos' }]);
    await vi.waitFor(() => expect(before.isOtherwise()).toBe(true), { timeout: 5000 });
    expect([(await details(person, id)).status, await caseSeen()]).toEqual([200, 200]);
    expect(await told(person)).toEqual(['property.manager-assigned Quince Row']);
    expect(await assign(people.owner, id, user.id)).toMatchObject({
      status: 409,
      body: { reason: { code: 'manages_already' } },
    });

    const during = await open(person);
    await during.opened();
    expect((await remove(people.owner, id, user.id)).body.managers).toEqual([]);
    await vi.waitFor(() => expect(during.isOtherwise()).toBe(true), { timeout: 5000 });
    expect([(await details(person, id)).status, await caseSeen()]).toEqual([404, 404]);
    expect((await told(person))[0]).toBe('property.manager-removed Quince Row');
    expect(await told(people.owner)).toContain('property.without-manager Quince Row has no manager');
    expect(await remove(people.owner, id, user.id)).toMatchObject({
      status: 409,
      body: { reason: { code: 'manages_not' } },
    });
    expect((await trail(id)).slice(-2)).toMatchObject([
      { action: 'property.assign-manager', data: { userId: user.id } },
      { action: 'property.remove-manager', data: { userId: user.id, isLast: true } },
    ]);
  });

  test('notifies the owners when client care does it', async () => {
    const { user } = await manager();
    const { id } = await made(people.owner, { name: 'Sorrel Place' });
    await assign(people.crm, id, user.id);
    expect(await told(people.owner)).toContain('property.assigned-to Sorrel Place');
  });

  test('is an active manager or viewer of its company', async () => {
    const { id } = await made(people.owner);
    const others = [
      await manager({ active: false }),
      await manager({ roles: ['client_ap'] }),
      await makeUser(t.db, { roles: ['client_manager'], clientId: world.otherClient.id }),
    ];
    for (const { user } of others)
      expect(await assign(people.admin, id, user.id)).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'userId', code: 'manager_of_company' }] },
      });
    // Whoever doesn't know the person learns nothing of them.
    expect((await assign(people.owner, id, others[2]?.user.id ?? '')).status).toBe(404);
    const { user } = await manager({ roles: ['client_viewer'] });
    expect((await assign(people.otherOwner, id, user.id)).status).toBe(404);
    for (const person of [people.manager, people.lawyer, people.processor])
      expect((await assign(person, id, user.id)).status).toBe(403);
    expect((await assign(people.owner, id, user.id)).status).toBe(200);
  });

  test('assigned twice at once is assigned once', async () => {
    const { user } = await manager();
    const { id } = await made(people.owner);
    const replies = await Promise.all([1, 2, 3].map(() => assign(people.owner, id, user.id)));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });
});

describe('many at once', () => {
  const many = (as: Person, action: 'deactivate' | 'reactivate', body: object) =>
    t.send('POST', `/api/user-service/properties/bulk/${action}`, { as, body });
  const byId = (body: unknown) =>
    new Map(
      (body as { results: { id: string; ok: boolean; code?: string }[] }).results.map((r) => [r.id, r]),
    );

  test('are deactivated and reactivated each by itself, and each refusal has its reason', async () => {
    const [one, other, stale] = [
      await made(people.owner),
      await made(people.owner),
      await made(people.owner),
    ];
    const stranger = newId();
    const rows = [
      { id: one.id, version: one.version },
      { id: stale.id, version: stale.version + 7 },
      { id: stranger },
      { id: other.id },
      { id: one.id },
    ];
    const first = await many(people.owner, 'deactivate', { rows, reason: null });
    expect(first.status).toBe(200);
    const results = byId(first.body);
    expect(results.size).toBe(4);
    expect(results.get(one.id)).toMatchObject({ ok: true });
    expect(results.get(other.id)).toMatchObject({ ok: true });
    expect(results.get(stale.id)).toMatchObject({ ok: false, code: 'conflict' });
    expect(results.get(stranger)).toMatchObject({ ok: false, code: 'property_not_found' });
    expect((await details(people.owner, one.id)).body.status).toBe('INACTIVE');
    expect((await details(people.owner, stale.id)).body.status).toBe('ACTIVE');
    expect(await trail(one.id)).toContainEqual(expect.objectContaining({ action: 'property.deactivate' }));
    const back = byId(
      (await many(people.owner, 'reactivate', { rows: [{ id: one.id }, { id: stale.id }] })).body,
    );
    expect(back.get(one.id)).toMatchObject({ ok: true });
    expect(back.get(stale.id)).toMatchObject({ ok: false, code: 'conflict' });
    expect((await details(people.owner, one.id)).body.status).toBe('ACTIVE');
  });

  test('are at least one and at most 200, and are refused to those who may not', async () => {
    const rows = Array.from({ length: 201 }, () => ({ id: newId() }));
    for (const wrong of [[], rows])
      expect(pathsOf((await many(people.owner, 'deactivate', { rows: wrong })).body)).toEqual(['rows']);
    const one = await made(people.owner);
    expect((await many(people.manager, 'deactivate', { rows: [{ id: one.id }] })).status).toBe(403);
  });

  test('get a manager and lose them', async () => {
    const [one, other] = [await made(people.owner), await made(people.owner)];
    const { userId } = await t.db
      .selectFrom('users.appUser')
      .select('id as userId')
      .where('accountId', '=', people.manager.accountId)
      .executeTakeFirstOrThrow();
    const all = (action: 'assign' | 'remove', ids: string[]) =>
      t.call(properties.bulkManagers, {
        as: people.owner,
        params: { action },
        body: { userId, rows: ids.map((id) => ({ id })) },
      });
    await all('assign', [one.id]);
    const { body } = await all('assign', [one.id, other.id]);
    expect(byId(body).get(one.id)).toMatchObject({ ok: false, code: 'conflict' });
    expect(byId(body).get(other.id)).toMatchObject({ ok: true });
    expect((await details(people.manager, other.id)).status).toBe(200);
    await all('remove', [one.id, other.id]);
    expect((await details(people.manager, other.id)).status).toBe(404);
  });

  test('repeated with the same key change nothing again', async () => {
    const one = await made(people.owner);
    const sent = () =>
      t.send('POST', '/api/user-service/properties/bulk/deactivate', {
        as: people.owner,
        body: { rows: [{ id: one.id }] },
        headers: { 'idempotency-key': `many-${one.id}` },
      });
    const first = await sent();
    expect(byId(first.body).get(one.id)).toMatchObject({ ok: true });
    expect((await sent()).body).toEqual(first.body);
  });
});

describe('statistics', () => {
  test('count what the caller sees, and each number has its rows', async () => {
    const { user, person } = await makeUser(t.db, { roles: ['client_manager'], clientId: world.client.id });
    const one = await made(people.owner, { unitCount: 40 });
    const two = await made(people.owner, { unitCount: 2, caresCovered: 'NO', caresBasis: 'Owned outright' });
    for (const { id } of [one, two])
      await t.call(properties.assignManager, { as: people.owner, params: { id }, body: { userId: user.id } });
    await openCase(people.owner, one.id);
    await draft(person, { name: 'Not yet' });
    const rents = (label: string, balanceCents: number) =>
      makeLease(t.db, { clientId: world.client.id, propertyId: one.id, unit: label, balanceCents });
    await rents('1', 120_050);
    await rents('2', 0);
    await rents('3', 80_000);
    const count = async (as: Person, query = {}) => (await t.call(properties.statistics, { as, query })).body;
    expect(await count(person)).toEqual({
      total: 3,
      draft: 1,
      active: 2,
      inactive: 0,
      units: 42,
      caresUnknown: 1,
      withoutManager: 0,
      occupied: 3,
      lateTenants: 2,
      lateCents: 200_050,
      openCases: 1,
      openCasesIsCapped: false,
    });
    const all = await count(people.owner);
    const rows = async (query: object) =>
      (await t.call(properties.list, { as: people.owner, query: { size: 100, ...query } })).body.total;
    expect(all.total).toBe(await rows({}));
    expect(all.caresUnknown).toBe(await rows({ status: 'ACTIVE', caresCovered: 'UNKNOWN' }));
    expect(all.withoutManager).toBe(await rows({ status: 'ACTIVE', withoutManager: 'true' }));
    expect(all.active - all.withoutManager).toBe(await rows({ status: 'ACTIVE', withoutManager: 'false' }));
    expect(all.inactive).toBe(await rows({ status: 'INACTIVE' }));
    expect((await count(people.admin, { clientId: world.otherClient.id })).total).toBe(
      (await count(people.otherOwner)).total,
    );
    expect(await count(people.otherOwner)).toMatchObject({ occupied: 0, lateTenants: 0, lateCents: 0 });
    // A firm reads no leases but those of its cases.
    expect(await count(people.lawyer)).toMatchObject({ occupied: null, lateTenants: null, lateCents: null });
    const list = await t.call(properties.list, { as: person, query: {} });
    expect(list.body.properties.find(({ id }) => id === one.id)?.openCases).toBe(1);
  });
});

describe('the trail', () => {
  const changes = (as: Person, id: string, query = {}) =>
    t.call(audits.property, { as, params: { id }, query });

  test('says old and new, by names, to those who may read it', async () => {
    const { id } = await made(people.owner, { yearBuilt: 1990 });
    await update(people.owner, id, { ownerId: world.landlord.id, yearBuilt: 1991 });
    await deactivate(people.crm, id, { reason: 'Sold to somebody else' });
    for (const person of [people.owner, people.lawyer, people.processor, people.admin, people.crm]) {
      const { status, body } = await changes(person, id);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        total: 3,
        changes: [
          { action: 'property.deactivate', reason: 'Sold to somebody else' },
          {
            action: 'property.update',
            changes: [
              { field: 'ownerId', before: null, after: 'Cedar Bluff Holdings LLC' },
              { field: 'yearBuilt', before: 1990, after: 1991 },
            ],
          },
          { action: 'property.create' },
        ],
      });
    }
    expect((await changes(people.owner, id, { size: 1, page: 2 })).body.changes).toHaveLength(1);
    for (const stranger of [people.otherOwner, people.otherLawyer, people.manager])
      expect((await changes(stranger, id)).status).toBe(404);
    for (const person of [people.viewer, people.payer, people.billing])
      expect((await changes(person, id)).status).toBe(403);
  });

  test('is recalculated, and the first row that somebody changed in the database is named', async () => {
    const verify = (as: Person, id: string) => t.call(audits.verifyProperty, { as, params: { id } });
    const { id } = await made(people.owner, { yearBuilt: 1990 });
    await update(people.owner, id, { yearBuilt: 1991 });
    await update(people.owner, id, { yearBuilt: 1992 });
    const whole = (await verify(people.owner, id)).body;
    expect(whole).toMatchObject({ rows: 3, fault: null });
    expect(whole.headHash).toMatch(/^[\da-f]{64}$/);
    // The application’s own role may not do this; whoever owns the database can, and is found out.
    const owner = new pg.Client(t.connection);
    await owner.connect();
    const tamper = (sql: string) => owner.query(sql, [id]);
    await tamper(`update users.audit_event set data = '{"changes":[]}' where subject_id = $1 and seq = 2`);
    expect((await verify(people.lawyer, id)).body.fault).toEqual({ seq: 2, what: 'CHANGED' });
    await tamper('delete from users.audit_event where subject_id = $1 and seq = 2');
    expect((await verify(people.admin, id)).body).toMatchObject({
      rows: 2,
      fault: { seq: 2, what: 'MISSING' },
    });
    await owner.end();
    expect((await verify(people.otherOwner, id)).status).toBe(404);
    expect((await verify(people.payer, id)).status).toBe(403);
  });
});
