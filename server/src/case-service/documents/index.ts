export { generateDocument } from './generate-document.job.ts';
export { queueAffidavit } from './queue-affidavit.ts';
export { ownUploads, putOnCase } from './case-files.ts';
export { regenerateDocument } from './regenerate-document.ts';
