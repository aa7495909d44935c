import type { CaseAction } from '@writdesk/contract/cases/case-actions';
import type { Obstacle } from '@writdesk/contract/lawful-days/obstacle';
import type { Tx } from '../../../platform/db/transact.ts';
import { type CaseOwner, onCase } from '../record/index.ts';
import { lawfulDayAudits } from './case-audits.ts';

interface Passed {
  /** Of a writ with `writ-` before it. */
  action: CaseAction | `writ-${string}`;
  passed: readonly Obstacle[];
  reason: string;
}

/** Keeps on the record what a lawyer passed to act before the lawful day, a row for each point. */
export async function auditPasses(
  tx: Tx,
  record: CaseOwner,
  { action, passed, reason }: Passed,
): Promise<void> {
  for (const obstacle of passed) {
    const { missing: _, ruleId: rule, ...facts } = obstacle;
    await tx.audit(lawfulDayAudits.pass, {
      ...onCase(record),
      data: { of: action, ...facts, rule, reason },
    });
  }
}
