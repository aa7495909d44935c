import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { type AddressInfo, connect as connectPlain } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type ConnectionOptions } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/support/harness.ts';
import { soapSigner } from '../../../test/support/soap-signer.ts';
import { createTlsServer } from './tls.ts';

let folder: string;
let t: TestApp;
let warned = 0;
const silent = { info: () => {}, warn: () => void (warned += 1) };

async function makeCertificate(name: string): Promise<{ certFile: string; keyFile: string }> {
  const files = { certFile: join(folder, `${name}.pem`), keyFile: join(folder, `${name}.key`) };
  const { certificate, privateKey } = await soapSigner(name);
  writeFileSync(files.certFile, certificate);
  writeFileSync(files.keyFile, privateKey);
  return files;
}
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'writdesk-tls-'));
  const tls = await makeCertificate('app');
  t = await testApp({ config: { tls, publicUrl: 'https://localhost' } });
  await t.app.server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await t?.close();
  rmSync(folder, { recursive: true });
});
const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;
const ca = () => readFileSync(join(folder, 'app.pem'));

/** What a client agrees on with the server; its error where they agree on nothing. */
const agreed = (port: number, options: ConnectionOptions) =>
  new Promise<string>((resolve) => {
    const socket = connect({ host: '127.0.0.1', port, servername: 'app', ca: ca(), ...options });
    socket.once('secureConnect', () => {
      resolve(`${socket.getProtocol()} ${String(socket.getPeerCertificate().subject.CN)}`);
      socket.destroy();
    });
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });

test('the whole app answers by TLS 1.2 and 1.3, and by nothing older, weaker or open', async () => {
  const port = portOf(t.app.server.server);
  expect(await agreed(port, { minVersion: 'TLSv1.2', maxVersion: 'TLSv1.2' })).toBe('TLSv1.2 app');
  expect(await agreed(port, { minVersion: 'TLSv1.3' })).toBe('TLSv1.3 app');
  const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;
  expect(await agreed(port, old)).toMatch(/PROTOCOL_VERSION|UNSUPPORTED_PROTOCOL/);
  const weak = { maxVersion: 'TLSv1.2', ciphers: 'ECDHE-RSA-AES128-SHA:AES128-SHA' } as const;
  expect(await agreed(port, weak)).toMatch(/HANDSHAKE_FAILURE/);

  const reply = await new Promise<{ status?: number | undefined; hsts?: string | undefined }>(
    (resolve, reject) => {
      const asked = request(
        { host: '127.0.0.1', port, servername: 'app', ca: ca(), path: '/healthz' },
        (message) => {
          message.resume();
          resolve({ status: message.statusCode, hsts: message.headers['strict-transport-security'] });
        },
      );
      asked.once('error', reject);
      asked.end();
    },
  );
  expect(reply.status).toBe(200);
  expect(reply.hsts).toMatch(/max-age=31536000/);

  const plain = await new Promise<string>((resolve) => {
    const socket = connectPlain(port, '127.0.0.1', () =>
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'),
    );
    let said = '';
    socket.on('data', (chunk: Buffer) => (said += chunk.toString('latin1')));
    socket.once('close', () => resolve(said));
    socket.once('error', () => {});
  });
  expect(plain).not.toMatch(/HTTP\/1.1 [23]/);
});

test('a renewed certificate serves the next connection, and a broken one doesn’t', async () => {
  const now = await makeCertificate('now');
  const next = await makeCertificate('next');
  const served = { certFile: join(folder, 'served.pem'), keyFile: join(folder, 'served.key') };
  const put = ({ certFile, keyFile }: typeof served) => {
    copyFileSync(keyFile, served.keyFile);
    copyFileSync(certFile, served.certFile);
  };
  put(now);
  const server = createTlsServer(served, (_, response) => response.end(), { log: silent, lookEveryMs: 20 });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const name = () => agreed(portOf(server), { rejectUnauthorized: false });
  expect(await name()).toBe('TLSv1.3 now');
  copyFileSync(next.keyFile, served.certFile);
  await expect.poll(() => warned).toBeGreaterThan(0);
  expect(await name()).toBe('TLSv1.3 now');
  put(next);
  await expect.poll(name).toBe('TLSv1.3 next');
  await new Promise((resolve) => server.close(resolve));
});

test('a key that isn’t the certificate’s starts nothing', async () => {
  const one = await makeCertificate('one');
  const other = await makeCertificate('other');
  const mixed = { certFile: one.certFile, keyFile: other.keyFile };
  expect(() => createTlsServer(mixed, () => {}, { log: silent })).toThrow(/key/i);
});
