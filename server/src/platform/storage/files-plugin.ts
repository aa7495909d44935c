import { fault } from '@writdesk/contract/sentences/fault';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { refuse } from '../http/refuse.ts';
import { type FileAddresses, FILES_PREFIX } from './file-addresses.ts';
import type { LocalStorage } from './local-storage.ts';
import { canJudge, fileTypeOf, looksLike, MAGIC_BYTES, notWhatItSays } from './magic.ts';
import type { Permit } from './signature.ts';
import { attachmentDisposition, isStoragePath, type Storage } from './storage.ts';

/** What is asked again when an address is used: it says what was allowed when it was signed. */
export interface AskedAgain {
  /** Whether a file may arrive at a path from whom its address was made for. */
  mayArrive(path: string, holder: string): Promise<boolean>;
  /** Whether the file may go to whom its address was made for. */
  mayRead(path: string, holder: string): Promise<boolean>;
}

/** The addresses that the local storage signs: one PUT and its GETs, streaming both ways. */
export function filesPlugin(storage: LocalStorage, asked: AskedAgain) {
  return async (app: FastifyInstance): Promise<void> => {
    // The body is a file, whatever it calls itself: it stays a stream.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, _payload, done) => done(null));

    app.put(`${FILES_PREFIX}*`, async (request, reply) => {
      try {
        await takeFile(storage, asked, request);
      } catch (error) {
        // The rest of the body is still on its way: without this the next request on the connection would fail.
        reply.header('connection', 'close');
        request.raw.resume();
        throw error;
      }
      return reply.code(200).send();
    });
    // Files go out as they are, with their length and in parts: most are compressed by their own format.
    app.get(`${FILES_PREFIX}*`, { compress: false }, async (request, reply) => {
      const permit = await readablePermit(storage.readPermit, asked, request);
      return giveFile(storage, permit, request, reply);
    });
  };
}

/** How long an address of the bucket is good, which asks nobody: for the browser to follow it. */
const FOLLOWING_MS = 30_000;

/** The addresses of files that lie in a bucket: who may have them is asked here, and the bucket gives them. */
export function bucketPlugin(
  storage: Omit<Storage, 'signedUploadUrl'>,
  addresses: FileAddresses,
  asked: AskedAgain,
  clock: Clock,
) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get(`${FILES_PREFIX}*`, { exposeHeadRoute: false }, async (request, reply) => {
      const { path, contentType, fileName, holder } = await readablePermit(addresses.read, asked, request);
      const file = { path, contentType, fileName: fileName ?? 'file', holder };
      const expiresAt = new Date(clock.now().getTime() + FOLLOWING_MS);
      reply.header('cache-control', 'no-store');
      return reply.redirect(await storage.signedDownloadUrl({ ...file, expiresAt }), 302);
    });
  };
}

/** The permit of a download, for somebody who may still have the file. */
async function readablePermit(
  read: FileAddresses['read'],
  { mayRead }: AskedAgain,
  request: FastifyRequest,
): Promise<Permit & { holder: string }> {
  const permit = permitOf(read, request, 'GET');
  const { path, holder } = permit;
  if (holder === null || !(await mayRead(path, holder)))
    refuse('forbidden', { reason: fault('link_read_no_longer') });
  return { ...permit, holder };
}

function permitOf(read: FileAddresses['read'], request: FastifyRequest, method: Permit['method']): Permit {
  const path = (request.params as { '*': string })['*'];
  const query = new URL(request.url, 'http://local').searchParams;
  const permit = isStoragePath(path) ? read(path, query) : 'forged';
  if (permit === 'expired') refuse('file_link_expired');
  if (permit === 'forged' || permit.method !== method) {
    refuse('forbidden', { reason: fault('link_not_for_that') });
  }
  return permit;
}

async function takeFile(
  storage: LocalStorage,
  { mayArrive }: AskedAgain,
  request: FastifyRequest,
): Promise<void> {
  const permit = permitOf(storage.readPermit, request, 'PUT');
  const contentType = request.headers['content-type'] ?? '';
  if (contentType !== permit.contentType) {
    refuse('file_refused', {
      reason: fault('link_of_other_type', { type: fileTypeOf(permit.contentType) }),
    });
  }
  const announced = Number(request.headers['content-length'] ?? Number.NaN);
  const promised = permit.sizeBytes ?? 0;
  if (announced > promised) refuse('too_large', { reason: fault('link_bytes', { bytes: promised }) });
  if (announced !== promised) refuse('file_refused', { reason: fault('link_bytes', { bytes: promised }) });
  if (await storage.stat(permit.path)) refuse('upload_taken');
  await requireArrival();
  if (!(await storage.hasRoomFor(promised))) refuse('unavailable', { reason: fault('no_room') });

  const reception = await storage.receive(permit.path);
  if (!reception) refuse('upload_taken');
  let isFirst: boolean;
  try {
    const arrived = await receiveBody(request, reception, permit);
    if (arrived !== promised)
      refuse('file_refused', { reason: fault('bytes_arrived', { arrived, bytes: promised }) });
    // Bytes take their time.
    await requireArrival();
    isFirst = await reception.keep();
  } catch (error) {
    await reception.discard();
    throw error;
  }
  if (!isFirst) refuse('upload_taken');

  async function requireArrival(): Promise<void> {
    const { path, holder } = permit;
    if (holder === null || !(await mayArrive(path, holder)))
      refuse('forbidden', { reason: fault('link_no_longer') });
  }
}

/** The chunks of a body, as far as they come: whoever hangs up sends fewer than they promised, which is no fault of ours. */
async function* untilHungUp({ raw }: FastifyRequest): AsyncGenerator<Buffer> {
  try {
    yield* raw as AsyncIterable<Buffer>;
  } catch (error) {
    if (!raw.destroyed || raw.complete) throw error;
  }
}

/** Writes the body down and looks at its first bytes on the way. @returns how many bytes came. */
async function receiveBody(
  request: FastifyRequest,
  reception: { write(chunk: Uint8Array): Promise<void> },
  { contentType }: Permit,
): Promise<number> {
  let head: Buffer = Buffer.alloc(0);
  let arrived = 0;
  let judged = false;
  const judge = () => {
    judged = true;
    if (!looksLike(contentType, head)) {
      refuse('file_refused', { reason: notWhatItSays(contentType) });
    }
  };
  for await (const chunk of untilHungUp(request)) {
    arrived += chunk.length;
    if (!judged) {
      head = Buffer.concat([head, chunk]).subarray(0, MAGIC_BYTES);
      if (canJudge(contentType, head.length)) judge();
    }
    await reception.write(chunk);
  }
  if (!judged) judge();
  return arrived;
}

async function giveFile(
  storage: LocalStorage,
  permit: Permit,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const file = await storage.stat(permit.path);
  if (!file) refuse('file_not_found');
  reply.headers({
    'content-type': permit.contentType,
    'content-disposition': attachmentDisposition(permit.fileName ?? 'file'),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cache-control': 'no-store',
    'accept-ranges': 'bytes',
  });
  const range = rangeOf(request.headers.range, file.sizeBytes);
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${file.sizeBytes}`).send();
  }
  if (range) {
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.sizeBytes}`);
  }
  reply.header('content-length', range ? range.end - range.start + 1 : file.sizeBytes);
  return reply.send((await storage.get(permit.path, range ?? undefined)) ?? Readable.from([]));
}

/** One range of bytes, as viewers of long PDFs ask for; several at once are answered with the whole file. */
function rangeOf(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (!match[1] && !match[2])) return null;
  const [, from, to] = match;
  const start = from ? Number(from) : Math.max(size - Number(to), 0);
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1;
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}
