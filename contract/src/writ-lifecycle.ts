import { askGrant, forbidden, notAllowed, type Allowance, type Refusal } from './action-grant.ts';
import type { CaseActor, CaseFacts } from './case-facts.ts';
import { holdFacts } from './case-holds.ts';
import { caseStatusFacts, type CaseStatus } from './case-status.ts';
import { outcomeFacts } from './judgment-outcomes.ts';
import {
  writActionNames,
  writActions,
  writStatusFacts,
  type WritAction,
  type WritActionRow,
  type WritStatus,
} from './writ-actions.ts';

export * from './writ-actions.ts';

/** What the rules of a writ ask. Dates are court-local days (YYYY-MM-DD). */
export interface WritFacts {
  /** Of the latest writ; null while the case has none. */
  status: WritStatus | null;
  clientConfirmedAt: string | null;
  statusBeforeStay: WritStatus | null;
  /** Today at the courthouse. */
  today: string;
  /** First lawful day to ask for a writ; null while a fact for it is missing. */
  earliestOn: string | null;
  /** Last day to ask for it, where the state has one. */
  requestBy: string | null;
  /** Somebody looked whether the tenant appealed, after the window closed. */
  appealChecked: boolean;
  /** An appeal or a court keeps the judgment from being carried out. */
  stayed: boolean;
}

export interface WritInput {
  /** The writ is prepared now and goes out on this day. */
  queuedFor?: string | undefined;
}

/**
 * Asks everything that decides about an act on a writ: the case, the writ's own status, permission and holds.
 * @returns the allowance, or why not; for a writ asked too early, with the first lawful day.
 */
export function decideWritAction(
  facts: CaseFacts,
  writ: WritFacts,
  actor: CaseActor,
  action: WritAction,
  input: WritInput = {},
): Allowance | Refusal {
  const row = rowOf(action);
  if (!row) return forbidden();
  const granted = askGrant(row, facts, actor, undefined);
  if (!granted.allowed) return granted;
  if (caseStatusFacts[facts.status].group !== 'POST') {
    return notAllowed(`No writ moves while the case is “${caseStatusFacts[facts.status].firmLabel}”.`);
  }
  const hold = facts.holds.find((kind) => holdFacts[kind].blocksWrit.includes(action));
  if (hold) return notAllowed(`The case is held: ${holdFacts[hold].label}.`);
  return (row.from === null ? refuseOpening(facts, writ, input) : refuseMove(row, writ)) ?? granted;
}

/** @returns the acts on the case's latest writ, or on a new one, that the actor may do or ask for now. */
export function availableWritActions(facts: CaseFacts, writ: WritFacts, actor: CaseActor): WritAction[] {
  return writActionNames.filter((action) => decideWritAction(facts, writ, actor, action).allowed);
}

/** @returns the writ's status after an act, or null when the act does not start from the present one. */
export function nextWritStatus(
  writ: Pick<WritFacts, 'status' | 'statusBeforeStay'>,
  action: WritAction,
): WritStatus | null {
  const row = rowOf(action);
  if (!row || !startsHere(row, writ.status)) return null;
  return row.to === 'statusBeforeStay' ? writ.statusBeforeStay : row.to;
}

/**
 * The case follows its writ: prepared, issued, and back at the judgment when the writ ends without possession.
 * A stay cancels the lockout. A case under appeal stays there, whatever its writ does.
 */
export function caseStatusAfterWrit(status: CaseStatus, action: WritAction): CaseStatus {
  if (status === 'APPEALED') return status;
  switch (action) {
    case 'create':
      return 'WRIT_IN_PROGRESS';
    case 'issue':
      return 'WRIT_ISSUED';
    case 'return-unexecuted':
    case 'expire':
    case 'cancel':
      return 'JUDGMENT_RECORDED';
    case 'stay':
      return status === 'LOCKOUT_SCHEDULED' ? 'WRIT_ISSUED' : status;
    default:
      return status;
  }
}

function rowOf(action: WritAction): WritActionRow | undefined {
  return writActions.find((row) => row.action === action);
}

function startsHere(row: WritActionRow, status: WritStatus | null): boolean {
  if (row.from === null) return status === null || !writStatusFacts[status].open;
  return status !== null && row.from.includes(status);
}

function refuseMove(row: WritActionRow, writ: WritFacts): Refusal | null {
  if (writ.status === null) return notAllowed('The case has no writ.');
  if (!startsHere(row, writ.status)) {
    return notAllowed(`This can’t be done while the writ is “${writStatusFacts[writ.status].label}”.`);
  }
  if (row.needsConfirmation && writ.clientConfirmedAt === null) {
    return notAllowed('The company hasn’t answered the writ’s questions.');
  }
  return null;
}

function refuseOpening(facts: CaseFacts, writ: WritFacts, input: WritInput): Refusal | null {
  if (writ.status !== null && writStatusFacts[writ.status].open) return notAllowed('A writ is still open.');
  if (facts.status !== 'JUDGMENT_RECORDED') {
    return notAllowed(`No writ starts while the case is “${caseStatusFacts[facts.status].firmLabel}”.`);
  }
  if (facts.outcome === null || outcomeFacts[facts.outcome].writ === 'NO') {
    return notAllowed('The latest judgment gives no writ.');
  }
  if (writ.stayed) return notAllowed('The judgment is stayed.');
  if (writ.earliestOn === null) return notAllowed('The first lawful day of a writ isn’t known yet.');
  if ((input.queuedFor ?? writ.today) < writ.earliestOn) {
    return {
      ...notAllowed(`A writ may be asked for from ${writ.earliestOn}.`),
      earliestOn: writ.earliestOn,
    };
  }
  if (writ.requestBy !== null && (input.queuedFor ?? writ.today) > writ.requestBy) {
    return notAllowed(`The last day to ask for a writ was ${writ.requestBy}.`);
  }
  if (!writ.appealChecked) return notAllowed('Nobody has checked yet whether the tenant appealed.');
  return null;
}
