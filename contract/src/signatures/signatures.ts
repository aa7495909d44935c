import { z } from 'zod';
import { route } from '../route.ts';
import { issue } from '../sentences/fault.ts';
import { courtDate, instant } from '../values/dates.ts';
import { id, idParams } from '../values/ids.ts';
import { email } from '../values/contact.ts';
import { auditedReason, line, oneLine, optionalLine, password } from '../values/text.ts';
import {
  copyReport,
  firmSeal,
  MAX_SIGNED_PAGES,
  signature,
  signedPaper,
  signingProof,
} from './signature-values.ts';

const area = 'case-service';
const ofCase = z.object({ caseId: id });
/** Of a link: it says whose it is, and nobody guesses it. */
export const signingCodePattern = /^[A-Za-z0-9_-]{22}\.[A-Za-z0-9]{43}$/;
const code = oneLine(100).min(1, issue('missing', { what: 'linkCode' }));
const yes = z.literal(true, issue('consent_needed'));
const onCase = { area, changes: ['signature', 'case/{caseId}'], permission: 'document.regenerate' } as const;

/** Most documents that are signed at once. */
const MAX_SIGNED_DOCUMENTS = 50;

const papers = z.object({
  papers: z.array(signedPaper),
  /** The caller may sign as the lawyer of the case. */
  maySign: z.boolean(),
  /** What the lawyer signs with; null where nothing is known. */
  signsAs: z.object({ name: z.string(), barNumber: z.string() }).nullable(),
  oath: z.object({
    form: z.enum(['SWORN', 'DECLARED']),
    words: z.string(),
    confidence: z.enum(['S', 'K', 'U']),
  }),
  /** Files leave with the firm’s seal. */
  seal: firmSeal.nullable(),
});
export type SignedPapers = z.output<typeof papers>;

const asked = z.object({
  title: z.string(),
  firm: z.string(),
  caseTitle: z.string(),
  signerName: z.string(),
  signerTitle: z.string().nullable(),
  oath: z.string(),
  consent: z.string(),
  expiresAt: instant,
  pages: z.int(),
  /** The file, for ten minutes. */
  url: z.string(),
  signedAt: instant.nullable(),
});
export type AskedSignature = z.output<typeof asked>;

const lost = [
  'signature_link_unknown',
  'signature_link_expired',
  'signature_link_used',
  'signature_link_withdrawn',
] as const;

/** Signatures on the documents of a case, and the seal of the files that leave the firm. */
export const signatures = {
  ofCase: route({
    method: 'GET',
    area,
    path: '/signatures/of-case/{caseId}',
    reads: ['signature', 'case/{caseId}'],
    permission: 'document.regenerate',
    summary: 'List the documents of a case that can be signed, and the signatures on them',
    params: ofCase,
    reply: papers,
    failure: 'Get Signatures Fail',
  }),
  sign: route({
    ...onCase,
    method: 'POST',
    path: '/signatures/sign/{caseId}',
    permission: 'case.approve',
    summary: 'Sign documents of a case as its lawyer, with a fresh proof of who signs',
    params: ofCase,
    body: z.object({
      documentIds: z
        .array(id)
        .min(1, issue('signature_nothing'))
        .max(MAX_SIGNED_DOCUMENTS, issue('signature_too_many', { max: MAX_SIGNED_DOCUMENTS })),
      /** To sign electronically. */
      consents: yes,
      proof: signingProof,
    }),
    reply: papers,
    refusals: ['lawyer_bar_state', 'wrong_password', 'code_wrong', 'passkey_refused', 'confirm_needed'],
    failure: 'Sign Documents Fail',
  }),
  request: route({
    ...onCase,
    method: 'POST',
    path: '/signatures/request/{caseId}',
    summary: 'Request a signature from a person at the company, by a link that is mailed to them',
    params: ofCase,
    body: z.object({
      documentId: id,
      signerName: line('name', 120),
      signerTitle: optionalLine(120),
      signerEmail: email,
      language: z.enum(['en', 'es']).default('en'),
    }),
    reply: signature,
    status: 201,
    failure: 'Request Signature Fail',
  }),
  withdraw: route({
    method: 'POST',
    area,
    path: '/signatures/withdraw/{id}',
    changes: ['signature'],
    permission: 'document.regenerate',
    summary: 'Withdraw the request for a signature; its link stops working',
    params: idParams,
    reply: signature,
    refusals: ['signature_not_found'],
    failure: 'Withdraw Signature Fail',
  }),
  makeFile: route({
    method: 'POST',
    area,
    path: '/signatures/make-file/{id}',
    changes: ['signature'],
    permission: 'document.regenerate',
    summary: 'Retry a signed file that could not be created',
    params: idParams,
    reply: signature,
    refusals: ['signature_not_found'],
    failure: 'Make Signed File Fail',
  }),
  record: route({
    ...onCase,
    method: 'POST',
    path: '/signatures/record/{caseId}',
    summary: 'Record a signature in ink, or a notary’s act in person or by video',
    params: ofCase,
    body: z.object({
      documentId: id,
      kind: z.enum(['ATTORNEY', 'AGENT', 'NOTARY']),
      signerName: line('name', 120),
      signerTitle: optionalLine(120),
      signedOn: courtDate,
      /** The document with the signature on it, as it was scanned; a notary by video needs none. */
      scanDocumentId: id.nullish(),
      /** Of a notary alone. */
      notary: z
        .object({
          commissionNumber: line('commissionNumber', 60),
          commissionExpiresOn: courtDate,
          stateCode: line('notaryState', 2),
          county: line('notaryCounty', 80),
          /** By video: on what, which session, and where its recording is kept. */
          remote: z
            .object({
              technology: line('videoTechnology', 120),
              session: line('videoSession', 120),
              recordingAt: line('recording', 300),
            })
            .nullish(),
        })
        .nullish(),
    }),
    reply: signature,
    status: 201,
    failure: 'Record Signature Fail',
  }),
  readLink: route({
    method: 'POST',
    area,
    path: '/signatures/link/read',
    changes: ['signature'],
    permission: 'public',
    isSecret: true,
    summary: 'Retrieve what a signing link is for',
    body: z.object({ code }),
    reply: asked,
    refusals: lost,
    failure: 'Open Signing Link Fail',
  }),
  signLink: route({
    method: 'POST',
    area,
    path: '/signatures/link/sign',
    changes: ['signature', 'case'],
    permission: 'public',
    isSecret: true,
    summary: 'Sign by a link: every page was viewed, the oath is accepted, and the name is typed',
    body: z.object({
      code,
      /** As it is typed; it must be the name that was asked for. */
      name: line('name', 120),
      /** When each page was seen, in their order. */
      pages: z.array(z.object({ page: z.int().min(1), seenAt: instant })).max(MAX_SIGNED_PAGES),
      consents: yes,
      swears: z.literal(true, issue('oath_needed')),
    }),
    reply: z.object({ signedAt: instant }),
    refusals: lost,
    failure: 'Sign Fail',
  }),
  declineLink: route({
    method: 'POST',
    area,
    path: '/signatures/link/decline',
    changes: ['signature', 'case'],
    permission: 'public',
    isSecret: true,
    summary: 'Decline to sign by a link, with a reason',
    body: z.object({ code, reason: auditedReason() }),
    reply: z.object({ declinedAt: instant }),
    refusals: lost,
    failure: 'Decline Fail',
  }),
  verify: route({
    method: 'POST',
    area,
    path: '/signatures/verify',
    changes: [],
    permission: 'document.regenerate',
    summary: 'Compare an uploaded copy with what left the firm: intact, changed or unknown, with its signers',
    body: z.object({ path: oneLine(800).min(1, issue('missing', { what: 'path' })) }),
    reply: copyReport,
    refusals: ['file_not_found', 'file_refused'],
    failure: 'Verify Copy Fail',
  }),
  seal: route({
    method: 'GET',
    area,
    path: '/signatures/seal',
    reads: ['signature'],
    permission: 'document.regenerate',
    summary: 'Retrieve the certificate that seals the files that leave the firm',
    reply: z.object({ seal: firmSeal.nullable() }),
    failure: 'Get Seal Fail',
  }),
  setSeal: route({
    method: 'POST',
    area,
    path: '/signatures/seal',
    changes: ['signature'],
    permission: 'seal.update',
    isSecret: true,
    summary: 'Set the certificate that seals the files that leave the firm, as a PKCS#12 file',
    body: z.object({
      /** In base64. */
      p12: z
        .base64()
        .min(1, issue('missing', { what: 'certificateFile' }))
        .max(60_000),
      password: password('password', 200),
    }),
    reply: z.object({ seal: firmSeal }),
    failure: 'Set Seal Fail',
  }),
};
