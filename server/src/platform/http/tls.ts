import { readFileSync, statSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { SecureContextOptions } from 'node:tls';
import type { Logger } from 'pino';
import { serverLimits } from './connection.ts';

/** Where the certificate, with those between it and its authority, and its key lie, as PEM. */
export interface TlsFiles {
  certFile: string;
  keyFile: string;
}

/** A handshake is two round trips; whoever takes longer keeps a connection that nobody uses. */
const HANDSHAKE_MS = 20_000;
/** Certificates are renewed while the process runs. */
const LOOK_EVERY_MS = 60_000;

/** Nothing older than TLS 1.2, and of it only what encrypts with authentication under a key that is made for the connection. */
const PROTOCOL = {
  minVersion: 'TLSv1.2',
  ciphers: [
    'TLS_AES_256_GCM_SHA384',
    'TLS_CHACHA20_POLY1305_SHA256',
    'TLS_AES_128_GCM_SHA256',
    'ECDHE-ECDSA-AES256-GCM-SHA384',
    'ECDHE-RSA-AES256-GCM-SHA384',
    'ECDHE-ECDSA-CHACHA20-POLY1305',
    'ECDHE-RSA-CHACHA20-POLY1305',
    'ECDHE-ECDSA-AES128-GCM-SHA256',
    'ECDHE-RSA-AES128-GCM-SHA256',
  ].join(':'),
  honorCipherOrder: true,
} as const satisfies SecureContextOptions & { honorCipherOrder: boolean };

const read = ({ certFile, keyFile }: TlsFiles) => ({
  ...PROTOCOL,
  cert: readFileSync(certFile),
  key: readFileSync(keyFile),
});
const changedAt = ({ certFile, keyFile }: TlsFiles) =>
  [certFile, keyFile].map((file) => statSync(file).mtimeMs).join();

/**
 * Serves by TLS alone, with no proxy in front. A certificate that is put in the place of the former serves the next connection.
 * @throws where the files can't be read or don't belong together.
 */
export function createTlsServer(
  files: TlsFiles,
  listener: RequestListener,
  { log, lookEveryMs = LOOK_EVERY_MS }: { log: Pick<Logger, 'info' | 'warn'>; lookEveryMs?: number },
): Server {
  let seen = changedAt(files);
  const server = createServer(
    { ...serverLimits, ...read(files), handshakeTimeout: HANDSHAKE_MS, ALPNProtocols: ['http/1.1'] },
    listener,
  );
  const timer = setInterval(() => {
    try {
      const now = changedAt(files);
      if (now === seen) return;
      server.setSecureContext(read(files));
      seen = now;
      log.info('a new TLS certificate is served');
    } catch (error) {
      // Half written, perhaps: the former goes on, and the next look tries again.
      log.warn({ err: error }, 'the TLS certificate can’t be read');
    }
  }, lookEveryMs).unref();
  server.once('close', () => clearInterval(timer));
  return server;
}
