export { chosenFirm, type ChosenFirm } from './chosen-firm.ts';
export { engagedFirms } from './engaged-firms.ts';
export { type EngagedFirm, firmEngagedFor } from './firm-engaged-for.ts';
export { engagedStates, findFirm, type FirmRecord } from './firm-queries.ts';
export { firmToday } from './firm-today-queries.ts';
export { findLetterhead, postalLines } from './letterhead-queries.ts';
export { worksInState } from './firm-queries.ts';
