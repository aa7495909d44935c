import { type InsideHosts, pinAddress, retryAfterOf, sendOnce } from '../sites/index.ts';
import { type ReadElement, readXml, UnreadableXmlError } from './read-xml.ts';
import type { Markup } from './write-xml.ts';
import { openSigned, signedEnvelope, type Signer } from './ws-security.ts';

/** The other side wants to be left alone for a while. */
export class BusyError extends Error {
  override name = 'BusyError';
  readonly seconds: number;
  constructor(seconds: number) {
    super(`The other side asks to be left alone for ${seconds} seconds.`);
    this.seconds = seconds;
  }
}

/** Whom messages go to, and how both sides know each other. */
export interface Peer {
  address: URL;
  insideHosts: InsideHosts;
  signer: Signer;
  /** The certificate with which the other side signs its answers, as PEM. */
  certificate: string;
  timeoutMs: number;
}

const BUSY_SECONDS = 900;

/**
 * Sends one signed message, once, and reads the signed answer.
 * @param onAnswer gets the answer as it came, before anything of it is believed.
 * @throws what the connection met; BusyError, UntrustedMessageError, UnreadableXmlError, SoapFaultError.
 */
export async function callSoap(
  { address, insideHosts, signer, certificate, timeoutMs }: Peer,
  { action, message, clock }: { action: string; message: Markup; clock: () => Date },
  onAnswer?: (text: string) => Promise<void>,
): Promise<ReadElement> {
  const pinned = await pinAddress(address, insideHosts);
  const body = Buffer.from(signedEnvelope(message, signer, clock()), 'utf8');
  const { status, headers, bytes } = await sendOnce(address, pinned, {
    method: 'POST',
    headers: {
      'content-type': 'text/xml; charset=utf-8',
      'content-length': body.byteLength,
      soapaction: `"${action}"`,
      accept: 'text/xml',
    },
    body,
    timeoutMs,
  });
  if (status === 429 || status === 503)
    throw new BusyError(retryAfterOf(headers['retry-after'], clock()) ?? BUSY_SECONDS);
  const text = bytes.toString('utf8');
  await onAnswer?.(text);
  // A fault comes with 500; anything else than these two is no answer of a SOAP service.
  if (
    (status !== 200 && status !== 500) ||
    !/^(?:text|application)\/xml\b/i.test(headers['content-type'] ?? '')
  )
    throw new UnreadableXmlError(`The answer is no SOAP message, but ${status}.`);
  return openSigned(text, certificate, clock());
}

/** XML that lies open at an address, unsigned: good enough to compare with, and for nothing else. */
export async function fetchXml(
  address: URL,
  { insideHosts, timeoutMs }: Pick<Peer, 'insideHosts' | 'timeoutMs'>,
): Promise<ReadElement> {
  const pinned = await pinAddress(address, insideHosts);
  const { status, bytes } = await sendOnce(address, pinned, { method: 'GET', headers: {}, timeoutMs });
  if (status !== 200) throw new UnreadableXmlError(`At ${address.pathname} there is nothing but ${status}.`);
  return readXml(bytes.toString('utf8'));
}
