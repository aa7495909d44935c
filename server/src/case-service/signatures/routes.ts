import { signatures } from '@writdesk/contract/signatures/signatures';
import { bind, type Binding } from '../../platform/http/bind.ts';
import { getSeal, setSeal } from './firm-seal.ts';
import { getSignatures } from './get-signatures.ts';
import { makeSignedFile } from './make-signed-file.ts';
import { recordSignature } from './record-signature.ts';
import { requestSignature, withdrawSignature } from './request-signature.ts';
import { signPapers } from './sign-papers.ts';
import { declineByLink, readSigningLink, signByLink } from './signing-link.ts';
import { verifyCopy } from './verify-copy.ts';

export const signatureRoutes: readonly Binding[] = [
  bind(signatures.ofCase, getSignatures),
  bind(signatures.sign, signPapers),
  bind(signatures.request, requestSignature),
  bind(signatures.withdraw, withdrawSignature),
  bind(signatures.makeFile, makeSignedFile),
  bind(signatures.record, recordSignature),
  bind(signatures.readLink, readSigningLink),
  bind(signatures.signLink, signByLink),
  bind(signatures.declineLink, declineByLink),
  bind(signatures.verify, verifyCopy),
  bind(signatures.seal, getSeal),
  bind(signatures.setSeal, setSeal),
];
