import { cases } from '@writdesk/contract/cases/cases';
import { noticeGuard } from '@writdesk/contract/notices/notice-guard';
import { standing } from '@writdesk/contract/standing/standing';
import type { PassedStandingPoint } from '@writdesk/contract/standing/standing-points';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CaseDesk, caseDesk, ok } from '../../../test/support/case-desk.ts';
import { type FirmWithAClient, firmWithAClient } from '../../../test/support/firm-with-a-client.ts';
import { type Person, testApp, type TestApp } from '../../../test/support/harness.ts';
import { verifyAudit } from '../../platform/audit/audit-queries.ts';
import { standingClock } from '../../platform/clock.ts';
import { makePropertyOwner } from '../../user-service/property-owners/property-owner-factory.ts';

let t: TestApp;
let world: FirmWithAClient;
let strangers: FirmWithAClient;
let desk: CaseDesk;
let people: FirmWithAClient['people'];
let ownerId: string;

beforeAll(async () => {
  t = await testApp({ clock: standingClock('2026-06-12T14:00:00Z') });
  world = await firmWithAClient(t);
  strangers = await firmWithAClient(t);
  desk = caseDesk(t, world);
  people = world.people;
  ownerId = (await makePropertyOwner(t.db, { clientId: world.client.id, name: 'Sapelo Holdings, LLC' })).id;
});
afterAll(() => t.close());
// What the register has of the property; the cases are begun before.
beforeEach(() => register({}));

interface Entry {
  ownerId?: string | null;
  licenseNumber?: string | null;
  licenseExpiresOn?: string | null;
  leadCertificateExpiresOn?: string | null;
}
const nothing: Entry = {
  ownerId: null,
  licenseNumber: null,
  licenseExpiresOn: null,
  leadCertificateExpiresOn: null,
};
const register = (entry: Entry) =>
  t.db
    .updateTable('users.property')
    .set({ ...nothing, ...entry })
    .where('id', '=', world.property.id)
    .execute();

const checkOf = (as: Person, id: string) => t.call(standing.ofCase, { as, params: { id } });
const pointsOf = async (id: string, as = people.lawyer) =>
  (await ok(checkOf(as, id))).points.map(({ point, state, code }) => `${point} ${state} ${code}`);
const approve = (id: string, standingPoints?: PassedStandingPoint[], as = people.lawyer) =>
  t.call(cases.sendForFiling, { as, params: { id }, body: { standingPoints } });
/** A case at attorney review, in which the plaintiff is named so. */
async function reviewFor(plaintiffName: string): Promise<string> {
  const { id } = await desk.draft();
  const saved = t.call(cases.save, { as: people.manager, params: { id }, body: { plaintiffName } });
  let record = await ok(saved);
  while (record.status !== 'REVIEW') record = await desk.advance(record);
  return id;
}
const reason = 'The deed of May 4 is on file; the register follows.';

describe('the check', () => {
  test('compares the plaintiff with the register, as anybody reads it who reads the case', async () => {
    const id = await reviewFor('Magnolia Living LLC as agent for Sapelo Holdings LLC');
    await register({ ownerId, licenseExpiresOn: '2026-06-12', leadCertificateExpiresOn: '2026-06-11' });
    const expected = [
      'plaintiff ok nameMatches',
      'owner ok ownerActive',
      'license ok licenseValid',
      'lead fail leadLapsed',
      'agent warn agentNeedsDesignation',
    ];
    for (const as of [people.lawyer, people.processor, people.manager])
      expect(await pointsOf(id, as)).toEqual(expected);
    expect(await ok(checkOf(people.lawyer, id))).toMatchObject({
      today: '2026-06-12',
      timeZone: 'America/New_York',
    });
  });

  test('of a property without an owner is a doubt at most', async () => {
    const id = await reviewFor('Somebody Else LLC');
    expect(await pointsOf(id)).toEqual(['plaintiff warn notInRegister']);
    expect((await approve(id)).status).toBe(200);
  });

  test('isn’t there for strangers', async () => {
    const { id } = await desk.draft();
    for (const as of [strangers.people.manager, strangers.people.lawyer])
      expect(await checkOf(as, id)).toMatchObject({ status: 404, body: { code: 'case_not_found' } });
  });
});

describe('the approval', () => {
  test('names each point that stands against it, at once, and keeps nothing of a refused one', async () => {
    const id = await reviewFor('Somebody Else LLC');
    await register({ ownerId, licenseNumber: 'L-77', licenseExpiresOn: '2026-06-11' });
    expect(await approve(id)).toMatchObject({
      status: 400,
      body: {
        code: 'case_incomplete',
        errors: [
          {
            path: 'standingPoints.plaintiff',
            message:
              'The plaintiff is Somebody Else LLC, and the register names Sapelo Holdings, LLC as the owner. Correct it, or override this point with a reason.',
          },
          { path: 'standingPoints.license', message: expect.stringContaining('June 11, 2026') },
        ],
      },
    });
    const half = await approve(id, [{ point: 'license', reason }]);
    expect(half.body).toMatchObject({ errors: [{ path: 'standingPoints.plaintiff' }] });
    const { points } = await ok(checkOf(people.lawyer, id));
    expect(points.every(({ passedBy }) => passedBy === null)).toBe(true);
  });

  test('goes through with a reason for each, which is kept, audited and listed', async () => {
    const id = await reviewFor('Somebody Else LLC');
    await register({ ownerId });
    const approved = await ok(approve(id, [{ point: 'plaintiff', reason }]));
    expect(approved.status).toBe('SENT_FOR_FILING');
    const nameFor = async (as: Person) =>
      (await ok(checkOf(as, id))).points.find(({ point }) => point === 'plaintiff');
    const pass = { name: expect.any(String), at: '2026-06-12T14:00:00.000Z' };
    expect(await nameFor(people.processor)).toMatchObject({ state: 'fail', passedBy: { ...pass, reason } });
    // Why is the firm's business.
    expect(await nameFor(people.manager)).toMatchObject({ passedBy: { ...pass, reason: null } });
    const rows = await t.db
      .selectFrom('cases.auditEvent')
      .select(['data', 'visibility'])
      .where('subjectId', '=', id)
      .where('action', '=', 'case.pass-standing-point')
      .execute();
    expect(rows).toEqual([
      {
        visibility: 'FIRM',
        data: {
          point: 'plaintiff',
          code: 'nameDiffers',
          params: { plaintiff: 'Somebody Else LLC', owner: expect.any(String) },
          reason,
        },
      },
    ]);
    expect(await verifyAudit(t.db, { trail: 'cases', subject: 'case', subjectId: id })).toMatchObject({
      fault: null,
    });
    const listed = await ok(t.call(noticeGuard.overrides, { as: people.firmAdmin, query: {} }));
    expect(listed.overrides).toContainEqual(
      expect.objectContaining({ caseId: id, point: 'plaintiff', reason, action: null }),
    );
  });

  test('forgets a pass once the register shows something else', async () => {
    const id = await reviewFor('Somebody Else LLC');
    await register({ ownerId });
    await ok(approve(id, [{ point: 'plaintiff', reason }]));
    const passed = async () =>
      (await ok(checkOf(people.lawyer, id))).points.filter(({ passedBy }) => passedBy).length;
    expect(await passed()).toBe(1);
    const other = await makePropertyOwner(t.db, { clientId: world.client.id, name: 'Ossabaw Homes, LLC' });
    await register({ ownerId: other.id });
    expect(await passed()).toBe(0);
  });

  test('passes no point of many cases at once', async () => {
    const id = await reviewFor('Somebody Else LLC');
    await register({ ownerId });
    const body = { caseIds: [id], data: { standingPoints: [{ point: 'plaintiff', reason }] } };
    const params = { action: 'send-for-filing' as const };
    const { results } = await ok(t.call(cases.bulk, { as: people.lawyer, params, body }));
    expect(results).toMatchObject([{ ok: false, code: 'case_incomplete' }]);
  });

  test('takes no letter for a reason, and no point that there isn’t', async () => {
    const id = await reviewFor('Somebody Else LLC');
    await register({ ownerId });
    for (const point of [
      { point: 'plaintiff', reason: 'x' },
      { point: 'deed', reason },
    ]) {
      const body = { standingPoints: [point] };
      const url = cases.sendForFiling.url.replace('{id}', id);
      expect((await t.send('POST', url, { as: people.lawyer, body })).status).toBe(400);
    }
  });
});
