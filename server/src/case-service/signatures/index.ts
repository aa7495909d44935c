export { sealerOf } from './firm-seal.ts';
export { signingDownload } from './signing-download.ts';
export { signatureRoutes } from './routes.ts';
export { signatureAudits, sealAudits } from './signature-audits.ts';
export { signatureLive } from './signature-live.ts';
export { type SignedFile, signedFilesOf } from './signed-files.ts';
export { stampSignature } from './stamp-signature.job.ts';
export { withdrawFromGone } from './withdraw-from-gone.ts';
