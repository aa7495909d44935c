import { randomBytes, webcrypto } from 'node:crypto';
import { Integer, Utf8String } from 'asn1js';
import {
  AttributeTypeAndValue,
  AuthenticatedSafe,
  CertBag,
  Certificate,
  PFX,
  PrivateKeyInfo,
  SafeBag,
  SafeContents,
} from 'pkijs';
import type { SealIdentity } from './messages.ts';

/** Whoever reads a seal of it reads this. */
export const TEST_AUTHORITY = 'Writdesk test authority (no legal effect)';

const COMMON_NAME = '2.5.4.3';
const bags = {
  key: '1.2.840.113549.1.12.10.1.1',
  certificate: '1.2.840.113549.1.12.10.1.3',
} as const;
const YEARS = 3;

/**
 * A certificate for a demonstration and for tests, with its key, as a PKCS#12 file. Its issuer says that nobody vouches for it, and
 * the authority's own key is gone once the certificate is signed.
 */
export async function testIdentity(organization: string, now: Date): Promise<SealIdentity> {
  const algorithm = {
    name: 'RSASSA-PKCS1-v1_5',
    hash: 'SHA-256',
    modulusLength: 2048,
    publicExponent: new Uint8Array([1, 0, 1]),
  };
  const newKeys = () => webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const [own, authority] = await Promise.all([newKeys(), newKeys()]);
  const certificate = new Certificate();
  certificate.version = 2;
  certificate.serialNumber = new Integer({ valueHex: Uint8Array.from([1, ...randomBytes(15)]).buffer });
  certificate.issuer.typesAndValues.push(named(COMMON_NAME, TEST_AUTHORITY));
  certificate.subject.typesAndValues.push(named(COMMON_NAME, organization));
  certificate.notBefore.value = new Date(now.getTime() - 86_400_000);
  certificate.notAfter.value = new Date(Date.UTC(now.getUTCFullYear() + YEARS, now.getUTCMonth(), 1));
  await certificate.subjectPublicKeyInfo.importKey(own.publicKey);
  await certificate.sign(authority.privateKey, 'SHA-256');

  const password = randomBytes(18).toString('base64url');
  const key = PrivateKeyInfo.fromBER(await webcrypto.subtle.exportKey('pkcs8', own.privateKey));
  const safe = new AuthenticatedSafe({
    parsedValue: {
      safeContents: [
        {
          privacyMode: 0,
          value: new SafeContents({
            safeBags: [
              new SafeBag({ bagId: bags.key, bagValue: key }),
              new SafeBag({ bagId: bags.certificate, bagValue: new CertBag({ parsedValue: certificate }) }),
            ],
          }),
        },
      ],
    },
  });
  const file = new PFX({ parsedValue: { integrityMode: 0, authenticatedSafe: safe } });
  await safe.makeInternalValues({ safeContents: [{}] });
  await file.makeInternalValues({
    password: Uint8Array.from(Buffer.from(password)).buffer,
    iterations: 100_000,
    pbkdf2HashAlgorithm: 'SHA-256',
    hmacHashAlgorithm: 'SHA-256',
  });
  return { p12: new Uint8Array(file.toSchema().toBER(false)), password };
}

const named = (type: string, value: string): AttributeTypeAndValue =>
  new AttributeTypeAndValue({ type, value: new Utf8String({ value }) });
