import { caseStatuses, type CaseStatus } from '@writdesk/contract/cases/case-status';
import { caseStatusName } from '@writdesk/contract/cases/case-status-names';

type Reader = Parameters<typeof caseStatusName>[1];

/** Statuses that their reader knows by one name, and how many cases have one of them. */
interface Stage {
  statuses: [CaseStatus, ...CaseStatus[]];
  count: number;
}

/** The stages that have cases, in the order of a case; a company reads several statuses of the firm as one. */
export function stagesOf(byStatus: Partial<Record<CaseStatus, number>>, reader: Reader): Stage[] {
  const stages = new Map<string, Stage>();
  for (const status of caseStatuses) {
    const count = byStatus[status] ?? 0;
    const { en: name } = caseStatusName(status, reader);
    const known = stages.get(name);
    if (known && count > 0) {
      known.statuses.push(status);
      known.count += count;
    } else if (count > 0) stages.set(name, { statuses: [status], count });
  }
  return [...stages.values()];
}
