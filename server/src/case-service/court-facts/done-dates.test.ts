import { cases } from '@writdesk/contract/cases/cases';
import type { CourtFactChanges } from '@writdesk/contract/court-facts/court-fact-values';
import { courtFactCalls } from '@writdesk/contract/court-facts/court-facts';
import { deadlines } from '@writdesk/contract/deadlines/deadlines';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CaseDesk, caseDesk, ok } from '../../../test/support/case-desk.ts';
import { type FirmWithAClient, firmWithAClient } from '../../../test/support/firm-with-a-client.ts';
import { testApp, type TestApp } from '../../../test/support/harness.ts';
import { referenceId } from '../../../seed/reference-id.ts';
import { standingClock } from '../../platform/clock.ts';
import { countCaseDates } from '../deadlines/index.ts';

const judgedAt = '2026-06-12T14:00:00Z';
const clock = standingClock(judgedAt);
let t: TestApp;
let world: FirmWithAClient;
let desk: CaseDesk;
beforeAll(async () => {
  t = await testApp({ clock });
  world = await firmWithAClient(t);
  desk = caseDesk(t, world);
});
afterAll(() => t.close());

const record = (id: string, facts: CourtFactChanges) =>
  ok(t.call(courtFactCalls.record, { as: world.people.processor, params: { id }, body: { facts } }));
/** What was done about each date of a case; null where it still stands open. */
async function done(id: string) {
  const read = await ok(t.call(deadlines.ofCase, { as: world.people.processor, params: { id } }));
  return Object.fromEntries(read.deadlines.map((one) => [one.event, one.done]));
}
const change = (id: string, changes: object) =>
  t.db.updateTable('cases.evictionCase').set(changes).where('id', '=', id).execute();

async function judgedIn(court?: string): Promise<string> {
  clock.moveTo(judgedAt);
  const { id } = await desk.at('JUDGMENT_RECORDED');
  clock.moveTo('2026-06-24T18:00:00Z');
  if (court) {
    const courthouseId = referenceId('courthouse', court);
    const found = t.db.selectFrom('cases.courthouse').select('countyId').where('id', '=', courthouseId);
    const { countyId } = await found.executeTakeFirstOrThrow();
    await change(id, { courthouseId, stateCode: court.slice(0, 2).toUpperCase(), countyId });
  }
  return id;
}

describe('a date whose action was done is open no more', () => {
  test('in Georgia the last day to ask for the execution, once it was applied for', async () => {
    const id = await judgedIn();
    await record(id, { writIssuedOn: '2026-06-23' });
    expect(await done(id)).toMatchObject({ EXECUTION_APPLY_BY: null, WRIT_EARLIEST: { by: 'issued' } });
    const applied = await record(id, { writAppliedOn: '2026-06-24' });
    expect(await done(id)).toMatchObject({
      EXECUTION_APPLY_BY: { by: 'asked', day: '2026-06-24' },
      WRIT_EXECUTE_BY: null,
    });
    expect(applied.nextDateKind).toBe('ALT_OFFICER_FROM');
  });

  test('in Georgia a posting shows that the officer was asked; what was asked before the writ was issued is not it', async () => {
    const id = await judgedIn();
    await change(id, { writRequestedAt: new Date('2026-06-22T15:00:00Z') });
    const issued = await record(id, { writIssuedOn: '2026-06-23' });
    expect(await done(id)).toMatchObject({ EXECUTION_APPLY_BY: null });
    expect(issued.nextDateKind).toBe('EXECUTION_APPLY_BY');
    const posted = await record(id, { writPostedOn: '2026-06-24' });
    expect(await done(id)).toMatchObject({ EXECUTION_APPLY_BY: { by: 'posted', day: '2026-06-24' } });
    expect(posted).toMatchObject({ nextDate: null, nextDateKind: null });
  });

  test('where it counts from the judgment, once the writ was issued', async () => {
    const id = await judgedIn('az-maricopa');
    expect(await done(id)).toMatchObject({ WRIT_REQUEST_BY: null });
    const issued = await record(id, { writIssuedOn: '2026-06-23' });
    expect(await done(id)).toMatchObject({ WRIT_REQUEST_BY: { by: 'issued', day: '2026-06-23' } });
    expect(issued).toMatchObject({ nextDate: null, nextDateKind: null });
  });

  test('a writ that was asked for can still die; one that was carried out can’t', async () => {
    const id = await judgedIn('tx-travis-jp4');
    await record(id, { writIssuedOn: '2026-06-23', writAppliedOn: '2026-06-23' });
    expect(await done(id)).toMatchObject({ WRIT_DEAD: null, WRIT_EXECUTE_BY: null, ALT_OFFICER_FROM: null });
    await change(id, { possessionAt: new Date('2026-06-24T15:00:00Z') });
    const carriedOut = { by: 'carriedOut', day: '2026-06-24' };
    expect(await done(id)).toMatchObject({
      WRIT_DEAD: carriedOut,
      WRIT_EXECUTE_BY: carriedOut,
      ALT_OFFICER_FROM: carriedOut,
    });
  });

  test('a notice by the filing, an answer by itself, the service by the last one served', async () => {
    clock.moveTo(judgedAt);
    const { id, tenants } = await desk.at('SENT_FOR_SERVING');
    expect(await done(id)).toMatchObject({ NOTICE_EXPIRES: { by: 'filed', day: '2026-06-12' } });
    const service = tenants.map((tenant) => ({
      tenantId: tenant.id,
      result: 'SERVED' as const,
      date: '2026-06-12',
      method: 'PERSONAL' as const,
    }));
    await ok(t.call(cases.recordService, { as: world.people.processor, params: { id }, body: { service } }));
    expect(await done(id)).toMatchObject({ ANSWER_DUE: null, TENDER_DUE: null, REGISTRY_DUE: null });
    await change(id, { stateCode: 'TX', courthouseId: referenceId('courthouse', 'tx-travis-jp4') });
    expect(await done(id)).toMatchObject({
      SERVE_BY: { by: 'served', day: '2026-06-12' },
      HEARING_WINDOW: null,
    });
    await change(id, { stateCode: 'FL', courthouseId: referenceId('courthouse', 'fl-miami-dade') });
    await record(id, { answeredOn: '2026-06-12' });
    expect(await done(id)).toMatchObject({ ANSWER_DUE: { by: 'answered', day: '2026-06-12' } });
  });

  test('what the tenant and the court had to do before the judgment, by the hearing or the judgment', async () => {
    const { id, tenants } = await desk.at('ON_DOCKET');
    await t.db
      .updateTable('cases.caseTenant')
      .set({ serviceResult: 'SERVED', servedOn: '2026-06-12' })
      .where(
        'id',
        'in',
        tenants.map((tenant) => tenant.id),
      )
      .execute();
    await change(id, { serviceStage: 'COMPLETE' });
    expect(await done(id)).toMatchObject({ ANSWER_DUE: null, APPEAL_DUE: null });
    clock.moveTo('2026-07-01T14:00:00Z');
    const heard = { by: 'held', day: '2026-06-30' };
    expect(await done(id)).toMatchObject({ ANSWER_DUE: heard, TENDER_DUE: null, REGISTRY_DUE: null });
    const body = { outcome: 'POSSESSION_ONLY', date: '2026-06-30' } as const;
    await ok(t.call(cases.createJudgment, { as: world.people.lawyer, params: { id }, body }));
    const judged = { by: 'judged', day: '2026-06-30' };
    expect(await done(id)).toMatchObject({ ANSWER_DUE: heard, TENDER_DUE: judged, REGISTRY_DUE: judged });
    await change(id, { appealFiledAt: new Date('2026-07-01T13:00:00Z') });
    expect(await done(id)).toMatchObject({ APPEAL_DUE: { by: 'appealed', day: '2026-07-01' } });
  });

  test('all of them by the end of the case', async () => {
    const id = await judgedIn();
    await change(id, { status: 'DISMISSED', dismissedAt: new Date('2026-06-24T15:00:00Z') });
    const ended = { by: 'ended', day: '2026-06-24' };
    expect(await done(id)).toMatchObject({ APPEAL_DUE: ended, WRIT_EARLIEST: ended });
    const key = { firmId: world.firm.id, caseId: id, now: clock.now() };
    expect(await countCaseDates(t.db, key)).toEqual({ mayDo: null, mayDoOn: null });
  });
});
