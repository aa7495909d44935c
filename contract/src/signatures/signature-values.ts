import { z } from 'zod';
import { passkeyAnswer, type ProofKind, proofKinds } from '../account/proofs.ts';
import { instant, courtDate } from '../values/dates.ts';
import { id } from '../values/ids.ts';
import { line, password } from '../values/text.ts';

/** Who signs: the lawyer of the case, somebody for the company, or the notary before whom somebody swore. */
export const signatureKinds = ['ATTORNEY', 'AGENT', 'NOTARY'] as const;
export type SignatureKind = (typeof signatureKinds)[number];

/** ELECTRONIC: here, with evidence of our own. INK: on paper, of which a scan is kept. REMOTE: before a notary by video. */
export const signatureMethods = ['ELECTRONIC', 'INK', 'REMOTE'] as const;
export type SignatureMethod = (typeof signatureMethods)[number];

const signatureStatuses = ['REQUESTED', 'SIGNED', 'DECLINED', 'WITHDRAWN'] as const;
/** As people see it: a request whose link is over says so. */
const shownSignatureStatuses = [...signatureStatuses, 'EXPIRED'] as const;
export type ShownSignatureStatus = (typeof shownSignatureStatuses)[number];

/** How we know that it was the person: LINK is a mailed one, RECORDED the word of whoever entered it. */
export const signatureProofs = [...proofKinds, 'LINK', 'RECORDED'] as const;
export type SignatureProof = (typeof signatureProofs)[number];

/** How somebody proves, at the moment of signing, that it is them. */
export const signingProof = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('PASSWORD' satisfies ProofKind), password: password('password', 128) }),
  z.object({ kind: z.literal('CODE' satisfies ProofKind), code: line('code', 12) }),
  z.object({ kind: z.literal('PASSKEY' satisfies ProofKind), answer: passkeyAnswer }),
  /** Where another provider keeps passwords: a sign-in of the last five minutes. */
  z.object({ kind: z.literal('SIGN_IN' satisfies ProofKind) }),
]);
export type SigningProof = z.output<typeof signingProof>;

/** Most pages of a document that somebody signs by a link. */
export const MAX_SIGNED_PAGES = 500;

const notaryPlace = {
  name: z.string(),
  commissionNumber: z.string(),
  commissionExpiresOn: courtDate,
  stateCode: z.string(),
  county: z.string(),
};

/** What a notary by video leaves: where the recording lies is theirs to keep, and ours to know. */
const remoteSession = {
  technology: z.string(),
  session: z.string(),
  recordingAt: z.string(),
};
export const notaryFacts = z.object({ ...notaryPlace, remote: z.object(remoteSession).nullable() });

/** One signature on one document, or the request for it. */
export const signature = z.object({
  id,
  documentId: id,
  kind: z.enum(signatureKinds),
  method: z.enum(signatureMethods),
  status: z.enum(shownSignatureStatuses),
  signerName: z.string(),
  signerTitle: z.string().nullable(),
  signerEmail: z.string().nullable(),
  barNumber: z.string().nullable(),
  proof: z.enum(signatureProofs).nullable(),
  notary: notaryFacts.nullable(),
  requestedBy: z.string(),
  requestedAt: instant,
  expiresAt: instant.nullable(),
  openedAt: instant.nullable(),
  signedAt: instant.nullable(),
  /** Why it was declined. */
  reason: z.string().nullable(),
  /** A newer document took the place of the one that is signed. */
  isSuperseded: z.boolean(),
  /** The signed file: null until it is made. */
  file: z
    .object({
      path: z.string(),
      fileName: z.string(),
      sizeBytes: z.int(),
      pages: z.int(),
      sha256: z.string(),
      /** It carries the firm’s seal, so that a changed copy shows. */
      isSealed: z.boolean(),
    })
    .nullable(),
  fileFailed: z.boolean(),
});
export type Signature = z.output<typeof signature>;

/** A document of a case that can be signed, with what was signed on it. */
export const signedPaper = z.object({
  documentId: id,
  title: z.string(),
  kind: z.string(),
  path: z.string(),
  fileName: z.string(),
  /** Why it can’t be signed now. */
  blockedBy: z.enum(['STALE', 'FLAGGED']).nullable(),
  /** Replaced by a newer one: what was signed on it stays. */
  isSuperseded: z.boolean(),
  signatures: z.array(signature),
});
export type SignedPaper = z.output<typeof signedPaper>;

/** The certificate with which a firm seals the files that leave it. */
export const firmSeal = z.object({
  subject: z.string(),
  issuer: z.string(),
  fingerprint: z.string(),
  validFrom: instant,
  validTo: instant,
  addedBy: z.string(),
  addedAt: instant,
  /** Of the demonstration: nobody vouches for it. */
  isTest: z.boolean(),
});

export type FirmSeal = z.output<typeof firmSeal>;

/** What an uploaded copy is, compared with what left the firm. */
const copyVerdicts = ['INTACT', 'CHANGED', 'UNKNOWN'] as const;
export const copyReport = z.object({
  verdict: z.enum(copyVerdicts),
  sha256: z.string(),
  /** What it is a copy of; null where it is unknown. */
  title: z.string().nullable(),
  caseId: id.nullable(),
  caseTitle: z.string().nullable(),
  signers: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(signatureKinds),
      signedAt: instant,
      proof: z.enum(signatureProofs),
    }),
  ),
  /** Whose certificate seals it, whoever that is. */
  seal: z
    .object({
      subject: z.string(),
      issuer: z.string(),
      isOurs: z.boolean(),
      isWhole: z.boolean(),
      isTest: z.boolean(),
      stampedAt: instant.nullable(),
    })
    .nullable(),
});
export type CopyReport = z.output<typeof copyReport>;
