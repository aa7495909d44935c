import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** The test signature that every scanner knows, put together here so that none finds it in this file. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

const COMMAND = Buffer.from('zINSTREAM\0');

export interface StandInClamd {
  url: string;
  /** How many files it has looked at. */
  scans(): number;
  /** Gives this answer whatever comes. */
  answer(words: string): void;
  /** Ends connections without an answer. */
  hangUp(): void;
  recover(): void;
  close(): Promise<void>;
}

/** A server that speaks clamd's INSTREAM and knows one signature. */
export async function startClamd(): Promise<StandInClamd> {
  let scans = 0;
  let fixed: string | null | undefined;
  const server = createServer((socket) => {
    let arrived = Buffer.alloc(0);
    socket.on('error', () => socket.destroy());
    socket.on('data', (part) => {
      arrived = Buffer.concat([arrived, part]);
      const file = fileIn(arrived);
      if (file) reply(socket, file);
    });
  });
  function reply(socket: Socket, file: Buffer): void {
    scans += 1;
    if (fixed === null) return void socket.destroy();
    const verdict = file.includes(EICAR) ? 'Eicar-Signature FOUND' : 'OK';
    socket.end(`${fixed ?? `stream: ${verdict}`}\0`);
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    scans: () => scans,
    answer: (words) => (fixed = words),
    hangUp: () => (fixed = null),
    recover: () => (fixed = undefined),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The chunks of a file, once the one of no length has come. @throws Error for what breaks the protocol. */
function fileIn(bytes: Buffer): Buffer | null {
  if (bytes.length < COMMAND.length) return null;
  if (!bytes.subarray(0, COMMAND.length).equals(COMMAND)) throw new Error('This is no INSTREAM.');
  const chunks: Buffer[] = [];
  for (let at = COMMAND.length; at + 4 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
