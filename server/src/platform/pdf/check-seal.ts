import { createHash, X509Certificate } from 'node:crypto';
import { ContentInfo, SignedData, TSTInfo } from 'pkijs';
import type { SealFacts } from './messages.ts';
import { factsOf } from './seal-task.ts';

const none: SealFacts = { state: 'NONE', certificate: null, reason: null, stampedAt: null };
const broken: SealFacts = { ...none, state: 'BROKEN' };

const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const TIME_STAMP = '1.2.840.113549.1.9.16.2.14';
const hashes: Readonly<Record<string, string>> = {
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};

/**
 * Checks a file against its last seal. The seal must cover the whole file but for the place where it stands itself, and that place
 * may hold nothing but the seal in hexadecimal digits. So nobody can hide another page, another revision or a second seal from it,
 * and the file needs no parsing.
 */
export async function checkSeal(pdf: Uint8Array): Promise<SealFacts> {
  const text = Buffer.from(pdf).toString('latin1');
  const range = lastRange(text);
  if (!range) return /\/ByteRange\b/.test(text) ? broken : none;
  const { gapStart, gapEnd } = range;
  const reason = reasonIn(text, range.at);
  const changed = { ...broken, reason };
  if (range.start !== 0 || gapEnd + range.rest !== pdf.length || gapStart >= gapEnd) return changed;
  const contents = /^<([0-9A-Fa-f]+)>$/.exec(text.slice(gapStart, gapEnd))?.[1];
  if (contents === undefined) return changed;
  const covered = Buffer.concat([pdf.subarray(0, gapStart), pdf.subarray(gapEnd)]);
  try {
    const checked = await checkSignature(Buffer.from(contents, 'hex'), covered);
    return checked ? { ...checked, reason } : changed;
  } catch {
    // Whatever isn't a signature isn't this file's.
    return changed;
  }
}

interface Range {
  /** Where the range itself stands. */
  at: number;
  start: number;
  gapStart: number;
  gapEnd: number;
  rest: number;
}

function lastRange(text: string): Range | undefined {
  const all = [...text.matchAll(/\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g)];
  const last = all.at(-1);
  if (!last) return undefined;
  const [start, first, gapEnd, rest] = last.slice(1).map(Number) as [number, number, number, number];
  return { at: last.index, start, gapStart: start + first, gapEnd, rest };
}

async function checkSignature(padded: Buffer, covered: Buffer): Promise<SealFacts | undefined> {
  const signed = signedDataOf(padded.subarray(0, derLength(padded)));
  const [signer, ...others] = signed.signerInfos;
  const hash = hashes[signer?.digestAlgorithm.algorithmId ?? ''];
  if (!signer || others.length > 0 || !hash) return undefined;
  const digest = signer.signedAttrs?.attributes.find(({ type }) => type === MESSAGE_DIGEST);
  const [stated] = (digest?.values ?? []) as { valueBlock: { valueHexView: Uint8Array } }[];
  const is = createHash(hash).update(covered).digest();
  if (!stated || !is.equals(stated.valueBlock.valueHexView)) return undefined;
  const { signatureVerified, signerCertificate } = await signed.verify({
    signer: 0,
    data: exactly(covered),
    extendedMode: true,
  });
  if (!signatureVerified || !signerCertificate) return undefined;
  const certificate = new X509Certificate(Buffer.from(signerCertificate.toSchema(true).toBER(false)));
  const stamp = signer.unsignedAttrs?.attributes.find(({ type }) => type === TIME_STAMP);
  const value = Buffer.from(signer.signature.valueBlock.valueHexView);
  return {
    state: 'WHOLE',
    certificate: factsOf(certificate),
    reason: null,
    stampedAt: stamp ? await stampedAt(stamp.values[0] as Encoded, value) : null,
  };
}

interface Encoded {
  toBER(sizeOnly?: boolean): ArrayBuffer;
}

/** When an authority saw the signature; null where its stamp is another signature's, or wrong. */
async function stampedAt(token: Encoded, signature: Buffer): Promise<Date | null> {
  const signed = signedDataOf(Buffer.from(token.toBER(false)));
  const content = signed.encapContentInfo.eContent;
  if (!content) return null;
  const info = TSTInfo.fromBER(exactly(Buffer.from(content.getValue())));
  const hash = hashes[info.messageImprint.hashAlgorithm.algorithmId];
  if (!hash) return null;
  const imprint = Buffer.from(info.messageImprint.hashedMessage.valueBlock.valueHexView);
  if (!createHash(hash).update(signature).digest().equals(imprint)) return null;
  const { signatureVerified } = await signed.verify({
    signer: 0,
    data: exactly(signature),
    extendedMode: true,
  });
  return signatureVerified ? info.genTime : null;
}

const signedDataOf = (der: Buffer): SignedData =>
  new SignedData({ schema: ContentInfo.fromBER(exactly(der)).content });

/** What of the padded place is the signature: its own length says so. */
function derLength(bytes: Buffer): number {
  const first = bytes.readUInt8(1);
  if (first < 0x80) return 2 + first;
  const count = first - 0x80;
  return 2 + count + bytes.readUIntBE(2, count);
}

/** A copy alone in its memory, as the parser wants it. */
const exactly = (bytes: Buffer): ArrayBuffer => Uint8Array.from(bytes).buffer;

/** What the signature's dictionary gives as the reason, next to its range. */
function reasonIn(text: string, at: number): string | null {
  const start = Math.max(0, text.lastIndexOf(' obj', at));
  const end = text.indexOf('endobj', at);
  const dictionary = text.slice(start, end < 0 ? text.length : end);
  return /\/Reason\s*\(([^()\\]{0,300})\)/.exec(dictionary)?.[1] ?? null;
}
