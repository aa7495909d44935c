import { cases } from '@writdesk/contract/cases/cases';
import { workflows } from '@writdesk/contract/workflows/workflows';
import type { Scene } from '../scene.ts';
import { type Firm, firmOf } from '../world/world.ts';

/** What the workflow says of its running cases equals a count of the cases themselves, and each has the steps of one version alone. */
export async function countRunning({ world, journal }: Scene, firm: Firm, when: string): Promise<void> {
  const { admin, state } = firm;
  const { workflows: own } = await admin.does(workflows.list, { query: { stateCode: state.code, size: 50 } });
  const counted = new Map<string, number>();
  for (const { id } of [...world.cases.values()].filter((one) => firmOf(one) === firm && one.submittedOn)) {
    const { workflow, status } = await admin.does(cases.details, { params: { id } });
    if (!workflow || ['CLOSED', 'DISMISSED', 'DENIED'].includes(status)) continue;
    const key = `${workflow.id} ${workflow.version}`;
    counted.set(key, (counted.get(key) ?? 0) + 1);
  }
  for (const { id } of own) {
    const { running } = await admin.does(workflows.details, { params: { id } });
    for (const { version, cases: is } of running)
      if (is !== (counted.get(`${id} ${version}`) ?? 0))
        journal.breaks('A workflow counts its running cases.', { when, version, is, counted: [...counted] });
    journal.did('Workflows whose running cases were counted');
  }
}
