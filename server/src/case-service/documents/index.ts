export { documentLive } from './document-live.ts';
export { documentAudits } from './document-audits.ts';
export { ownUploads, putOnCase, requireNew, type Upload } from './case-files.ts';
export { hashOfAll } from './joined-pictures.ts';
export { joinPictures } from './join-pictures.job.ts';
export { putPictures, requirePictures } from './put-pictures.ts';
export { paperReply } from './document-reply.ts';
export { putMadePdf } from './put-made-pdf.ts';
export { documentPart } from './document-part.ts';
export {
  type DocumentRecord,
  findDocumentOf,
  findPaper,
  hasDocument,
  lockDocuments,
  markPurged,
  selectDocuments,
  selectNeeds,
  selectStepNeeds,
} from './document-queries.ts';
export { duePapers } from './due-papers.ts';
export { remakePaper } from './remake-paper.ts';
export { generateDocument } from './generate-document.job.ts';
export { queueAffidavit, queuePaperOfKind } from './queue-papers.ts';
export { type PaperFollower, paperFollowers } from './paper-followers.ts';
export { affidavitPaper } from './step-paper.ts';
export { hashUnhashed } from './hash-unhashed.ts';
export { serveZip } from './serve-zip.ts';
export { documentRoutes } from './routes.ts';
export { readPaperValues } from './read-paper-values.ts';
export { type SignPlace, signPlacesOf } from './sign-places.ts';
export { isFilled } from './fill-template.ts';
export { missingFacts } from './missing-facts.ts';
export type { PaperValues } from './paper-facts.ts';
export { requireFresh, staleFaults, staleOf } from './stale-documents.ts';
export { kindOf, missingOf, momentReached } from './needed-documents.ts';
export { templatesOfCase } from './templates-of-case.ts';
