import { caseStatuses, endStatuses, type CaseStatus } from '@writdesk/contract/cases/case-status';

/** A tab of the list: which statuses it gathers. `all` and `mine` ask other questions than the status. */
export interface Queue {
  key: string;
  statuses: readonly CaseStatus[] | null;
}

const afterJudgment = [
  'JUDGMENT_RECORDED',
  'APPEALED',
  'WRIT_IN_PROGRESS',
  'WRIT_ISSUED',
  'LOCKOUT_SCHEDULED',
] as const;

/** The firm's tabs follow its work queues: whoever works in one sees its cases at once. */
export const firmQueues = [
  { key: 'all', statuses: null },
  { key: 'mine', statuses: null },
  { key: 'check', statuses: ['INTAKE', 'INITIAL_CHECK', 'RETURNED_TO_PROCESSOR'] },
  { key: 'review', statuses: ['REVIEW'] },
  { key: 'filing', statuses: ['SENT_FOR_FILING'] },
  // A filed case waits only to be sent out.
  { key: 'service', statuses: ['FILED', 'SENT_FOR_SERVING'] },
  { key: 'docket', statuses: ['ON_DOCKET'] },
  { key: 'judgment', statuses: ['AWAITING_JUDGMENT'] },
  { key: 'post', statuses: ['JUDGMENT_RECORDED', 'WRIT_IN_PROGRESS', 'WRIT_ISSUED', 'LOCKOUT_SCHEDULED'] },
  { key: 'appealed', statuses: ['APPEALED'] },
  { key: 'held', statuses: ['PAYMENT_HOLD', 'RETURNED_TO_CLIENT'] },
] as const satisfies readonly Queue[];

/** The company's tabs follow the way of its case; what waits for the company stands first. */
export const clientQueues = [
  { key: 'all', statuses: null },
  { key: 'needed', statuses: ['RETURNED_TO_CLIENT', 'PAYMENT_HOLD'] },
  { key: 'drafts', statuses: ['DRAFT'] },
  { key: 'inReview', statuses: ['INTAKE', 'INITIAL_CHECK', 'REVIEW', 'RETURNED_TO_PROCESSOR'] },
  { key: 'filed', statuses: ['SENT_FOR_FILING', 'FILED', 'SENT_FOR_SERVING'] },
  { key: 'court', statuses: ['ON_DOCKET', 'AWAITING_JUDGMENT'] },
  { key: 'post', statuses: afterJudgment },
  { key: 'ended', statuses: endStatuses },
] as const satisfies readonly Queue[];

export type QueueKey = (typeof firmQueues)[number]['key'] | (typeof clientQueues)[number]['key'];
type KnownQueue = Queue & { key: QueueKey };

export function queuesFor(isClient: boolean): readonly KnownQueue[] {
  return isClient ? clientQueues : firmQueues;
}

/** @returns the queue of that name, or all cases for a name that the reader's list does not have. */
export function queueNamed(key: string, isClient: boolean): KnownQueue {
  const queues = queuesFor(isClient);
  return queues.find((queue) => queue.key === key) ?? { key: 'all', statuses: null };
}

/** The queue in which the reader finds the cases of a status. */
export function queueOfStatus(status: CaseStatus, isClient: boolean): KnownQueue {
  const has = ({ statuses }: KnownQueue) => statuses?.includes(status) ?? false;
  return queuesFor(isClient).find(has) ?? { key: 'all', statuses: null };
}

/**
 * What the list asks for: the queue's statuses, narrowed by the status filter where that names some of them.
 * @param filter the filter as the address has it: `all`, or statuses separated by commas.
 * @returns the query's `status`.
 */
export function statusQuery(queue: Queue, filter: string): string {
  const named = filter.split(',').filter((name): name is CaseStatus => isStatus(name));
  const inQueue = queue.statuses ? named.filter((name) => queue.statuses?.includes(name)) : named;
  if (inQueue.length > 0) return inQueue.join(',');
  return queue.statuses ? queue.statuses.join(',') : 'all';
}

function isStatus(name: string): boolean {
  return caseStatuses.some((status) => status === name);
}

/** The number on a tab. */
export function countOf(
  queue: Queue,
  counts: { all: number; mine: number; byStatus: Record<string, number> },
): number {
  if (queue.key === 'mine') return counts.mine;
  if (!queue.statuses) return counts.all;
  return queue.statuses.reduce((sum, status) => sum + (counts.byStatus[status] ?? 0), 0);
}

/** Names that people use for a queue in an address, next to the tabs’ own. */
const otherNames: Readonly<Record<string, string>> = {
  'initial-check': 'check',
  'docket-queue': 'docket',
  'awaiting-judgment': 'judgment',
  filed: 'service',
};

/**
 * Where an address below the cases leads that names a queue rather than a case: `/cases/mine`.
 * @returns null for anything else, such as the id of a case.
 */
export function queueOfAddress(
  name: string,
  isClient: boolean,
): { to: string; search?: { queue: string } } | null {
  if (name === 'recommended' || name === 'worklist') return { to: '/' };
  const own =
    queuesFor(isClient).find(({ key }) => key === name) ??
    queuesFor(isClient).find(({ key }) => key === otherNames[name]);
  return own ? { to: '/cases', ...(own.key !== 'all' && { search: { queue: own.key } }) } : null;
}
