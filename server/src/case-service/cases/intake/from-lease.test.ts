import { cases } from '@writdesk/contract/cases/cases';
import { rosters } from '@writdesk/contract/rosters/rosters';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ok } from '../../../../test/support/case-desk.ts';
import {
  firmWithAClient,
  type FirmWithAClient,
  FULTON,
} from '../../../../test/support/firm-with-a-client.ts';
import { type Person, testApp, type TestApp } from '../../../../test/support/harness.ts';
import { standingClock } from '../../../platform/clock.ts';
import { makeClient } from '../../../user-service/clients/client-factory.ts';
import { makeProperty } from '../../../user-service/properties/property-factory.ts';
import { makeLease } from '../../../user-service/rosters/lease-factory.ts';
import { makeUser } from '../../../user-service/users/user-factory.ts';

let t: TestApp;
let world: FirmWithAClient;
let people: FirmWithAClient['people'];
beforeAll(async () => {
  t = await testApp({ clock: standingClock('2026-06-12T14:00:00Z') });
  world = await firmWithAClient(t);
  people = world.people;
});
afterAll(() => t.close());

const SSN = '987-65-4321';
let units = 0;
/** A lease as people type it, with a sealed number, a child and a payment. */
async function aLease(changes: object = {}) {
  const propertyId = world.property.id;
  const as = people.owner;
  const label = `L${(units += 1)}`;
  const unit = await ok(
    t.call(rosters.saveUnit, {
      as,
      params: { propertyId },
      body: { label, building: 'North', addressLine1: `${units} Rear Lane` },
    }),
  );
  const body = {
    propertyId,
    unitId: unit.id,
    leaseFrom: '2025-08-01',
    leaseTo: '2026-07-31',
    isWritten: false,
    rentCents: 185_000,
    dueDay: 3,
    people: [
      { firstName: 'Adaeze', lastName: `Bell${units}`, ssn: SSN, phone: '404-555-0199' },
      { firstName: 'Ini', lastName: 'Bell', isMinor: true },
      { kind: 'OCCUPANT', firstName: 'Otis', lastName: 'Bell', accommodationPending: true },
    ],
    ledger: [
      { kind: 'RENT', dueOn: '2026-05-01', description: 'May', amountCents: 185_000 },
      { kind: 'PAYMENT', dueOn: '2026-05-20', description: 'Check', amountCents: -85_000 },
      { kind: 'RENT', dueOn: '2026-06-01', description: 'June', amountCents: 185_000 },
      { kind: 'RENT', dueOn: '2026-07-01', description: 'July', amountCents: 185_000 },
    ],
    ...changes,
  };
  const lease = await ok(t.call(rosters.createLease, { as, body: body as never }));
  return { ...lease, label };
}
const draftOf = (as: Person, body: object) => t.call(cases.createDraft, { as, body });
const save = (as: Person, id: string, body: object) => t.call(cases.save, { as, params: { id }, body });
const fieldsOf = (body: unknown) =>
  ((body as { errors?: { path: string }[] }).errors ?? []).map(({ path }) => path);

describe('a case that is opened from a lease', () => {
  test('is filled in from it and keeps the ids of unit and lease', async () => {
    const lease = await aLease();
    const { status, body } = await draftOf(people.manager, { leaseId: lease.id });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      propertyId: world.property.id,
      unitId: lease.unit.id,
      unitLabel: `North ${lease.label}`,
      lease: { id: lease.id, balanceCents: 285_000, balanceOn: '2026-06-12', hasMoved: false },
      tenantAddress: { addressLine1: expect.stringMatching(/Rear Lane$/), city: 'Atlanta', stateCode: 'GA' },
      accommodationPending: true,
      caseEviction: {
        leaseFrom: '2025-08-01',
        leaseTo: '2026-07-31',
        leaseIsWritten: false,
        monthlyRentCents: 185_000,
        rentDueDay: 3,
        // Rent of July isn’t due yet.
        claimedCents: 285_000,
        ledgerCents: 285_000,
      },
    });
    expect(body.title).toContain('Bell');
    expect(body.caseEviction.ledger.map(({ description }) => description)).toEqual(['May', 'Check', 'June']);
    // Only leaseholders of age become defendants.
    expect(body.tenants).toEqual([
      expect.objectContaining({ firstName: 'Adaeze', ssn: '***-**-4321', phone: '404-555-0199' }),
    ]);
    const shown = await t.call(rosters.lease, { as: people.manager, params: { id: lease.id } });
    expect(shown.body.cases).toEqual([{ id: body.id, title: body.title }]);
  });

  test('the number of the lease opens under the case’s own seal', async () => {
    const lease = await aLease();
    const { body } = await draftOf(people.manager, { leaseId: lease.id });
    const [tenant] = body.tenants;
    const revealed = await t.call(cases.revealSecret, {
      as: people.processor,
      params: { caseId: body.id },
      body: { tenantId: tenant?.id ?? '', field: 'ssn', reason: 'For the military search' },
    });
    expect(revealed.body).toEqual({ value: SSN });
  });

  test('what is typed goes before what the lease says', async () => {
    const lease = await aLease();
    const { body } = await draftOf(people.manager, {
      leaseId: lease.id,
      unitLabel: '9 North',
      tenants: [{ firstName: 'Wren', lastName: 'Tidwell' }],
      caseEviction: { monthlyRentCents: 190_000, claimedCents: 100 },
    });
    expect(body).toMatchObject({
      unitLabel: '9 North',
      tenants: [{ lastName: 'Tidwell' }],
      caseEviction: { monthlyRentCents: 190_000, claimedCents: 100, ledger: [], rentDueDay: 3 },
    });
  });

  test('a draft takes a lease later: what it says stays, and another lease replaces what the first one said', async () => {
    const [first, second] = [await aLease(), await aLease({ rentCents: 99_000 })];
    const draft = await ok(
      draftOf(people.manager, { propertyId: world.property.id, tenants: [{ lastName: 'Tidwell' }] }),
    );
    const one = await ok(save(people.manager, draft.id, { leaseId: first.id, version: draft.version }));
    expect(one).toMatchObject({
      unitId: first.unit.id,
      tenants: [{ lastName: 'Tidwell' }],
      caseEviction: { monthlyRentCents: 185_000, claimedCents: 285_000 },
    });
    const two = await ok(
      save(people.manager, draft.id, {
        leaseId: second.id,
        unitId: second.unit.id,
        unitLabel: second.label,
        version: one.version,
      }),
    );
    expect(two).toMatchObject({
      unitLabel: second.label,
      tenants: [{ firstName: 'Adaeze' }],
      caseEviction: { monthlyRentCents: 99_000 },
    });
    const none = await ok(
      save(people.manager, draft.id, { leaseId: null, unitId: null, unitLabel: 'X', version: two.version }),
    );
    expect(none).toMatchObject({ lease: null, unitId: null, caseEviction: { monthlyRentCents: 99_000 } });
  });

  test('says that the ledger moved since, and takes it over when somebody asks', async () => {
    const lease = await aLease();
    const draft = await ok(draftOf(people.manager, { leaseId: lease.id }));
    const ledger = [{ kind: 'RENT' as const, dueOn: '2026-06-01', description: 'June', amountCents: 50_000 }];
    await ok(
      t.call(rosters.updateLease, {
        as: people.owner,
        params: { id: lease.id },
        body: { ledger, version: lease.version },
      }),
    );
    const read = () => ok(t.call(cases.details, { as: people.processor, params: { id: draft.id } }));
    // No sum changes by itself.
    expect(await read()).toMatchObject({
      lease: { hasMoved: true, balanceCents: 50_000 },
      caseEviction: { claimedCents: 285_000 },
    });
    await ok(save(people.manager, draft.id, { ledgerFromLease: true, version: draft.version }));
    expect(await read()).toMatchObject({
      lease: { hasMoved: false },
      caseEviction: { claimedCents: 50_000, ledgerCents: 50_000 },
    });
  });

  test('takes the ages of a report where nobody keeps a ledger', async () => {
    const { id } = await makeLease(t.db, {
      clientId: world.client.id,
      propertyId: world.property.id,
      balanceSource: 'REPORT',
      balanceCents: 360_000,
      rentOwedCents: 300_000,
      otherOwedCents: 70_000,
      owed0Cents: 185_000,
      owed31Cents: 185_000,
    });
    const { body } = await draftOf(people.manager, { leaseId: id });
    expect(
      body.caseEviction.ledger.map(({ kind, description, amountCents }) => [kind, description, amountCents]),
    ).toEqual([
      ['RENT', '31–60 days past due', 185_000],
      ['RENT', '0–30 days past due', 115_000],
      ['OTHER', '0–30 days past due', 70_000],
      ['CREDIT', 'Paid ahead', -10_000],
    ]);
    expect(body.caseEviction.claimedCents).toBe(360_000);
  });

  test('of another property, of another company and of former tenants is refused and nothing is kept', async () => {
    const lease = await aLease();
    const other = await makeProperty(t.db, { clientId: world.client.id, countyId: FULTON });
    const elsewhere = await draftOf(people.owner, { propertyId: other.id, leaseId: lease.id });
    expect([elsewhere.status, fieldsOf(elsewhere.body)]).toEqual([400, ['leaseId']]);
    const unit = await draftOf(people.owner, { propertyId: other.id, unitId: lease.unit.id });
    expect([unit.status, fieldsOf(unit.body)]).toEqual([400, ['unitId']]);
    const otherCompany = await makeClient(t.db);
    const roles = ['client_owner'] as const;
    const stranger = await makeUser(t.db, { roles: [...roles], clientId: otherCompany.id });
    expect((await draftOf(stranger.person, { leaseId: lease.id })).status).toBe(404);
    await ok(
      t.call(rosters.updateLease, {
        as: people.owner,
        params: { id: lease.id },
        body: { movedOutOn: '2026-06-01', version: lease.version },
      }),
    );
    const ended = await draftOf(people.owner, { leaseId: lease.id });
    expect([ended.status, fieldsOf(ended.body)]).toEqual([400, ['leaseId']]);
  });

  test('another property takes unit and lease away', async () => {
    const lease = await aLease();
    const draft = await ok(draftOf(people.owner, { leaseId: lease.id }));
    const other = await makeProperty(t.db, { clientId: world.client.id, countyId: FULTON });
    const moved = await ok(save(people.owner, draft.id, { propertyId: other.id, version: draft.version }));
    expect(moved).toMatchObject({ propertyId: other.id, unitId: null, lease: null });
  });

  test('a firm opens one from the lease of a company that engages it', async () => {
    const lease = await aLease();
    const { status, body } = await draftOf(people.processor, {
      leaseId: lease.id,
      clientId: world.client.id,
    });
    expect([status, body.tenants.length]).toEqual([201, 1]);
  });
});
