import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { PinnedAddress } from './outside-address.ts';

const MOST_BYTES = 5 * 1024 * 1024;

interface Sending {
  method: string;
  headers: OutgoingHttpHeaders;
  body?: Uint8Array | undefined;
  timeoutMs: number;
  /** Is given what ends the request early, and takes it back once the request is over. */
  running?: Set<{ destroy(): void }>;
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

/**
 * Sends a request once, over a connection of its own, to the address that was found for its host before.
 * @throws what the connection met; an answer above 5 MB.
 */
export function sendOnce(
  url: URL,
  pinned: PinnedAddress,
  { method, headers, body, timeoutMs, running }: Sending,
): Promise<Answer> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = send(
      url,
      {
        method,
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
        port: pinned.port,
        lookup: (_name, options, answer) => {
          const family = isIP(pinned.address);
          if (options.all) answer(null, [{ address: pinned.address, family }]);
          else answer(null, pinned.address, family);
        },
        headers: { ...headers, host: url.host, connection: 'close' },
      },
      (reply) => {
        let size = 0;
        const chunks: Buffer[] = [];
        reply.on('data', (chunk: Buffer) => {
          size += chunk.byteLength;
          if (size > MOST_BYTES) reply.destroy(new Error('The page is too large.'));
          else chunks.push(chunk);
        });
        reply.once('error', reject);
        reply.once('end', () =>
          resolve({ status: reply.statusCode ?? 0, headers: reply.headers, bytes: Buffer.concat(chunks) }),
        );
      },
    );
    running?.add(sent);
    sent.once('close', () => running?.delete(sent));
    sent.once('error', reject);
    sent.end(body);
  });
}
