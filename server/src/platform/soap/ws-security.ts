import { randomUUID, X509Certificate } from 'node:crypto';
import { SignedXml } from 'xml-crypto';
import { envelopeOf, inEnvelope, messageIn, soapNamespaces } from './envelope.ts';
import { parseXml, readXml, type ReadElement, UnreadableXmlError } from './read-xml.ts';
import { element, type Markup } from './write-xml.ts';

/** Who signs: a certificate, and the key that belongs to it, both as PEM. */
export interface Signer {
  certificate: string;
  privateKey: string;
}

/** The message is not what the other side has signed, or not of now. */
export class UntrustedMessageError extends Error {
  override name = 'UntrustedMessageError';
}

const TOKEN_PROFILE = 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-x509-token-profile-1.0#X509v3';
const BASE64 =
  'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-soap-message-security-1.0#Base64Binary';
const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const SHA256 = 'http://www.w3.org/2001/04/xmlenc#sha256';
const SHA512 = 'http://www.w3.org/2001/04/xmlenc#sha512';
const RSA_SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
const RSA_SHA512 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512';
/** How long a signed message is good for, and by how much two clocks may differ. */
const VALID_MS = 5 * 60_000;
const SKEW_MS = 60_000;

/** A message in an envelope whose body and time are signed. */
export function signedEnvelope(message: Markup, { certificate, privateKey }: Signer, now: Date): string {
  const token = `x509-${randomUUID()}`;
  const security = element(
    'wsse:Security',
    [
      element('wsse:BinarySecurityToken', derOf(certificate), {
        'wsu:Id': token,
        ValueType: TOKEN_PROFILE,
        EncodingType: BASE64,
      }),
      element(
        'wsu:Timestamp',
        [
          element('wsu:Created', now.toISOString()),
          element('wsu:Expires', new Date(now.getTime() + VALID_MS).toISOString()),
        ],
        { 'wsu:Id': 'time' },
      ),
    ],
    { 'soap:mustUnderstand': '1' },
  );
  const signing = new SignedXml({
    idMode: 'wssecurity',
    privateKey,
    signatureAlgorithm: RSA_SHA256,
    canonicalizationAlgorithm: EXCLUSIVE,
    getKeyInfoContent: () =>
      element(
        'wsse:SecurityTokenReference',
        element('wsse:Reference', null, { URI: `#${token}`, ValueType: TOKEN_PROFILE }),
        { 'xmlns:wsse': soapNamespaces.wsse },
      ).xml,
  });
  for (const name of ['Body', 'Timestamp'])
    signing.addReference({
      xpath: `//*[local-name(.)='${name}' and namespace-uri(.)='${name === 'Body' ? soapNamespaces.soap : soapNamespaces.wsu}']`,
      transforms: [EXCLUSIVE],
      digestAlgorithm: SHA256,
    });
  signing.computeSignature(envelopeOf(security, message).xml, {
    prefix: 'ds',
    location: { reference: "//*[local-name(.)='Security']", action: 'append' },
    existingPrefixes: { ...soapNamespaces },
  });
  return signing.getSignedXml();
}

/**
 * The message that somebody has signed with the key of a known certificate, read from the signed bytes alone.
 * @throws UntrustedMessageError, UnreadableXmlError, SoapFaultError for a fault.
 */
export function openSigned(text: string, certificate: string, now: Date): ReadElement {
  const envelope = readXml(text);
  if (!inEnvelope.is(envelope, 'soap:Envelope')) throw new UnreadableXmlError('It is no SOAP envelope.');
  const signatures = inEnvelope
    .all(inEnvelope.need(envelope, 'soap:Header'), 'wsse:Security')
    .flatMap((security) => inEnvelope.all(security, 'ds:Signature'));
  // A fault says only that nothing was done, and is often made before anybody could sign it.
  if (signatures.length === 0 && isFault(envelope)) return messageIn(inEnvelope.need(envelope, 'soap:Body'));
  if (signatures.length !== 1) throw new UntrustedMessageError('The message is not signed once.');
  const parts = signedParts(text, certificate);
  const body = parts.find((part) => inEnvelope.is(part, 'soap:Body'));
  const time = parts.find((part) => inEnvelope.is(part, 'wsu:Timestamp'));
  if (!body || !time) throw new UntrustedMessageError('The body and the time are not both signed.');
  requireFresh(time, now);
  return messageIn(body);
}

const isFault = (envelope: ReadElement): boolean =>
  inEnvelope.find(envelope, 'soap:Body', 'soap:Fault') !== null;

/** What stands under the signature, as the bytes that were signed say it: nothing else in the document counts. */
function signedParts(text: string, certificate: string): ReadElement[] {
  const checking = new SignedXml({ idMode: 'wssecurity', publicCert: certificate });
  // The certificate is the one that we know, whatever the message brings along.
  checking.getCertFromKeyInfo = () => null;
  keep(checking.SignatureAlgorithms, [RSA_SHA256, RSA_SHA512]);
  keep(checking.HashAlgorithms, [SHA256, SHA512]);
  keep(checking.CanonicalizationAlgorithms, [EXCLUSIVE]);
  try {
    const [found] = checking.findSignatures(parseXml(text));
    if (!found) throw new UntrustedMessageError('The message is not signed.');
    checking.loadSignature(found);
    if (!checking.checkSignature(text)) throw new UntrustedMessageError('The signature does not fit.');
  } catch (error) {
    if (error instanceof UntrustedMessageError) throw error;
    throw new UntrustedMessageError(
      `The signature can’t be checked: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  return checking.getSignedReferences().map(readXml);
}

function keep(algorithms: Record<string, unknown>, allowed: readonly string[]): void {
  for (const name of Object.keys(algorithms)) if (!allowed.includes(name)) delete algorithms[name];
}

function requireFresh(time: ReadElement, now: Date): void {
  const created = Date.parse(inEnvelope.text(time, 'wsu:Created'));
  const expires = Date.parse(inEnvelope.text(time, 'wsu:Expires'));
  const isFresh =
    created <= now.getTime() + SKEW_MS &&
    created >= now.getTime() - VALID_MS - SKEW_MS &&
    expires >= now.getTime() - SKEW_MS;
  if (!isFresh) throw new UntrustedMessageError('The message was not signed just now.');
}

/** A certificate without the lines of PEM around it. */
const derOf = (certificate: string): string => new X509Certificate(certificate).raw.toString('base64');
