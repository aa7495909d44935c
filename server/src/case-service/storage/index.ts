export { fileAudits } from './file-audits.ts';
export { attachFile } from './attach-file.ts';
export { keepFile, type OwnFile, putFile } from './keep-file.ts';
export { storageRoutes } from './routes.ts';
export { settleUpload } from './settle-upload.ts';
export { sweepUploads } from './sweep-uploads.job.ts';
