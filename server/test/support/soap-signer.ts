import { generateKeyPairSync, randomBytes, webcrypto } from 'node:crypto';
import { Integer, Utf8String } from 'asn1js';
import { AttributeTypeAndValue, Certificate } from 'pkijs';
import type { Signer } from '../../src/platform/soap/index.ts';

const COMMON_NAME = '2.5.4.3';

/** A key with a certificate that it has signed itself. */
export async function soapSigner(name: string): Promise<Signer> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  const der = Buffer.from(privateKey.replaceAll(/-----.*-----|\s/g, ''), 'base64');
  const [signing, own] = await Promise.all([
    webcrypto.subtle.importKey('pkcs8', der, algorithm, false, ['sign']),
    webcrypto.subtle.importKey('spki', new Uint8Array(publicKey), algorithm, true, ['verify']),
  ]);
  const certificate = new Certificate();
  certificate.version = 2;
  certificate.serialNumber = new Integer({ valueHex: Uint8Array.from([1, ...randomBytes(15)]).buffer });
  const named = new AttributeTypeAndValue({ type: COMMON_NAME, value: new Utf8String({ value: name }) });
  certificate.issuer.typesAndValues.push(named);
  certificate.subject.typesAndValues.push(named);
  certificate.notBefore.value = new Date('2026-01-01T00:00:00Z');
  certificate.notAfter.value = new Date('2036-01-01T00:00:00Z');
  await certificate.subjectPublicKeyInfo.importKey(own);
  await certificate.sign(signing, 'SHA-256');
  const raw = Buffer.from(certificate.toSchema(true).toBER(false)).toString('base64');
  const lines = raw.match(/.{1,64}/g) ?? [];
  return {
    privateKey,
    certificate: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
  };
}
