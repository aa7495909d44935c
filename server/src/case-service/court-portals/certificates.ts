import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { fault } from '@writdesk/contract/sentences/fault';
import { refuseField } from '../../platform/http/refuse.ts';

const FEWEST_BITS = 2_048;

/** A certificate that is good today. @throws `invalid` */
export function requireCertificate(field: string, pem: string, now: Date): X509Certificate {
  const certificate = attempt(() => new X509Certificate(pem));
  if (!certificate) refuseField(field, fault('certificate_unread'));
  if (certificate.validToDate < now) refuseField(field, fault('certificate_over'));
  return certificate;
}

/** A certificate with the key that belongs to it. @throws `invalid` */
export function requireSigner(
  { certificate: pem, privateKey }: { certificate: string; privateKey: string },
  now: Date,
): X509Certificate {
  const certificate = requireCertificate('certificate', pem, now);
  const key = attempt(() => createPrivateKey(privateKey));
  if (!key || !isStrong(key)) refuseField('privateKey', fault('key_unread'));
  if (!certificate.checkPrivateKey(key)) refuseField('privateKey', fault('key_other'));
  return certificate;
}

const isStrong = ({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): boolean =>
  asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= FEWEST_BITS;

function attempt<T>(make: () => T): T | null {
  try {
    return make();
  } catch {
    return null;
  }
}
