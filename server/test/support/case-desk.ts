import { cases } from '@writdesk/contract/cases/cases';
import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { makeDocket } from '../../src/case-service/dockets/docket-factory.ts';
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

let opened = 0;

/** Brings cases to where a test begins, by the same calls that people make. The clock must stand in June 2026. */
export function caseDesk(t: TestApp, world: FirmWithAClient) {
  const { manager, processor, lawyer } = world.people;

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
      case 'SENT_FOR_SERVING': {
        const docket = await makeDocket(t.db, {
          firmId: world.firm.id,
          courthouseId: FULTON_MAGISTRATE,
          hearingDate: '2026-06-30',
          room: `Room of ${from.caseDraftNumber}`,
        });
        return ok(t.call(cases.applyToDocket, { as: processor, ...on, body: { docketId: docket.id } }));
      }
      case 'ON_DOCKET':
        // The hearing is behind it, whatever the clock says.
        await t.db
          .updateTable('cases.evictionCase')
          .set({ hearingAt: new Date('2026-06-01T13:00:00Z') })
          .where('id', '=', from.id)
          .execute();
        return ok(t.call(cases.awaitingJudgment, { as: lawyer, ...on, body: {} }));
      case 'AWAITING_JUDGMENT':
        return (
          await ok(
            t.call(cases.createJudgment, {
              as: lawyer,
              ...on,
              body: { outcome: 'POSSESSION_ONLY', date: '2026-06-12' },
            }),
          )
        ).case;
      default:
        throw new Error(`There is no way on from ${from.status}.`);
    }
  }

  /** The typesetter is tested where it works; here its document is simply there. */
  async function makePapersReady(caseId: string): Promise<void> {
    await t.db
      .updateTable('cases.caseDocument')
      .set({ status: 'READY' })
      .where('caseId', '=', caseId)
      .where('source', '=', 'GENERATED')
      .execute();
  }

  async function draft(changes: { unitLabel?: string; lastName?: string } = {}): Promise<CaseDetails> {
    opened += 1;
    // Another tenant in another unit, so that no two cases are each other's duplicates.
    const own = { unitLabel: `U${opened}`, lastName: `Okonkwo-${opened}`, ...changes };
    return ok(t.call(cases.create, { as: manager, body: caseFacts(world, own) }), 201);
  }

  async function at(status: Waypoint): Promise<CaseDetails> {
    let record = await draft();
    while (record.status !== status) {
      if (!way.some((point) => point === record.status)) throw new Error(`${record.status} is off the way.`);
      record = await advance(record);
    }
    return record;
  }

  return { draft, at, advance, makePapersReady };
}
export type CaseDesk = ReturnType<typeof caseDesk>;

/** The reply of a call that must succeed. */
export async function ok<T>(call: Promise<{ status: number; body: T }>, status?: number): Promise<T> {
  const reply = await call;
  const isOk = status === undefined ? reply.status < 300 : reply.status === status;
  if (!isOk) throw new Error(`Answered ${reply.status}: ${JSON.stringify(reply.body)}`);
  return reply.body;
}
