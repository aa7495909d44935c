export { createCase, createCaseDraft } from './create-case.ts';
export { saveCase } from './save-case.ts';
export { submitCase } from './submit-case.ts';
