import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

const MIN_BYTES = 1024;
/** The first step that is smaller by a half and more; higher ones cost several times as much for a few percent. */
const LEVEL = 1;
const BROTLI_QUALITY = 3;
/** Up to here a reply is compressed where it is made, in far less than a millisecond: a stream and a thread cost four times as much. */
const MAX_BYTES_AT_ONCE = 64 * 1024;
/** What looks back so far is found in a reply of that size; more takes memory that must be cleared each time. */
const BROTLI_WINDOW_BITS = 16;

/**
 * Compresses replies of text from 1 KB on, by brotli or gzip, as the caller takes it. Files of the web app come compressed
 * from the build, stored files go out as they are (`files-plugin.ts`), and streams of events write past Fastify. Compression reveals nothing here that was typed by somebody else (BREACH):
 * another site can't make a browser send our bearer tokens, and the provider's forms aren't compressed.
 */
export async function compressReplies(server: FastifyInstance): Promise<void> {
  await server.register(compress, {
    global: true,
    globalDecompression: false,
    threshold: MIN_BYTES,
    encodings: ['br', 'gzip'],
    syncThreshold: MAX_BYTES_AT_ONCE,
    zlibOptions: { level: LEVEL },
    brotliOptions: {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
      },
    },
  });
}
