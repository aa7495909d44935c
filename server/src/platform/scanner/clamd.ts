import { connect, type Socket } from 'node:net';
import { type Scanner, ScannerDownError, type Verdict } from './scanner.ts';

const CHUNK_BYTES = 64 * 1024;
const LENGTH_BYTES = 4;
const MOST_REPLY = 4_096;
const LIMIT_MS = 60_000;

/** Speaks to clamd by INSTREAM: the file goes over the connection, so that the daemon needs no access to our files. */
export function clamdScanner(url: string, limitMs = LIMIT_MS): Scanner {
  const { hostname, port } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  return {
    async scan(bytes) {
      return verdictOf(await ask(connect({ host, port: Number(port) }), bytes, limitMs));
    },
  };
}

function ask(socket: Socket, bytes: Uint8Array, limitMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let reply = '';
    const timer = setTimeout(() => socket.destroy(new Error(`no answer in ${limitMs} ms`)), limitMs);
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => {
      reply += part;
      if (reply.length > MOST_REPLY) socket.destroy(new Error('too long an answer'));
      else if (reply.includes('\0')) socket.end();
    });
    socket.once('error', (error) => reject(new ScannerDownError(error.message)));
    socket.once('close', () => {
      clearTimeout(timer);
      const end = reply.indexOf('\0');
      if (end < 0) reject(new ScannerDownError('the connection ended before an answer'));
      else resolve(reply.slice(0, end));
    });
    socket.once('connect', () => {
      socket.write('zINSTREAM\0');
      for (let at = 0; at < bytes.byteLength; at += CHUNK_BYTES) {
        const chunk = bytes.subarray(at, at + CHUNK_BYTES);
        socket.write(lengthOf(chunk.byteLength));
        socket.write(chunk);
      }
      socket.write(lengthOf(0));
    });
  });
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(bytes);
  return length;
}

/** `stream: OK`, or `stream: Eicar-Signature FOUND`. Anything else is no verdict, a file beyond the daemon's limit too. */
function verdictOf(reply: string): Verdict {
  if (reply === 'stream: OK') return { clean: true };
  const virus = /^stream: (.+) FOUND$/.exec(reply)?.[1];
  if (virus === undefined) throw new ScannerDownError(reply.slice(0, 200));
  return { clean: false, virus: virus.replace(/[^\w.:-]/g, '_').slice(0, 100) };
}
