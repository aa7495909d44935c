import { isDeepStrictEqual } from 'node:util';
import type { StandingPoint } from '@writdesk/contract/standing/standing';
import { agentRules, checkStanding } from '@writdesk/contract/standing/standing-check';
import { standingSentence } from '@writdesk/contract/standing/standing-words';
import { localDate } from '../../platform/clock.ts';
import type { StandingRow } from './standing-queries.ts';

export interface CaseStanding {
  points: StandingPoint[];
  today: string;
  timeZone: string;
}

/** Checks the plaintiff of a case by what the register shows now. A pass holds as long as what was found is the same. */
export function checkCaseStanding(row: StandingRow, now: Date): CaseStanding {
  const { timeZone, ownerName, ownerActive, stateCode, standingOverride } = row;
  const today = localDate(now, timeZone);
  const findings = checkStanding({
    ...row,
    owner: ownerName === null ? null : { name: ownerName, isActive: ownerActive ?? true },
    agentRule: (stateCode && agentRules[stateCode]) || null,
    today,
  });
  const points = findings.map(({ params, ...finding }) => {
    const pass = standingOverride?.find(
      (kept) =>
        kept.point === finding.point && kept.code === finding.code && isDeepStrictEqual(kept.params, params),
    );
    const passedBy = pass ? { name: pass.byName, at: pass.at, reason: pass.reason } : null;
    return { ...finding, params: { ...params }, sentence: standingSentence(finding.code, params), passedBy };
  });
  return { points, today, timeZone };
}

/** Holds up an approval: wrong, and nobody has passed it. */
export const isOpen = ({ state, passedBy }: Pick<StandingPoint, 'state' | 'passedBy'>): boolean =>
  state === 'fail' && passedBy === null;
