import { type Content, document, element, type Markup } from './write-xml.ts';
import { readerOf, type ReadElement, UnreadableXmlError } from './read-xml.ts';

export const soapNamespaces = {
  soap: 'http://schemas.xmlsoap.org/soap/envelope/',
  wsse: 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-secext-1.0.xsd',
  wsu: 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-utility-1.0.xsd',
  ds: 'http://www.w3.org/2000/09/xmldsig#',
} as const;
export const inEnvelope = readerOf(soapNamespaces);

/** The other side answers with a fault: what was asked was not done. */
export class SoapFaultError extends Error {
  override name = 'SoapFaultError';
  /** Such as `soap:Client`, as the other side says it. */
  readonly code: string;
  constructor(code: string, message: string) {
    super(`The other side answers with a fault: ${message.slice(0, 300)}`);
    this.code = code;
  }
}

/** A SOAP 1.1 envelope around one message. */
export const envelopeOf = (header: Content, body: Markup): Markup =>
  document(
    'soap:Envelope',
    [element('soap:Header', header), element('soap:Body', body, { 'wsu:Id': 'body' })],
    soapNamespaces,
  );

/** The one message in a body. @throws SoapFaultError for a fault; UnreadableXmlError for anything else than one. */
export function messageIn(body: ReadElement): ReadElement {
  const [message, ...others] = body.children;
  if (!message || others.length > 0) throw new UnreadableXmlError('The body holds not one message.');
  if (inEnvelope.is(message, 'soap:Fault')) {
    const part = (local: string) => message.children.find(({ name }) => name === local)?.text.trim() ?? '';
    throw new SoapFaultError(part('faultcode'), part('faultstring'));
  }
  return message;
}

/** A fault, as the answer to what can’t be done. */
export const faultOf = (code: 'Client' | 'Server', words: string): Markup =>
  element('soap:Fault', [element('faultcode', `soap:${code}`), element('faultstring', words)]);
