import { hkdfSync } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { type Clock, systemClock } from '../clock.ts';
import { filesPlugin, type MayArrive } from './files-plugin.ts';
import { openLocalStorage } from './local-storage.ts';
import { openS3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

/**
 * The storage that the configuration names.
 * @param baseUrl before local addresses; see `LocalStorageOptions`.
 * @returns `plugin` serves the local files; S3 serves its own, and asks nobody about an address before it expires.
 */
export async function openStorage(
  config: Pick<Config, 'storage' | 'encryptionKey' | 'formerEncryptionKeys'>,
  baseUrl: string | (() => string),
  clock: Clock = systemClock,
): Promise<{ storage: Storage; plugin?: (mayArrive: MayArrive) => (app: FastifyInstance) => Promise<void> }> {
  if (config.storage.kind === 's3') return { storage: openS3Storage({ ...config.storage, clock }) };
  // A key of its own, so that a signature is never of use against anything else that the main key protects.
  const forAddresses = (key: Buffer) =>
    Buffer.from(hkdfSync('sha256', key, '', 'writdesk file addresses', 32));
  const storage = await openLocalStorage({
    folder: config.storage.folder,
    signingKey: forAddresses(config.encryptionKey),
    formerKeys: config.formerEncryptionKeys.map(forAddresses),
    baseUrl,
    clock,
  });
  return { storage, plugin: (mayArrive) => filesPlugin(storage, mayArrive) };
}
