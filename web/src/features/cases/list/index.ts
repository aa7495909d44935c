export { CasePlace } from './CasePlace.tsx';
export { isOnward } from './first-act.ts';
export { queueOfAddress, queueOfStatus } from './queues.ts';
