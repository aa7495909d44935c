import { billItems } from '@writdesk/contract/bill-items/bill-items';
import { firms } from '@writdesk/contract/firms/firms';
import type { RouteArguments } from '@writdesk/contract/route';
import { workflows } from '@writdesk/contract/workflows/workflows';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { standingClock } from '../../platform/clock.ts';
import { makeUser } from '../users/user-factory.ts';

const NOW = '2026-07-01T12:00:00.000Z';

let t: TestApp;
let world: TwoCompanies;
let people: TwoCompanies['people'];
beforeAll(async () => {
  t = await testApp({ clock: standingClock(NOW) });
  world = await twoCompanies(t);
  people = world.people;
});
afterAll(() => t.close());

type NewFirm = RouteArguments<typeof firms.create>['body'];
let number = 0;
const aFirm = (given: Partial<NewFirm> = {}): NewFirm => ({
  name: `Ashby & Rourke ${(number += 1)}, LLP`,
  addressLine1: '100 Congress Avenue',
  city: 'Austin',
  stateCode: 'TX',
  zipCode: '78701',
  phone: '(512) 555-0100',
  email: 'office@ashbyrourke.example',
  timeZone: 'America/Chicago',
  attorneyFeeCents: 19_900,
  stateCodes: ['TX', 'GA'],
  ...given,
});
const create = (given: Partial<NewFirm> = {}, as: Person = people.admin) =>
  t.call(firms.create, { as, body: aFirm(given) });

describe('a new firm', () => {
  test('begins with a catalog and a published workflow for each of its states', async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      shortName: body.name,
      timeZone: 'America/Chicago',
      companyCount: 0,
      userCount: 0,
      version: 1,
      can: { update: true },
    });
    const admin = (await makeUser(t.db, { roles: ['firm_admin'], firmId: body.id })).person;
    const catalog = (await t.call(billItems.list, { as: admin, query: { size: 100 } })).body;
    expect(catalog.billItems.find(({ code }) => code === 'ATTORNEY_FEE')).toMatchObject({
      amountCents: 19_900,
    });
    expect(catalog.billItems.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['COURT_COST', 'SERVICE_FEE', 'WRIT_COST', 'OFFICER_FEE', 'SCRA_SEARCH']),
    );
    const list = (await t.call(workflows.list, { as: admin, query: {} })).body;
    expect(
      list.workflows.map(({ stateCode, status: stands }) => `${stateCode} ${stands}`).toSorted(),
    ).toEqual(['GA PUBLISHED', 'TX PUBLISHED']);
    for (const { id } of list.workflows) {
      const check = (await t.call(workflows.check, { as: admin, params: { id } })).body;
      // Nobody works there yet: that is said, and nothing else.
      expect(
        check.faults.filter(({ severity, code }) => severity === 'ERROR' && code !== 'step_role_unheld'),
      ).toEqual([]);
      const { steps } = (await t.call(workflows.steps, { as: admin, params: { id } })).body;
      expect(steps.some(({ billing }) => billing.length > 0)).toBe(true);
    }
  });

  test('stands on the trail with what it began with', async () => {
    const { body } = await create({ stateCodes: ['TX'] });
    const rows = await t.db
      .selectFrom('users.auditEvent')
      .select(['action', 'data'])
      .where('subjectId', '=', body.id)
      .execute();
    expect(rows).toEqual([{ action: 'firm.create', data: { name: body.name, stateCodes: ['TX'] } }]);
    const { count } = await t.db
      .selectFrom('cases.auditEvent')
      .select((of) => of.fn.countAll<number>().as('count'))
      .where('firmId', '=', body.id)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBeGreaterThan(9);
  });

  test.each(['crm', 'firmAdmin', 'lawyer', 'owner', 'auditor'] as const)(
    'is not for %s to create',
    async (who) => {
      expect((await create({}, people[who])).status).toBe(403);
    },
  );

  test('names what is wrong, and leaves nothing behind', async () => {
    const taken = await create({ name: world.firm.name.toUpperCase() });
    expect(taken).toMatchObject({ status: 400, body: { errors: [{ path: 'name' }] } });
    const unknown = await create({ stateCodes: ['TX', 'ZZ'] });
    expect(unknown).toMatchObject({ status: 400, body: { errors: [{ path: 'stateCodes.1' }] } });
    const none = await create({ stateCodes: [] });
    expect(none).toMatchObject({ status: 400, body: { errors: [{ path: 'stateCodes' }] } });
    const zone = await create({ timeZone: 'America/Gotham' });
    expect(zone).toMatchObject({ status: 400, body: { errors: [{ path: 'timeZone' }] } });
    const before = (await t.call(firms.list, { as: people.admin, query: {} })).body.total;
    const refused = await create({ name: 'Nobody, LLP', stateCodes: ['ZZ'] });
    expect(refused.status).toBe(400);
    expect((await t.call(firms.list, { as: people.admin, query: {} })).body.total).toBe(before);
  });

  test('of two with one name one is created', async () => {
    const replies = await Promise.all([create({ name: 'Twice, LLP' }), create({ name: 'twice, LLP' })]);
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 400]);
  });
});

describe('the list', () => {
  const list = (query: RouteArguments<typeof firms.list>['query'] = {}, as: Person = people.admin) =>
    t.call(firms.list, { as, query });

  test('counts companies and people of each firm', async () => {
    const { body } = await list({ search: world.firm.name });
    expect(body.firms).toMatchObject([{ id: world.firm.id, companyCount: 1, userCount: 4 }]);
    expect((await list({ search: '%' })).body.total).toBe(0);
  });

  test('is for administrators and auditors', async () => {
    expect((await list({}, people.auditor)).status).toBe(200);
    expect((await list({}, people.crm)).status).toBe(403);
    expect((await list({}, people.firmAdmin)).status).toBe(403);
  });
});

describe('a firm’s details', () => {
  const change = (
    body: RouteArguments<typeof firms.update>['body'],
    as: Person = people.firmAdmin,
    id = world.firm.id,
  ) => t.call(firms.update, { as, params: { id }, body });
  const read = (as: Person, id = world.firm.id) => t.call(firms.details, { as, params: { id } });

  test('are read by its people, and by nobody of another firm or a company', async () => {
    expect((await read(people.lawyer)).body).toMatchObject({ id: world.firm.id, can: { update: false } });
    expect((await read(people.otherLawyer)).status).toBe(404);
    expect((await read(people.owner)).status).toBe(403);
  });

  test('are kept by its administrator, with old and new on the trail', async () => {
    const { body: before } = await read(people.firmAdmin);
    const { status, body } = await change({
      version: before.version,
      phone: '(404) 555-0199',
      attorneyFeeCents: 15_000,
      city: before.city,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      phone: '(404) 555-0199',
      attorneyFeeCents: 15_000,
      version: before.version + 1,
    });
    const row = await t.db
      .selectFrom('users.auditEvent')
      .select('data')
      .where('subjectId', '=', world.firm.id)
      .where('action', '=', 'firm.update')
      .executeTakeFirstOrThrow();
    expect(row.data).toEqual({
      changed: {
        phone: { before: before.phone, after: '(404) 555-0199' },
        attorneyFeeCents: { before: before.attorneyFeeCents, after: 15_000 },
      },
    });
    expect((await change({ version: before.version, phone: '(404) 555-0111' })).body).toMatchObject({
      code: 'conflict',
      current: { version: before.version + 1 },
    });
    expect((await read(people.firmAdmin)).body.version).toBe(before.version + 1);
  });

  test('are nobody else’s to change', async () => {
    expect((await change({ city: 'Macon' }, people.lawyer)).status).toBe(403);
    expect((await change({ city: 'Macon' }, people.crm)).status).toBe(403);
    expect((await change({ city: 'Macon' }, people.firmAdmin, world.otherFirm.id)).status).toBe(404);
    expect(await change({ name: world.otherFirm.name })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'name' }] },
    });
    expect(await change({ stateCode: 'ZZ' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'stateCode' }] },
    });
  });
});
