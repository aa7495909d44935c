import { audits } from '@writdesk/contract/audits/audits';
import { rosters } from '@writdesk/contract/rosters/rosters';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { standingClock } from '../../platform/clock.ts';
import { makeLease } from './lease-factory.ts';

let t: TestApp;
let world: TwoCompanies;
let people: TwoCompanies['people'];
beforeAll(async () => {
  t = await testApp({ clock: standingClock('2026-06-12T14:00:00Z') });
  world = await twoCompanies(t);
  people = world.people;
});
afterAll(() => t.close());

const SSN = '987-65-4321';
const units = (as: Person, propertyId = world.managed.id, query: object = {}) =>
  t.call(rosters.units, { as, params: { propertyId }, query });
const saveUnit = (as: Person, body: object, propertyId = world.managed.id) =>
  t.call(rosters.saveUnit, { as, params: { propertyId }, body: body as never });
const lease = (as: Person, id: string) => t.call(rosters.lease, { as, params: { id } });
const createLease = (as: Person, body: object) => t.call(rosters.createLease, { as, body: body as never });
const updateLease = (as: Person, id: string, body: object) =>
  t.call(rosters.updateLease, { as, params: { id }, body });
let labels = 0;
const unit = async (as: Person = people.manager) => {
  const { status, body } = await saveUnit(as, { label: `U${(labels += 1)}` });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.id;
};
const facts = (unitId: string, changes: object = {}) => ({
  propertyId: world.managed.id,
  unitId,
  leaseFrom: '2025-08-01',
  leaseTo: '2026-07-31',
  rentCents: 185_000,
  people: [
    {
      firstName: 'Adaeze',
      lastName: 'Okonkwo-Bell',
      email: 'adaeze@example.com',
      ssn: SSN,
      dateOfBirth: '1984-11-23',
    },
    { kind: 'OCCUPANT', firstName: 'Ini', lastName: 'Bell', isMinor: true },
  ],
  ledger: [
    { kind: 'RENT', dueOn: '2026-03-01', description: 'March', amountCents: 185_000 },
    { kind: 'LATE_FEE', dueOn: '2026-05-06', description: 'Late', amountCents: 7_500 },
    { kind: 'RENT', dueOn: '2026-06-01', description: 'June', amountCents: 185_000 },
    { kind: 'PAYMENT', dueOn: '2026-03-20', description: 'Check', amountCents: -100_000 },
  ],
  ...changes,
});
const pathsOf = (body: unknown) => (body as { errors: { path: string }[] }).errors.map(({ path }) => path);

describe('units of a property', () => {
  test('are added, renamed and moved to a building by those who keep the property', async () => {
    for (const person of [people.owner, people.manager, people.crm, people.admin]) {
      const id = await unit(person);
      const body = { id, label: id.slice(-6), building: 'North', bedrooms: 2, bathrooms: 1.5 };
      expect((await saveUnit(person, body)).body).toMatchObject({
        id,
        building: 'North',
        lease: null,
        version: 2,
      });
      const found = await units(person, world.managed.id, { search: id.slice(-6) });
      expect(found.body).toMatchObject({
        total: 1,
        units: [{ id, building: 'North', bedrooms: 2, bathrooms: 1.5, lease: null }],
      });
    }
    for (const person of [people.viewer, people.payer, people.lawyer, people.processor, people.auditor])
      expect((await saveUnit(person, { label: 'X' })).status).toBe(403);
    expect((await saveUnit(people.otherOwner, { label: 'X' })).status).toBe(404);
    expect((await saveUnit(people.manager, { label: 'X' }, world.owned.id)).status).toBe(404);
  });

  test('have a name of their own within a building, and a version', async () => {
    const id = await unit();
    const taken = await saveUnit(people.owner, { label: '14c' });
    expect(taken).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'label', code: 'unit_label_taken' }] },
    });
    expect((await saveUnit(people.owner, { label: '14C', building: 'South' })).status).toBe(200);
    expect(await saveUnit(people.owner, { id, label: 'Z', version: 7 })).toMatchObject({
      status: 409,
      body: { code: 'conflict', current: { id, version: 1 } },
    });
    expect(pathsOf((await saveUnit(people.owner, { label: ' ' })).body)).toEqual(['label']);
  });

  test('are listed with 2 before 10, and by what is owed', async () => {
    const of = { clientId: world.client.id, propertyId: world.owned.id };
    for (const label of ['10', '2', '1']) await saveUnit(people.owner, { label }, world.owned.id);
    await makeLease(t.db, { ...of, unit: '2', balanceCents: 500 });
    await makeLease(t.db, { ...of, unit: '10', balanceCents: 900 });
    const labelsOf = async (query: object) =>
      (await units(people.owner, world.owned.id, query)).body.units.map(({ label }) => label);
    expect(await labelsOf({})).toEqual(['1', '2', '10']);
    expect(await labelsOf({ sort: '-balance' })).toEqual(['10', '2', '1']);
    expect(await labelsOf({ late: 'true' })).toEqual(['2', '10']);
    expect(await labelsOf({ occupied: 'false' })).toEqual(['1']);
  });
});

describe('a lease', () => {
  test('keeps people sealed and adds up its ledger, rent apart from the rest', async () => {
    const unitId = await unit();
    const { status, body } = await createLease(people.manager, facts(unitId));
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body).toMatchObject({
      tenantNames: 'Adaeze Okonkwo-Bell',
      balanceCents: 277_500,
      rentOwedCents: 270_000,
      otherOwedCents: 7_500,
      owed0Cents: 185_000,
      owed31Cents: 7_500,
      owed91Cents: 85_000,
      isCurrent: true,
      people: [
        { ssn: '***-**-4321', dateOfBirth: '**/**/1984' },
        { kind: 'OCCUPANT', isMinor: true },
      ],
    });
    const stored = await t.db
      .selectFrom('users.leasePerson')
      .selectAll()
      .where('leaseId', '=', body.id)
      .where('position', '=', 0)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain('987654321');
    expect(t.opened.deps.vault.open(stored.ssnSealed ?? '', `lease_person.ssn:${stored.id}`)).toBe(
      '987654321',
    );
    const trail = JSON.stringify(await t.db.selectFrom('users.auditEvent').select('data').execute());
    for (const secret of [SSN, '987654321', '1984-11-23', 'adaeze@example.com'])
      expect(trail).not.toContain(secret);
  });

  test('changes by version; who stays keeps what is sealed, and the ledger counts its changes', async () => {
    const made = (await createLease(people.owner, facts(await unit()))).body;
    const [first] = made.people;
    const change = {
      version: made.version,
      people: [{ id: first?.id, firstName: 'Adaeze', lastName: 'Bell', kind: 'LEASEHOLDER' }],
      ledger: [],
      term: 'MONTH_TO_MONTH',
    };
    const { status, body } = await updateLease(people.manager, made.id, change);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({
      balanceCents: 0,
      term: 'MONTH_TO_MONTH',
      rentCents: 185_000,
      people: [{ id: first?.id, lastName: 'Bell', ssn: '***-**-4321' }],
    });
    expect((await updateLease(people.manager, made.id, change)).body).toMatchObject({
      status: 409,
      current: { id: made.id, version: made.version + 1 },
    });
    const { ledgerVersion } = await t.db
      .selectFrom('users.lease')
      .select('ledgerVersion')
      .where('id', '=', made.id)
      .executeTakeFirstOrThrow();
    expect(ledgerVersion).toBe(2);
    const trail = await t.call(audits.property, {
      as: people.owner,
      params: { id: world.managed.id },
      query: {},
    });
    expect(trail.body.changes[0]).toMatchObject({
      action: 'lease.update',
      changes: expect.arrayContaining([
        { field: 'term', before: 'FIXED', after: 'MONTH_TO_MONTH' },
        { field: 'balanceCents', before: 277_500, after: 0 },
        { field: 'people', before: 2, after: 1 },
      ]),
    });
  });

  test('is the unit’s only current one until somebody moves out', async () => {
    const unitId = await unit();
    const replies = await Promise.all([1, 2].map(() => createLease(people.owner, facts(unitId))));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const first = replies.find(({ status }) => status === 201)?.body;
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'unit_occupied' });
    await updateLease(people.owner, first?.id ?? '', { movedOutOn: '2026-06-10' });
    expect((await createLease(people.owner, facts(unitId))).status).toBe(201);
    const back = await updateLease(people.owner, first?.id ?? '', { movedOutOn: null });
    expect(back).toMatchObject({ status: 409, body: { code: 'unit_occupied' } });
  });

  test('names what doesn’t fit', async () => {
    const unitId = await unit();
    const wrong = facts(unitId, { leaseTo: '2025-07-01', people: [{ kind: 'OCCUPANT', lastName: 'B' }] });
    expect(pathsOf((await createLease(people.owner, wrong)).body)).toEqual(['leaseTo', 'people']);
    const elsewhere = facts(unitId, { propertyId: world.owned.id });
    expect(pathsOf((await createLease(people.owner, elsewhere)).body)).toEqual(['unitId']);
    const nobody = facts(unitId, { people: [{ firstName: 'A', lastName: '' }] });
    expect(pathsOf((await createLease(people.owner, nobody)).body)).toEqual(['people.0.lastName']);
  });

  test('is read as far as somebody’s work needs it', async () => {
    const { id } = (await createLease(people.owner, facts(await unit()))).body;
    expect((await lease(people.payer, id)).body).toMatchObject({
      balanceCents: 277_500,
      people: [],
      can: { update: false, readPeople: false },
    });
    // A firm picks from names, term and balance; the whole lease is for its cases.
    const picked = await units(people.lawyer, world.managed.id, { search: 'okonkwo' });
    expect(picked.body.units[0]?.lease).toMatchObject({ tenantNames: 'Adaeze Okonkwo-Bell' });
    for (const stranger of [people.lawyer, people.otherLawyer, people.otherOwner, people.landlord])
      expect((await lease(stranger, id)).status).toBe(404);
    for (const person of [people.otherLawyer, people.otherOwner])
      expect((await units(person)).status).toBe(404);
    const owned = await makeLease(t.db, {
      clientId: world.client.id,
      propertyId: world.owned.id,
      unit: 'L1',
    });
    await t.db
      .updateTable('users.leasePerson')
      .set({ phone: '404 555 0134', dobYear: 1980 })
      .where('leaseId', '=', owned.id)
      .execute();
    expect((await lease(people.landlord, owned.id)).body.people).toMatchObject([
      { lastName: 'Castellanos', phone: null, dateOfBirth: null },
    ]);
    expect((await lease(people.owner, owned.id)).body.people).toMatchObject([{ phone: '404 555 0134' }]);
  });
});
