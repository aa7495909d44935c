import type { CaseRow } from '@writdesk/contract/cases';

/** Acts that write into a case without moving it: never the one that a page offers first. */
const aside = [
  'save',
  'create-eviction',
  'add-eviction-details',
  'add-documents',
  'flag-document',
  'update-workflow',
];
/** Acts that end or turn back: they stand in a menu, behind a question. */
const rare = ['dismiss-case', 'deny-case', 'close', 'back-in-intake', 'back-in-initial-check'];
const asked = ['send-back-to-client', 'send-back-to-processor'];

const never: ReadonlySet<string> = new Set([...aside, ...rare, ...asked]);

/** Whether an act brings the case on: one that a page may offer first, with one press. */
export function isOnward(action: string): boolean {
  return !never.has(action);
}

/** The act that brings the case on, for the one primary button; null where only rare ones are left. */
export function firstAct({ availableActions }: Pick<CaseRow, 'availableActions'>): string | null {
  return availableActions.find(isOnward) ?? null;
}
