export { findDocument } from './document-queries.ts';
export { generateDocument } from './generate-document.job.ts';
export { queueAffidavit } from './queue-affidavit.ts';
