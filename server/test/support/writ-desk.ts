import { cases } from '@writdesk/contract/cases/cases';
import type { WritStatus } from '@writdesk/contract/writs/writ-status';
import { writs, type Writ } from '@writdesk/contract/writs/writs';
import { localDate } from '../../src/platform/clock.ts';
import { type CaseDesk, ok } from './case-desk.ts';
import type { FirmWithAClient } from './firm-with-a-client.ts';
import type { TestApp } from './harness.ts';

/** The way of a writ that nothing holds up. */
const way = ['DRAFT', 'SUBMITTED', 'REVIEWED', 'FILED', 'ISSUED', 'POSTED', 'EXECUTED'] as const;
export type WritWaypoint = Extract<WritStatus, (typeof way)[number]>;

/** What a company says that wishes to go on. */
export const plainAnswers = {
  stillInPossession: 'YES',
  moneyTaken: false,
  wishesToProceed: true,
  contactName: 'Wanda Beaufort',
  contactPhone: '404-555-0142',
  hazards: 'A dog',
  goods: 'SET_OUT',
  locksmith: true,
} as const;

/** Brings writs to where a test begins, by the calls that people make, on a day on which each is lawful in Georgia. */
export function writDesk(t: TestApp, world: FirmWithAClient, desk: CaseDesk) {
  const { manager, processor, lawyer } = world.people;
  const today = () => localDate(t.opened.deps.clock.now(), 'America/New_York');

  /** A case that was tried and judged. @returns its id. */
  const judged = async (): Promise<string> => (await desk.at('JUDGMENT_RECORDED')).id;

  async function start(caseId: string): Promise<Writ> {
    const body = { docketChecked: 'NONE' } as const;
    const { writ } = await ok(t.call(writs.create, { as: processor, params: { id: caseId }, body }), 201);
    if (!writ) throw new Error('The writ was only requested.');
    return writ;
  }

  async function advance({ id, status }: Pick<Writ, 'id' | 'status'>): Promise<Writ> {
    const params = { id };
    switch (status) {
      case 'DRAFT':
        return (await ok(t.call(writs.submit, { as: processor, params, body: {} }))).writ;
      case 'SUBMITTED': {
        await confirm(id);
        return (await ok(t.call(writs.reviewed, { as: lawyer, params, body: {} }))).writ;
      }
      case 'REVIEWED': {
        const body = { receipt: 'Odyssey 77120', docketChecked: 'NONE' } as const;
        return (await ok(t.call(writs.file, { as: processor, params, body }))).writ;
      }
      case 'FILED': {
        const body = { issuedOn: today(), writNumber: '26-WP-118', officerName: 'Marshal Odom' };
        return (await ok(t.call(writs.issue, { as: processor, params, body }))).writ;
      }
      case 'ISSUED': {
        const body = { postedAt: `${today()}T08:00`, officerName: 'Marshal Odom' };
        return (await ok(t.call(writs.post, { as: processor, params, body }))).writ;
      }
      case 'POSTED': {
        const facts = { executedBy: 'Marshal Odom', locksChanged: true, goods: 'SET_OUT' } as const;
        const comment = 'The officer came as agreed.';
        const body = { executedAt: `${today()}T09:00`, ...facts, comment };
        return (await ok(t.call(writs.execute, { as: processor, params, body }))).writ;
      }
      default:
        throw new Error(`There is no way on from ${status}.`);
    }
  }

  const confirm = async (id: string, answers: object = {}): Promise<Writ> => {
    const body = { answers: { ...plainAnswers, ...answers }, signedBy: 'Wanda Beaufort' };
    return (await ok(t.call(writs.clientConfirm, { as: manager, params: { id }, body }))).writ;
  };

  /** A new writ of a case, brought to a status. */
  async function at(caseId: string, status: WritWaypoint): Promise<Writ> {
    let writ = await start(caseId);
    while (writ.status !== status) writ = await advance(writ);
    return writ;
  }

  const detailsOf = (caseId: string) => ok(t.call(cases.details, { as: processor, params: { id: caseId } }));

  return { judged, start, advance, confirm, at, detailsOf };
}
export type WritDesk = ReturnType<typeof writDesk>;
