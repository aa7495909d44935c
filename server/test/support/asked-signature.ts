import { createHash } from 'node:crypto';
import { hashOfCode, newSigningCode } from '../../src/case-service/signatures/signing-code.ts';
import { newId } from '../../src/platform/ids.ts';
import { testIdentity } from '../../src/platform/pdf/index.ts';
import { formPdf } from './form-pdf.ts';
import type { Person, TestApp } from './harness.ts';
import { uploadPdf } from './upload-pdf.ts';

interface Keys {
  firmId: string;
  clientId: string;
  caseId: string;
}
/** Whose link is good as long as they may ask for one. */
type AskedKeys = Keys & { requestedBy: string };

/** A document of the case whose file is there, two who are asked to sign it, a copy to verify, and a certificate. */
export async function askedSignature(
  t: TestApp,
  { requestedBy, ...keys }: AskedKeys,
  documentId: string,
  uploader: Person,
) {
  const pdf = await formPdf();
  const id = newId();
  const path = `made/${id}/file.pdf`;
  await t.opened.deps.storage.put(path, pdf, 'application/pdf');
  await t.db
    .updateTable('cases.caseDocument')
    .set({ path, status: 'READY', contentType: 'application/pdf' })
    .where('id', '=', documentId)
    .execute();
  await t.db
    .insertInto('jobs.storedFile')
    .values({
      ...keys,
      id,
      path,
      fileName: 'file.pdf',
      contentType: 'application/pdf',
      sizeBytes: pdf.byteLength,
      state: 'STORED',
      visibility: 'ALL',
    })
    .execute();
  const sha256 = createHash('sha256').update(pdf).digest('hex');
  const asked = { ...keys, requestedBy, documentId, sha256 };
  const { signatureId, signingCode } = await askOne(t, asked, 'asked.before@people.example');
  const { signingCode: declinedCode } = await askOne(t, asked, 'asked.too@people.example');
  const { p12, password } = await testIdentity('Sweep LLP', t.opened.deps.clock.now());
  return {
    signatureId,
    signingCode,
    declinedCode,
    copyPath: await uploadPdf(t, uploader, pdf, 'copy.pdf'),
    certificate: { p12: Buffer.from(p12).toString('base64'), password },
  };
}

/** Somebody is asked: a link ends with the signature and with the refusal. */
async function askOne(
  t: TestApp,
  { sha256, ...keys }: AskedKeys & { documentId: string; sha256: string },
  signerEmail: string,
) {
  const signatureId = newId();
  const signingCode = newSigningCode(keys.firmId);
  await t.db
    .insertInto('cases.signature')
    .values({
      ...keys,
      id: signatureId,
      kind: 'AGENT',
      method: 'ELECTRONIC',
      status: 'REQUESTED',
      signerName: 'Wanda Beaufort',
      signerEmail,
      codeHash: hashOfCode(signingCode),
      documentPages: 2,
      evidence: JSON.stringify({ oath: 'It is true.', sha256 }),
      requestedByName: 'Ada Quill',
      requestedAt: new Date(),
      expiresAt: new Date('2099-01-01T00:00:00Z'),
    })
    .execute();
  return { signatureId, signingCode };
}
