import { Certificate, ContentInfo, SignedData } from 'pkijs';

/** The certificate of whoever sealed a file, as PEM. */
export function signerCertificate(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  const [, first, second] = [...text.matchAll(/\/ByteRange\s*\[\s*\d+\s+(\d+)\s+(\d+)/g)].at(-1) ?? [];
  const seal = Buffer.from(text.slice(Number(first) + 1, Number(second) - 1), 'hex');
  const signed = new SignedData({ schema: ContentInfo.fromBER(Uint8Array.from(seal).buffer).content });
  const certificate = signed.certificates?.find((one) => one instanceof Certificate);
  if (!certificate) throw new Error('The seal holds no certificate.');
  const der = Buffer.from(certificate.toSchema(true).toBER(false)).toString('base64');
  return `-----BEGIN CERTIFICATE-----\n${der.replaceAll(/(.{64})/g, '$1\n')}\n-----END CERTIFICATE-----\n`;
}
