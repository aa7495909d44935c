export { CasePlace } from './CasePlace.tsx';
export { isOnward } from './first-act.ts';
export { queueOfStatus } from './queues.ts';
