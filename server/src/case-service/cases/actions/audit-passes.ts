import type { CaseAction } from '@writdesk/contract/cases/case-actions';
import { obstacleFault } from '@writdesk/contract/lawful-days/not-lawful-yet';
import { lawfulPassEvent, type Obstacle } from '@writdesk/contract/lawful-days/obstacle';
import { say } from '@writdesk/contract/sentences/in-english';
import type { Tx } from '../../../platform/db/transact.ts';

interface Passed {
  action: CaseAction;
  passed: readonly Obstacle[];
  reason: string;
}

/** Keeps on the record what a lawyer passed to act before the lawful day, a row for each point. */
export async function auditPasses(
  tx: Tx,
  { firmId, clientId, id }: { firmId: string; clientId: string; id: string },
  { action, passed, reason }: Passed,
): Promise<void> {
  for (const obstacle of passed) {
    const { point, event, from, ruleId: rule } = obstacle;
    await tx.audit({
      trail: 'cases',
      firmId,
      clientId,
      subject: 'case',
      subjectId: id,
      action: lawfulPassEvent,
      visibility: 'FIRM',
      data: { of: action, point, event, from, sentence: say(obstacleFault(obstacle)), rule, reason },
    });
  }
}
