export { documentLive } from './document-live.ts';
export { documentAudits } from './document-audits.ts';
export { ownUploads, putOnCase } from './case-files.ts';
export { documentPart } from './document-part.ts';
export { selectDocuments } from './document-queries.ts';
export { generateDocument } from './generate-document.job.ts';
export { queueAffidavit } from './queue-affidavit.ts';
export { documentRoutes } from './routes.ts';
