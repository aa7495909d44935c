import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AwsClient } from 'aws4fetch';
import { vi } from 'vitest';
import type { S3StorageOptions } from '../../src/platform/storage/s3-storage.ts';
import { freePort } from './free-port.ts';

const VERSION = 'v1.8.0';
const cache = fileURLToPath(new URL('../../../.cache/s3/', import.meta.url));
const binary = join(cache, `versitygw-${VERSION}${process.platform === 'win32' ? '.exe' : ''}`);

export interface S3Server extends S3StorageOptions {
  stop(): Promise<void>;
}

/**
 * Starts a real S3 server (versitygw, Apache-2.0) that checks signatures; it is built once, with the Go toolchain,
 * and kept in `.cache/`.
 * @returns null, said loudly, where there is neither the program nor a toolchain to build it.
 */
export async function startS3Server(): Promise<S3Server | null> {
  const reason = build();
  if (reason) {
    console.warn(`\n  S3 IS NOT TESTED: ${reason}\n  Install Go ≥ 1.24 and run the tests again.\n`);
    return null;
  }
  const folder = mkdtempSync(join(cache, 'data-'));
  mkdirSync(join(folder, 'objects'));
  mkdirSync(join(folder, 'sidecar'));
  const port = await freePort();
  const accessKeyId = 'writdesktest';
  const secretAccessKey = 'writdesktestsecret';
  const server = spawn(
    binary,
    [
      '--quiet',
      '--access',
      accessKeyId,
      '--secret',
      secretAccessKey,
      '--port',
      `127.0.0.1:${port}`,
      'posix',
    ].concat('--sidecar', join(folder, 'sidecar'), join(folder, 'objects')),
    { stdio: 'ignore' },
  );
  const options = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: 'files',
    accessKeyId,
    secretAccessKey,
  };
  await makeBucket(options);
  return {
    ...options,
    async stop() {
      const gone = new Promise((resolve) => server.once('exit', resolve));
      server.kill();
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @returns why there is no server program, or null when there is one. */
function build(): string | null {
  if (existsSync(binary)) return null;
  const PATH = [process.env['PATH'], '/usr/local/go/bin'].join(delimiter);
  const gobin = join(cache, 'build');
  try {
    execFileSync('go', ['install', `github.com/versity/versitygw/cmd/versitygw@${VERSION}`], {
      env: { ...process.env, PATH, GOBIN: gobin, CGO_ENABLED: '0' },
      stdio: 'pipe',
      timeout: 600_000,
    });
    mkdirSync(cache, { recursive: true });
    renameSync(join(gobin, 'versitygw'), binary);
    return null;
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  }
}

/** The server needs a moment to listen. */
async function makeBucket({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3StorageOptions) {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  await vi.waitFor(
    async () => {
      const response = await client.fetch(`${endpoint}/${bucket}`, { method: 'PUT' });
      if (!response.ok) throw new Error(`No bucket: ${response.status} ${await response.text()}`);
    },
    { timeout: 15_000, interval: 50 },
  );
}
