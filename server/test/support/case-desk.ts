import { cases } from '@writdesk/contract/cases/cases';
import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { makeDocket } from '../../src/case-service/dockets/docket-factory.ts';
import { localDate } from '../../src/platform/clock.ts';
import { addFile, caseFacts, type FirmWithAClient, FULTON_MAGISTRATE } from './firm-with-a-client.ts';
import type { TestApp } from './harness.ts';

/** The way of a case that nothing holds up. */
const way = [
  'DRAFT',
  'INTAKE',
  'INITIAL_CHECK',
  'REVIEW',
  'SENT_FOR_FILING',
  'FILED',
  'SENT_FOR_SERVING',
  'ON_DOCKET',
  'AWAITING_JUDGMENT',
  'JUDGMENT_RECORDED',
] as const;
export type Waypoint = (typeof way)[number];

const isBeyondDocket = (status: Waypoint) => way.indexOf(status) > way.indexOf('ON_DOCKET');

/** A number as a name could be: `12` → `BC`. */
const inLetters = (n: number) => [...String(n)].map((digit) => 'ABCDEFGHIJ'[Number(digit)]).join('');

const DAY_MS = 86_400_000;

let opened = 0;

/**
 * Brings cases to where a test begins, by the same calls that people make, on days on which each is lawful. The clock must
 * stand in June 2026, after ten in the morning.
 */
export function caseDesk(t: TestApp, world: FirmWithAClient) {
  const { manager, processor, lawyer } = world.people;
  const { clock } = t.opened.deps;

  async function advance(from: CaseDetails): Promise<CaseDetails> {
    const on = { params: { id: from.id } };
    switch (from.status) {
      case 'DRAFT':
        await addFile(t, manager, from.id);
        return (
          await ok(t.call(cases.submit, { as: manager, ...on, body: { attestedBy: 'Wanda Beaufort' } }))
        ).case;
      case 'INTAKE': {
        await ok(t.call(cases.initialCheck, { as: processor, ...on, body: {} }));
        await makePapersReady(from.id);
        return ok(t.call(cases.details, { as: processor, ...on }));
      }
      case 'INITIAL_CHECK':
        return ok(t.call(cases.review, { as: processor, ...on, body: {} }));
      case 'REVIEW':
        return ok(t.call(cases.sendForFiling, { as: lawyer, ...on, body: {} }));
      case 'SENT_FOR_FILING': {
        opened += 1;
        const caseNumber = `26ED${String(100_000 + opened)}`;
        return ok(t.call(cases.addCaseNumber, { as: processor, ...on, body: { caseNumber } }));
      }
      case 'FILED':
        return ok(t.call(cases.sentForServing, { as: processor, ...on, body: {} }));
      case 'SENT_FOR_SERVING':
        return setFor(from, '2026-06-30');
      case 'ON_DOCKET': {
        const isAhead = from.hearingAt !== null && new Date(from.hearingAt) > clock.now();
        if (isAhead) await setThisMorning(from);
        if (from.serviceStage !== 'COMPLETE') await serve(from);
        return ok(t.call(cases.awaitingJudgment, { as: lawyer, ...on, body: {} }));
      }
      case 'AWAITING_JUDGMENT': {
        const body = { outcome: 'POSSESSION_ONLY' as const, date: lastCourtDay() };
        return (await ok(t.call(cases.createJudgment, { as: lawyer, ...on, body }))).case;
      }
      default:
        throw new Error(`There is no way on from ${from.status}.`);
    }
  }

  async function setFor(from: CaseDetails, hearingDate: string): Promise<CaseDetails> {
    const docket = await makeDocket(t.db, {
      firmId: world.firm.id,
      courthouseId: FULTON_MAGISTRATE,
      hearingDate,
      room: `Room of ${from.caseDraftNumber}, ${hearingDate}`,
    });
    const on = { params: { id: from.id } };
    return ok(
      t.call(cases.applyToDocket, {
        as: processor,
        ...on,
        body: { docketId: docket.id, reason: 'The clerk set it.' },
      }),
    );
  }

  /** The hearing is behind the case: it was set before it, and the clock then went on. */
  async function setThisMorning(from: CaseDetails): Promise<CaseDetails> {
    const now = clock.now().toISOString();
    const day = lastCourtDay();
    moveTo(`${day}T04:00:00Z`);
    const set = await setFor(from, day);
    moveTo(now);
    return set;
  }

  /** Today, or the last day before it on which the court sat. */
  function lastCourtDay(): string {
    const closed = ['2026-05-25', '2026-06-19'];
    for (let instant = clock.now().getTime(); ; instant -= DAY_MS) {
      const day = localDate(new Date(instant), 'America/New_York');
      const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
      if (weekday !== 0 && weekday !== 6 && !closed.includes(day)) return day;
    }
  }

  function moveTo(instant: string): void {
    if (!('moveTo' in clock) || typeof clock.moveTo !== 'function')
      throw new Error('A case is heard here only while the clock stands.');
    clock.moveTo(instant);
  }

  /** Everybody was searched for, and nobody serves. */
  async function search({ id, tenants }: Pick<CaseDetails, 'id' | 'tenants'>): Promise<CaseDetails> {
    const date = localDate(clock.now(), 'America/New_York');
    const searches = tenants.map((tenant) => ({ tenantId: tenant.id, result: 'NOT_ACTIVE' as const, date }));
    return ok(t.call(cases.recordSearch, { as: processor, params: { id }, body: { searches } }));
  }

  /** The officer's return: everybody was served today. */
  async function serve({ id, tenants }: Pick<CaseDetails, 'id' | 'tenants'>): Promise<CaseDetails> {
    const date = localDate(clock.now(), 'America/New_York');
    const service = tenants
      .filter(({ isMinor }) => !isMinor)
      .map((tenant) => ({
        tenantId: tenant.id,
        result: 'SERVED' as const,
        date,
        method: 'PERSONAL' as const,
      }));
    return ok(t.call(cases.recordService, { as: processor, params: { id }, body: { service } }));
  }

  const makePapersReady = (caseId: string) => papersReady(t, caseId);

  async function draft(changes: { unitLabel?: string; lastName?: string } = {}): Promise<CaseDetails> {
    opened += 1;
    // Another tenant in another unit, so that no two cases are each other's duplicates.
    const own = { unitLabel: `U${opened}`, lastName: `Okonkwo-${inLetters(opened)}`, ...changes };
    return ok(t.call(cases.create, { as: manager, body: caseFacts(world, own) }), 201);
  }

  async function at(status: Waypoint): Promise<CaseDetails> {
    let record = await draft();
    while (record.status !== status) {
      if (!way.some((point) => point === record.status)) throw new Error(`${record.status} is off the way.`);
      const isHeardNext = record.status === 'SENT_FOR_SERVING' && isBeyondDocket(status);
      record = isHeardNext ? await setThisMorning(record) : await advance(record);
    }
    return record;
  }

  return { draft, at, advance, makePapersReady, search };
}
export type CaseDesk = ReturnType<typeof caseDesk>;

/** The typesetter is tested where it works; here its document is simply there. */
export async function papersReady(t: TestApp, caseId: string): Promise<void> {
  await t.db
    .updateTable('cases.caseDocument')
    .set({ status: 'READY' })
    .where('caseId', '=', caseId)
    .where('source', '=', 'GENERATED')
    .execute();
}

/** The reply of a call that must succeed. */
export async function ok<T>(call: Promise<{ status: number; body: T }>, status?: number): Promise<T> {
  const reply = await call;
  const isOk = status === undefined ? reply.status < 300 : reply.status === status;
  if (!isOk) throw new Error(`Answered ${reply.status}: ${JSON.stringify(reply.body)}`);
  return reply.body;
}
