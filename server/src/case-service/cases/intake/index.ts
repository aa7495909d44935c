export { requireCourtFacts } from './court-faults.ts';
export { beginCase, createCase, createCaseDraft } from './create-case.ts';
export { faultsOfCase } from './faults-of-case.ts';
export { placeCase, premisesOf } from './place-case.ts';
export { enterEviction, saveCase } from './save-case.ts';
export { selectSpentFilings } from './spent-notice-queries.ts';
export { submitCase } from './submit-case.ts';
