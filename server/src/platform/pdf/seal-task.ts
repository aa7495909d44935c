import { randomBytes, verify, X509Certificate } from 'node:crypto';
import { HttpTimestampAuthority, P12Signer, PDF } from '@libpdf/core';
import type { CertificateFacts, PdfTask, SealIdentity } from './messages.ts';

type Seal = Extract<PdfTask, { kind: 'seal' }>;

/** Room for a signature with its chain and a time stamp. */
const SEAL_BYTES = 24 * 1024;
const TSA_MS = 15_000;

/** Adds the seal behind the file, which stays byte for byte what it was. */
export async function sealTask({ pdf, identity, reason, signedAt, tsaUrl }: Seal): Promise<Uint8Array> {
  const signer = await P12Signer.create(identity.p12, identity.password);
  const document = await PDF.load(pdf);
  const { bytes } = await document.sign({
    signer,
    reason,
    signingTime: signedAt,
    subFilter: 'ETSI.CAdES.detached',
    digestAlgorithm: 'SHA-256',
    estimatedSize: SEAL_BYTES,
    ...(tsaUrl === null
      ? { level: 'B-B' }
      : {
          level: 'B-T',
          timestampAuthority: new HttpTimestampAuthority(tsaUrl, { timeout: TSA_MS }),
        }),
  });
  return bytes;
}

/** Whose key a PKCS#12 file holds; null where it can't be opened. */
export async function certificateOf({ p12, password }: SealIdentity): Promise<CertificateFacts | null> {
  try {
    const signer = await P12Signer.create(p12, password);
    const certificate = new X509Certificate(signer.certificate);
    // The file may name its authority first: a key of another certificate seals nothing that anybody could verify.
    const probe = randomBytes(32);
    const signature = await signer.sign(probe, 'SHA-256');
    return verify('sha256', probe, certificate.publicKey, signature) ? factsOf(certificate) : null;
  } catch {
    return null;
  }
}

export const factsOf = (certificate: X509Certificate): CertificateFacts => ({
  subject: nameIn(certificate.subject),
  issuer: nameIn(certificate.issuer),
  fingerprint: certificate.fingerprint256.replaceAll(':', '').toLowerCase(),
  validFrom: certificate.validFromDate,
  validTo: certificate.validToDate,
});

/** The common name of a distinguished name, else all of it. */
function nameIn(name: string): string {
  const common = /^CN=(.+)$/m.exec(name)?.[1];
  return (common ?? name.replaceAll('\n', ', ')).slice(0, 300);
}
