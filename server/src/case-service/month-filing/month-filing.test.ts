import { cases } from '@writdesk/contract/cases/cases';
import { monthFiling } from '@writdesk/contract/month-filing/month-filing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ok } from '../../../test/support/case-desk.ts';
import { firmWithAClient, type FirmWithAClient, FULTON } from '../../../test/support/firm-with-a-client.ts';
import { type Person, testApp, type TestApp } from '../../../test/support/harness.ts';
import { insertCase } from '../../../test/support/insert-case.ts';
import { standingClock } from '../../platform/clock.ts';
import { makeClient } from '../../user-service/clients/client-factory.ts';
import { makeProperty } from '../../user-service/properties/property-factory.ts';
import { makePropertyOwner } from '../../user-service/property-owners/property-owner-factory.ts';
import { makeLease } from '../../user-service/rosters/lease-factory.ts';
import { rosters } from '@writdesk/contract/rosters/rosters';
import { newId } from '../../platform/ids.ts';
import { makeInvoice } from '../invoices/invoice-factory.ts';
import { makeUser } from '../../user-service/users/user-factory.ts';

let t: TestApp;
let world: FirmWithAClient;
let people: FirmWithAClient['people'];
let place: { clientId: string; propertyId: string };
beforeAll(async () => {
  t = await testApp({ clock: standingClock('2026-06-12T14:00:00Z') });
  world = await firmWithAClient(t);
  people = world.people;
  const clientId = world.client.id;
  const owner = await makePropertyOwner(t.db, { clientId });
  const facts = { ownerId: owner.id, caresCovered: 'NO' as const };
  await t.db.updateTable('users.property').set(facts).where('id', '=', world.property.id).execute();
  place = { clientId, propertyId: world.property.id };
});
afterAll(() => t.close());

const list = (as: Person, query: object = {}) =>
  t.call(monthFiling.list, { as, query: { size: 100, ...query } });
const open = (as: Person, leaseIds: string[]) => t.call(monthFiling.open, { as, body: { leaseIds } });
const noticed = { noticeGivenOn: '2026-06-02' };
const rowOf = async (as: Person, leaseId: string) =>
  (await ok(list(as))).leases.find(({ id }) => id === leaseId);

describe('the month’s filing', () => {
  test('lists current leases with a balance as ready, without a notice, or held', async () => {
    const ready = await makeLease(t.db, { ...place, ...noticed, unit: 'A1' });
    const unnoticed = await makeLease(t.db, { ...place, unit: 'A2' });
    const paid = await makeLease(t.db, { ...place, ...noticed, balanceCents: 0, owed0Cents: 0, unit: 'A3' });
    const gone = await makeLease(t.db, { ...place, ...noticed, isCurrent: false, unit: 'A4' });
    expect(await rowOf(people.owner, ready.id)).toMatchObject({
      state: 'READY',
      obstacle: null,
      balanceCents: 370_000,
      unit: { label: 'A1' },
      property: { id: place.propertyId },
    });
    expect(await rowOf(people.owner, unnoticed.id)).toMatchObject({
      state: 'NEEDS_NOTICE',
      obstacle: 'NO_NOTICE',
    });
    expect(await rowOf(people.owner, paid.id)).toBeUndefined();
    expect(await rowOf(people.owner, gone.id)).toBeUndefined();
    const only = await ok(list(people.owner, { state: 'NEEDS_NOTICE' }));
    expect(only.leases.map(({ id }) => id)).toEqual([unnoticed.id]);
    expect((await ok(list(people.owner, { atLeastCents: 370_001 }))).total).toBe(0);
    expect((await ok(list(people.owner, { search: 'A2' }))).total).toBe(1);
    expect((await list(people.owner, { atLeastCents: 'much' })).status).toBe(400);
  });

  test('names what a property lacks, and counts the CARES notice', async () => {
    const { clientId } = place;
    const bare = await makeProperty(t.db, { clientId, countyId: FULTON, caresCovered: 'NO' });
    const owner = await makePropertyOwner(t.db, { clientId });
    const unknown = await makeProperty(t.db, {
      clientId,
      countyId: FULTON,
      ownerId: owner.id,
      caresCovered: 'UNKNOWN',
    });
    const covered = await makeProperty(t.db, {
      clientId,
      countyId: FULTON,
      ownerId: owner.id,
      caresCovered: 'YES',
    });
    const at = (propertyId: string) => makeLease(t.db, { clientId, propertyId, ...noticed });
    const seen = async (propertyId: string) => rowOf(people.owner, (await at(propertyId)).id);
    // Without an owner of its own it is the company’s, as its form says.
    expect(await seen(bare.id)).toMatchObject({ state: 'READY', obstacle: null });
    expect(await seen(unknown.id)).toMatchObject({ state: 'HELD', obstacle: 'CARES_UNKNOWN' });
    expect(await seen(covered.id)).toMatchObject({
      state: 'NEEDS_NOTICE',
      obstacle: 'CARES_NOTICE',
      readyOn: '2026-07-02',
    });
    // The call says the same: what is held gets no draft, and what waits for its notice alone gets one.
    const asked = await Promise.all([unknown, covered].map(({ id: of }) => at(of)));
    const { results } = await ok(
      open(
        people.owner,
        asked.map(({ id }) => id),
      ),
    );
    expect(results).toMatchObject([
      { ok: false, code: 'conflict', reason: { code: 'lease_cares_unknown' } },
      { ok: true, status: 'DRAFT' },
    ]);
  });

  describe('holds', () => {
    const say = (leaseId: string, body: { paymentPlan?: boolean | null; inService?: boolean | null }) =>
      ok(t.call(rosters.updateLease, { as: people.manager, params: { id: leaseId }, body }));
    let ends = 0;
    const ended = (leaseId: string, given: object = {}) =>
      insertCase(t.db, {
        firmId: world.firm.id,
        clientId: place.clientId,
        propertyId: place.propertyId,
        leaseId,
        status: 'DISMISSED',
        caseDraftNumber: `ENDED-${(ends += 1)}`,
        ...given,
      });

    test('tenants who pay by a plan or serve, as the lease says, until it says otherwise', async () => {
      const lease = await makeLease(t.db, { ...place, ...noticed });
      for (const [fact, obstacle, code] of [
        ['paymentPlan', 'PAYMENT_PLAN', 'lease_on_plan'],
        ['inService', 'IN_SERVICE', 'lease_in_service'],
      ] as const) {
        await say(lease.id, { [fact]: true });
        expect(await rowOf(people.manager, lease.id)).toMatchObject({ state: 'HELD', obstacle, case: null });
        expect((await ok(open(people.manager, [lease.id]))).results).toMatchObject([
          { ok: false, code: 'conflict', reason: { code } },
        ]);
        await say(lease.id, { [fact]: false });
        expect(await rowOf(people.manager, lease.id)).toMatchObject({ state: 'READY', obstacle: null });
      }
    });

    test('what the last case of the lease found, unless the lease answers', async () => {
      const planned = await makeLease(t.db, { ...place, ...noticed });
      const serving = await makeLease(t.db, { ...place, ...noticed });
      const agreed = await makeLease(t.db, { ...place, ...noticed });
      const last = await ended(planned.id, { paymentPlan: true });
      const served = await ended(serving.id);
      const settled = await ended(agreed.id);
      const ofCase = ({ id: caseId }: { id: string }) => ({
        firmId: world.firm.id,
        clientId: place.clientId,
        caseId,
      });
      await t.db
        .insertInto('cases.caseTenant')
        .values({
          ...ofCase(served),
          id: newId(),
          position: 0,
          lastName: 'Vance',
          militaryStatus: 'ACTIVE',
          militaryCheckedOn: '2026-06-01',
        })
        .execute();
      await t.db
        .insertInto('cases.stipulation')
        .values({ ...ofCase(settled), id: newId(), agreedOn: '2026-06-01', createdAt: new Date() })
        .execute();
      expect(await rowOf(people.owner, planned.id)).toMatchObject({
        state: 'HELD',
        obstacle: 'PAYMENT_PLAN',
        case: { id: last.id },
      });
      expect(await rowOf(people.owner, serving.id)).toMatchObject({
        state: 'HELD',
        obstacle: 'IN_SERVICE',
        case: { id: served.id },
      });
      expect(await rowOf(people.owner, agreed.id)).toMatchObject({ obstacle: 'PAYMENT_PLAN' });
      expect((await ok(open(people.owner, [serving.id]))).results).toMatchObject([{ ok: false }]);
      await say(planned.id, { paymentPlan: false });
      expect(await rowOf(people.owner, planned.id)).toMatchObject({ state: 'READY', case: null });
      await ended(serving.id, { createdAt: new Date(Date.now() + 60_000) });
      expect(await rowOf(people.owner, serving.id)).toMatchObject({ state: 'READY' });
    });

    test('leases of a company with an overdue invoice, until it is paid or the firm excepts it', async () => {
      const lease = await makeLease(t.db, { ...place, ...noticed });
      const bare = await makeLease(t.db, place);
      const elsewhere = await makeProperty(t.db, {
        clientId: place.clientId,
        countyId: FULTON,
        caresCovered: 'NO',
      });
      const other = await makeLease(t.db, { clientId: place.clientId, propertyId: elsewhere.id, ...noticed });
      const ofCompany = { firmId: world.firm.id, clientId: place.clientId };
      const invoice = await makeInvoice(t.db, { ...ofCompany, propertyId: elsewhere.id });
      const held = { state: 'HELD', obstacle: 'OVERDUE_INVOICE' };
      for (const { id } of [lease, bare, other])
        for (const as of [people.owner, people.processor]) expect(await rowOf(as, id)).toMatchObject(held);
      const only = await ok(list(people.owner, { state: 'READY' }));
      expect(only.total).toBe(0);
      for (const as of [people.owner, people.processor])
        expect((await ok(open(as, [lease.id, bare.id]))).results).toMatchObject([
          { ok: false, code: 'conflict', reason: { code: 'lease_overdue_invoice' } },
          { ok: false, code: 'conflict', reason: { code: 'lease_overdue_invoice' } },
        ]);
      const terms = { termsDays: 30, graceDays: 0, overdueGate: 'PROPERTY' as const };
      await t.db
        .insertInto('users.engagementTerms')
        .values({ ...ofCompany, ...terms })
        .execute();
      expect(await rowOf(people.owner, lease.id)).toMatchObject({ state: 'READY' });
      expect(await rowOf(people.owner, other.id)).toMatchObject(held);
      await t.db.deleteFrom('users.engagementTerms').where('clientId', '=', place.clientId).execute();
      const exception = {
        ...ofCompany,
        id: newId(),
        status: 'GRANTED' as const,
        reason: 'The check is in the mail.',
        promisedOn: '2026-06-20',
        lastDay: '2026-06-20',
        mostCases: 1,
        requestedBy: newId(),
        requestedByName: 'Wanda Beaufort',
        requestedAt: new Date('2026-06-11T14:00:00Z'),
        decidedAt: new Date('2026-06-11T15:00:00Z'),
      };
      await t.db.insertInto('cases.overdueException').values(exception).execute();
      expect(await rowOf(people.owner, lease.id)).toMatchObject({ state: 'READY' });
      await t.db.deleteFrom('cases.overdueException').where('id', '=', exception.id).execute();
      expect(await rowOf(people.owner, lease.id)).toMatchObject(held);
      await t.db.deleteFrom('cases.invoice').where('id', '=', invoice.id).execute();
      expect(await rowOf(people.owner, lease.id)).toMatchObject({ state: 'READY' });
    });

    test('a lease whose case waits for a special approval, to those who may know of it', async () => {
      const lease = await makeLease(t.db, { ...place, ...noticed });
      await ok(open(people.manager, [lease.id]));
      const row = await rowOf(people.manager, lease.id);
      expect(row).toMatchObject({ obstacle: 'OPEN_CASE' });
      const caseId = row?.case?.id ?? '';
      const owner = await t.db
        .selectFrom('users.appUser')
        .select('id')
        .where('email', '=', people.owner.email)
        .executeTakeFirstOrThrow();
      const request = {
        firmId: world.firm.id,
        clientId: place.clientId,
        caseId,
        id: newId(),
        ruleId: newId(),
        ruleName: 'Media',
        ruleVersion: 1,
        seats: '[]',
        answerMode: 'ANY' as const,
        moment: 'SUBMIT' as const,
        facts: '{}',
        status: 'OPEN' as const,
        openedAt: new Date('2026-06-11T14:00:00Z'),
        remindAt: new Date('2026-06-12T14:00:00Z'),
        dueAt: new Date('2026-06-13T14:00:00Z'),
        awaitedIds: [owner.id],
      };
      await t.db.insertInto('cases.specialApprovalRequest').values(request).execute();
      for (const as of [people.processor, people.owner])
        expect(await rowOf(as, lease.id)).toMatchObject({
          state: 'HELD',
          obstacle: 'APPROVAL',
          case: { id: caseId },
        });
      expect(await rowOf(people.manager, lease.id)).toMatchObject({ obstacle: 'OPEN_CASE' });
      const { id } = request;
      await t.db
        .updateTable('cases.specialApprovalRequest')
        .set({ status: 'WITHDRAWN' })
        .where('id', '=', id)
        .execute();
      expect(await rowOf(people.processor, lease.id)).toMatchObject({ obstacle: 'OPEN_CASE' });
    });
  });

  test('shows managers their properties, firms their companies, and strangers nothing', async () => {
    const lease = await makeLease(t.db, { ...place, ...noticed });
    const other = await makeProperty(t.db, { clientId: place.clientId, countyId: FULTON });
    const elsewhere = await makeLease(t.db, { clientId: place.clientId, propertyId: other.id });
    expect(await rowOf(people.manager, lease.id)).toBeDefined();
    expect(await rowOf(people.manager, elsewhere.id)).toBeUndefined();
    expect(await rowOf(people.processor, lease.id)).toBeDefined();
    const company = await makeClient(t.db);
    const stranger = await makeUser(t.db, { roles: ['client_owner'], clientId: company.id });
    expect((await ok(list(stranger.person))).total).toBe(0);
    const viewer = await makeUser(t.db, { roles: ['client_viewer'], clientId: place.clientId });
    expect((await list(viewer.person)).status).toBe(403);
  });
});

describe('recording a notice', () => {
  const record = (as: Person, leaseIds: string[], noticeGivenOn = '2026-06-03') =>
    t.call(monthFiling.recordNotice, { as, body: { leaseIds, noticeGivenOn } });

  test('gives many leases one day, which makes them ready, and stands on the trail', async () => {
    const leases = await Promise.all([makeLease(t.db, place), makeLease(t.db, place)]);
    const ended = await makeLease(t.db, { ...place, isCurrent: false });
    const { results } = await ok(
      record(
        people.manager,
        [...leases, ended].map(({ id }) => id),
      ),
    );
    expect(results.map((one) => one.ok)).toEqual([true, true, false]);
    for (const { id } of leases)
      expect(await rowOf(people.owner, id)).toMatchObject({ state: 'READY', noticeGivenOn: '2026-06-03' });
    const trail = await t.db
      .selectFrom('users.auditEvent')
      .select('data')
      .where('subjectId', '=', place.propertyId)
      .where('action', '=', 'lease.update')
      .execute();
    expect(JSON.stringify(trail)).toContain('2026-06-03');
  });

  test('refuses a day that has not come, for each lease, and who may not change leases', async () => {
    const lease = await makeLease(t.db, place);
    const { results } = await ok(record(people.owner, [lease.id], '2026-06-13'));
    expect(results).toMatchObject([
      { ok: false, errors: [{ path: 'noticeGivenOn', code: 'notice_in_future' }] },
    ]);
    expect(await rowOf(people.owner, lease.id)).toMatchObject({ noticeGivenOn: null });
    expect((await record(people.processor, [lease.id])).status).toBe(403);
    const company = await makeClient(t.db);
    const stranger = await makeUser(t.db, { roles: ['client_owner'], clientId: company.id });
    expect((await ok(record(stranger.person, [lease.id]))).results).toMatchObject([
      { ok: false, code: 'lease_not_found' },
    ]);
  });
});

describe('opening drafts', () => {
  test('fills each in from its lease, and gives each its own result', async () => {
    const [one, two] = [await makeLease(t.db, { ...place, ...noticed }), await makeLease(t.db, place)];
    const ended = await makeLease(t.db, { ...place, isCurrent: false });
    const { status, body } = await open(people.manager, [one.id, two.id, ended.id]);
    expect(status).toBe(200);
    expect(body.results).toEqual([
      { id: one.id, ok: true, status: 'DRAFT' },
      { id: two.id, ok: true, status: 'DRAFT' },
      expect.objectContaining({
        id: ended.id,
        ok: false,
        errors: [expect.objectContaining({ path: 'leaseId' })],
      }),
    ]);
    const row = await rowOf(people.manager, one.id);
    expect(row).toMatchObject({ state: 'HELD', obstacle: 'OPEN_CASE', case: { title: expect.any(String) } });
    const details = await ok(
      t.call(cases.details, { as: people.manager, params: { id: row?.case?.id ?? '' } }),
    );
    expect(details).toMatchObject({
      lease: { id: one.id },
      caseEviction: { reasons: ['NONPAYMENT'], claimedCents: 370_000, noticeServedOn: '2026-06-02' },
      tenants: [{ lastName: 'Castellanos' }],
    });
    const trail = await t.db
      .selectFrom('cases.auditEvent')
      .select('action')
      .where('subjectId', '=', details.id)
      .execute();
    expect(trail.map(({ action }) => action)).toContain('case.create-draft');
  });

  test('a notice is spent once its case was filed and is over: the next case waits for another', async () => {
    const lease = await makeLease(t.db, { ...place, ...noticed });
    await ok(open(people.owner, [lease.id]));
    const change = (changes: object) =>
      t.db.updateTable('cases.evictionCase').set(changes).where('leaseId', '=', lease.id).execute();
    await change({ status: 'DENIED' });
    // What never was at court has spent nothing.
    expect(await rowOf(people.owner, lease.id)).toMatchObject({ state: 'READY', obstacle: null });
    await change({ status: 'CLOSED', filedOn: '2026-06-08' });
    expect(await rowOf(people.manager, lease.id)).toMatchObject({
      state: 'NEEDS_NOTICE',
      obstacle: 'NOTICE_SPENT',
    });
    await ok(open(people.owner, [lease.id]));
    const row = await rowOf(people.owner, lease.id);
    const draft = await ok(t.call(cases.details, { as: people.owner, params: { id: row?.case?.id ?? '' } }));
    expect(draft.caseEviction.noticeServedOn).toBeNull();
    await change({ status: 'CLOSED' });
    await t.db
      .updateTable('users.lease')
      .set({ noticeGivenOn: '2026-06-10' })
      .where('id', '=', lease.id)
      .execute();
    expect(await rowOf(people.owner, lease.id)).toMatchObject({ state: 'READY', obstacle: null });
  });

  test('never opens two for a lease, not even when two people ask at once', async () => {
    const lease = await makeLease(t.db, { ...place, ...noticed });
    const asked = await Promise.all([open(people.manager, [lease.id]), open(people.owner, [lease.id])]);
    const results = asked.flatMap(({ body }) => body.results);
    expect(results.filter((result) => result.ok)).toHaveLength(1);
    expect(results.find((result) => !result.ok)).toMatchObject({
      code: 'conflict',
      reason: { code: 'lease_has_case' },
    });
    const [twice] = (await ok(open(people.owner, [lease.id]))).results;
    expect(twice).toMatchObject({ ok: false, code: 'conflict' });
  });

  test('is refused to those who open no cases, and keeps foreign leases out', async () => {
    const lease = await makeLease(t.db, place);
    const viewer = await makeUser(t.db, { roles: ['client_viewer'], clientId: place.clientId });
    expect((await open(viewer.person, [lease.id])).status).toBe(403);
    const company = await makeClient(t.db);
    const stranger = await makeUser(t.db, { roles: ['client_owner'], clientId: company.id });
    expect((await ok(open(stranger.person, [lease.id]))).results).toEqual([
      expect.objectContaining({ ok: false, code: 'lease_not_found' }),
    ]);
    const { status, body } = await open(people.owner, []);
    expect([status, (body as never as { errors: { path: string }[] }).errors[0]?.path]).toEqual([
      400,
      'leaseIds',
    ]);
  });
});

describe('the grid of drafts', () => {
  const drafts = (as: Person, query: object = {}) =>
    t.call(monthFiling.drafts, { as, query: { size: 100, ...query } });
  const draftOf = async (leaseId: string) => {
    const { body } = await open(people.manager, [leaseId]);
    expect(body.results).toMatchObject([{ ok: true }]);
    const id = (await rowOf(people.manager, leaseId))?.case?.id ?? '';
    const find = async () => (await ok(drafts(people.manager))).drafts.find((draft) => draft.id === id);
    return { id, find };
  };
  const paths = (errors: readonly { path: string }[] = []) => errors.map(({ path }) => path);

  test('says of each draft what its submit would say, but for the attestation', async () => {
    const lease = await makeLease(t.db, { ...place, ...noticed });
    const { id, find } = await draftOf(lease.id);
    const row = await find();
    expect(row).toMatchObject({
      noticeServedOn: '2026-06-02',
      noticeType: null,
      claimedCents: 370_000,
      proofs: [],
    });
    const refused = await t.call(cases.submit, { as: people.manager, params: { id }, body: {} });
    expect(refused.status).toBe(400);
    const said = (refused.body as unknown as { errors: { path: string }[] }).errors;
    expect(paths(row?.errors)).toEqual(paths(said).filter((path) => path !== 'attestedBy'));
    expect(paths(row?.errors)).toContain('caseEviction.noticeMethod');

    const facts = { noticeType: 'DEMAND_FOR_POSSESSION' as const, noticeMethod: 'PERSONAL' as const };
    await ok(
      t.call(cases.save, {
        as: people.manager,
        params: { id },
        body: { version: row?.version ?? 0, caseEviction: facts },
      }),
    );
    expect(await find()).toMatchObject(facts);
    expect(paths((await find())?.errors)).not.toContain('caseEviction.noticeMethod');
  });

  test('shows drafts that name a lease alone, and each person their own', async () => {
    const lease = await makeLease(t.db, { ...place, ...noticed });
    const { id } = await draftOf(lease.id);
    const typed = await ok(
      t.call(cases.createDraft, { as: people.owner, body: { propertyId: place.propertyId } }),
    );
    const seen = (await ok(drafts(people.owner))).drafts.map((draft) => draft.id);
    expect(seen).toContain(id);
    expect(seen).not.toContain(typed.id);
    const company = await makeClient(t.db);
    const stranger = await makeUser(t.db, { roles: ['client_owner'], clientId: company.id });
    expect((await ok(drafts(stranger.person))).total).toBe(0);
    const viewer = await makeUser(t.db, { roles: ['client_viewer'], clientId: place.clientId });
    expect((await drafts(viewer.person)).status).toBe(403);
    expect((await ok(drafts(people.owner, { search: 'no such title' }))).total).toBe(0);
  });
});
