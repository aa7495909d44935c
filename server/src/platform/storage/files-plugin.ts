import { fault } from '@writdesk/contract/sentences/fault';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../http/refuse.ts';
import { FILES_PREFIX, type LocalStorage } from './local-storage.ts';
import { canJudge, fileTypeOf, looksLike, MAGIC_BYTES, notWhatItSays } from './magic.ts';
import type { Permit } from './signature.ts';
import { attachmentDisposition, isStoragePath } from './storage.ts';

/** Whether a file may arrive at a path: an address says what was allowed when it was signed. */
export type MayArrive = (path: string) => Promise<boolean>;

/** The addresses that the local storage signs: one PUT and its GETs, streaming both ways. */
export function filesPlugin(storage: LocalStorage, mayArrive: MayArrive) {
  return async (app: FastifyInstance): Promise<void> => {
    // The body is a file, whatever it calls itself: it stays a stream.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, _payload, done) => done(null));

    app.put(`${FILES_PREFIX}*`, async (request, reply) => {
      try {
        await takeFile(storage, mayArrive, request);
      } catch (error) {
        // The rest of the body is still on its way: without this the next request on the connection would fail.
        reply.header('connection', 'close');
        request.raw.resume();
        throw error;
      }
      return reply.code(200).send();
    });
    // Files go out as they are, with their length and in parts: most are compressed by their own format.
    app.get(`${FILES_PREFIX}*`, { compress: false }, (request, reply) => giveFile(storage, request, reply));
  };
}

function permitOf(storage: LocalStorage, request: FastifyRequest, method: Permit['method']): Permit {
  const path = (request.params as { '*': string })['*'];
  const query = new URL(request.url, 'http://local').searchParams;
  const permit = isStoragePath(path) ? storage.readPermit(path, query) : 'forged';
  if (permit === 'expired') refuse('file_link_expired');
  if (permit === 'forged' || permit.method !== method) {
    refuse('forbidden', { reason: fault('link_not_for_that') });
  }
  return permit;
}

async function takeFile(storage: LocalStorage, mayArrive: MayArrive, request: FastifyRequest): Promise<void> {
  const permit = permitOf(storage, request, 'PUT');
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
    if (!(await mayArrive(permit.path))) refuse('forbidden', { reason: fault('link_no_longer') });
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
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const permit = permitOf(storage, request, 'GET');
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
