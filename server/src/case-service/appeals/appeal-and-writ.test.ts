import { cases } from '@writdesk/contract/cases/cases';
import { writs } from '@writdesk/contract/writs/writs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CaseDesk, caseDesk, ok } from '../../../test/support/case-desk.ts';
import { type FirmWithAClient, firmWithAClient } from '../../../test/support/firm-with-a-client.ts';
import { testApp, type TestApp } from '../../../test/support/harness.ts';
import { type WritDesk, writDesk } from '../../../test/support/writ-desk.ts';
import { standingClock } from '../../platform/clock.ts';
import { tallyFaults } from '../tallies/index.ts';

// Where the appeal, the writ, the lockout and the look at the docket meet: nothing of a writ moves before somebody saw, after the
// time to appeal, that nobody did, and nothing moves while the court stays its judgment.

const judgedAt = '2026-06-12T14:00:00Z';
/** Still within the seven days of the tenant’s appeal. */
const withinWindow = '2026-06-16T14:00:00Z';
const writAt = '2026-06-24T14:00:00Z';
const court = 'State Court of Fulton County';

let t: TestApp;
let world: FirmWithAClient;
let desk: CaseDesk;
let writ: WritDesk;
const clock = standingClock(judgedAt);
beforeAll(async () => {
  t = await testApp({ clock });
  world = await firmWithAClient(t);
  desk = caseDesk(t, world);
  writ = writDesk(t, world, desk);
});
afterAll(() => t.close());
beforeEach(() => clock.moveTo(judgedAt));

const as = (who: keyof FirmWithAClient['people']) => world.people[who];
const look = (id: string, found: 'NONE' | 'APPEAL') =>
  ok(t.call(cases.checkDocket, { as: as('processor'), params: { id }, body: { found } }));
const start = (id: string, body: object = {}) =>
  t.call(writs.create, { as: as('processor'), params: { id }, body });
const file = (id: string, body: object = {}) =>
  t.call(writs.file, { as: as('processor'), params: { id }, body: { receipt: 'Odyssey 1', ...body } });
const appeal = (id: string, body: object = {}) =>
  t.call(cases.appealSubmit, {
    as: as('lawyer'),
    params: { id },
    body: { filedOn: '2026-06-24', court, stayed: true, registry: [], ...body },
  });
const update = (id: string, body: object) =>
  t.call(cases.appealUpdate, { as: as('lawyer'), params: { id }, body });
const lifted = (id: string) => ok(update(id, { appealResult: 'STAY_LIFTED', resultOn: '2026-06-24' }));
const lockout = (id: string, changes: object = {}) =>
  t.call(cases.setLockoutDate, {
    as: as('processor'),
    params: { id },
    body: {
      lockoutDate: '2026-06-30',
      lockoutTime: '09:30',
      officerName: 'Marshal Odom',
      contactName: 'Wanda Beaufort',
      ...changes,
    },
  });
const findingsOf = async (id: string) =>
  (
    await t.db
      .selectFrom('cases.docketCheck')
      .select('found')
      .where('caseId', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ found }) => found);

async function judged(): Promise<string> {
  const id = await writ.judged();
  clock.moveTo(writAt);
  return id;
}

describe('a writ after the time to appeal', () => {
  test('waits until somebody saw that nobody appealed; a look within that time is none', async () => {
    const id = await writ.judged();
    clock.moveTo(withinWindow);
    await look(id, 'NONE');
    clock.moveTo(writAt);
    expect(await start(id)).toMatchObject({ status: 409, body: { reason: { code: 'appeal_unchecked' } } });
    await look(id, 'NONE');
    expect(await start(id)).toMatchObject({ status: 201 });
  });

  test('that is prepared early is looked up again when it goes out', async () => {
    const id = await judged();
    const reviewed = await writ.at(id, 'REVIEWED');
    // Somebody sees an appeal that nobody has recorded yet.
    await look(id, 'APPEAL');
    expect(await file(reviewed.id)).toMatchObject({
      status: 409,
      body: { reason: { code: 'appeal_unchecked' } },
    });
    expect(await file(reviewed.id, { docketChecked: 'APPEAL' })).toMatchObject({
      status: 409,
      body: { reason: { code: 'appeal_found' } },
    });
    expect((await writ.detailsOf(id)).writs).toMatchObject([{ status: 'REVIEWED' }]);
  });
});

describe('an appeal that stays the judgment', () => {
  test('stops the writ and the lockout; once it is lifted they go on, and the case ends', async () => {
    const id = await judged();
    const posted = await writ.at(id, 'POSTED');
    await ok(lockout(id));
    const stayed = await ok(appeal(id));
    expect(stayed).toMatchObject({
      status: 'APPEALED',
      lockoutDate: null,
      holds: [{ kind: 'COURT_STAY' }],
      writs: [{ status: 'STAYED' }],
      lockouts: [{ state: 'CANCELLED', endReason: court }],
    });
    const order = { order: 'Order' };
    const params = { id: posted.id };
    const refused = await Promise.all([
      lockout(id),
      t.call(writs.resume, { as: as('lawyer'), params, body: order }),
      t.call(writs.execute, {
        as: as('lawyer'),
        params,
        body: { executedAt: '2026-06-24T09:00', executedBy: 'Odom', locksChanged: true, goods: 'SET_OUT' },
      }),
      start(id, { docketChecked: 'NONE' }),
      t.call(cases.close, { as: as('lawyer'), params: { id }, body: { closureReason: 'SETTLED' } }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409]);
    expect((await writ.detailsOf(id)).version, 'what is refused changes nothing').toBe(stayed.version);

    expect(await lifted(id)).toMatchObject({
      status: 'WRIT_ISSUED',
      holds: [],
      writs: [{ status: 'POSTED' }],
      appeals: [{ stayed: false, result: null }],
    });
    await ok(lockout(id));
    const reason = 'The marshal moved it.';
    const again = await ok(lockout(id, { lockoutDate: '2026-07-01', reason }));
    expect(again.lockouts.map(({ state }) => state)).toEqual(['CANCELLED', 'RESET', 'SET']);
    // The appeal ends while the officer is on their way.
    expect(await ok(update(id, { appealResult: 'AFFIRMED', resultOn: '2026-06-24' }))).toMatchObject({
      status: 'LOCKOUT_SCHEDULED',
      lockoutDate: '2026-07-01',
      writs: [{ status: 'POSTED' }],
    });
    await writ.advance({ id: posted.id, status: 'POSTED' });
    const closed = await ok(
      t.call(cases.close, {
        as: as('lawyer'),
        params: { id },
        body: { closureReason: 'POSSESSION_RETURNED', possessionDate: '2026-06-24', finalBill: true },
      }),
    );
    expect(closed.status).toBe('CLOSED');
    expect(await tallyFaults(t.db)).toEqual([]);
  });

  test('that is lifted leaves an appeal on the docket, which the writ may know of and may not deny', async () => {
    const id = await judged();
    const reviewed = await writ.at(id, 'REVIEWED');
    await ok(appeal(id));
    await lifted(id);
    expect(await file(reviewed.id, { docketChecked: 'NONE' })).toMatchObject({
      status: 409,
      body: { reason: { code: 'appeal_on_record' } },
    });
    expect(await file(reviewed.id)).toMatchObject({
      status: 409,
      body: { reason: { code: 'appeal_unchecked' } },
    });
    expect(await file(reviewed.id, { docketChecked: 'APPEAL' })).toMatchObject({
      status: 200,
      body: { writ: { status: 'FILED' } },
    });
    expect(await findingsOf(id)).toEqual(['NONE', 'APPEAL', 'APPEAL']);
  });

  test('that is lifted lets a first writ begin, too', async () => {
    const id = await judged();
    await ok(appeal(id));
    await lifted(id);
    expect(await start(id, { docketChecked: 'APPEAL' })).toMatchObject({ status: 201 });
    expect(await findingsOf(id)).toEqual(['APPEAL', 'APPEAL']);
  });

  test('that ends asks for another look before the writ goes out', async () => {
    const id = await judged();
    const reviewed = await writ.at(id, 'REVIEWED');
    await ok(appeal(id));
    expect(await ok(update(id, { appealResult: 'DISMISSED', resultOn: '2026-06-24' }))).toMatchObject({
      status: 'WRIT_IN_PROGRESS',
      writs: [{ status: 'REVIEWED' }],
    });
    expect(await file(reviewed.id)).toMatchObject({
      status: 409,
      body: { reason: { code: 'appeal_unchecked' } },
    });
    expect(await file(reviewed.id, { docketChecked: 'NONE' })).toMatchObject({ status: 200 });
  });

  test('and a writ that goes out at the same moment leave one of two states', async () => {
    const id = await judged();
    const reviewed = await writ.at(id, 'REVIEWED');
    const [stayed, filed] = await Promise.all([
      appeal(id),
      file(reviewed.id, { docketChecked: 'NONE', version: reviewed.version }),
    ]);
    expect(stayed.status).toBe(200);
    expect([200, 409]).toContain(filed.status);
    const after = await writ.detailsOf(id);
    expect(after).toMatchObject({ status: 'APPEALED', writs: [{ status: 'STAYED' }] });
    expect(await lifted(id)).toMatchObject({
      writs: [{ status: filed.status === 200 ? 'FILED' : 'REVIEWED' }],
    });
  });

  test('that is reversed leaves no writ, and the case that is opened again has a way on', async () => {
    const id = await judged();
    await writ.at(id, 'ISSUED');
    await ok(appeal(id));
    const body = { appealResult: 'REVERSED', resultOn: '2026-06-24' };
    expect(await ok(update(id, body))).toMatchObject({ status: 'CLOSED', writs: [{ status: 'CANCELLED' }] });
    const open = await ok(
      t.call(cases.reopen, {
        as: as('firmAdmin'),
        params: { id },
        body: { reason: 'The court hears it again.' },
      }),
    );
    expect(open.availableActions).not.toContain('appeal-update');
    expect(open.availableActions).toContain('close');
    expect(await tallyFaults(t.db)).toEqual([]);
  });
});
