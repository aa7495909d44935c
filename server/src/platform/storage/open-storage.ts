import { hkdfSync } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { type Clock, systemClock } from '../clock.ts';
import { type AskedAgain, bucketPlugin, filesPlugin } from './files-plugin.ts';
import { fileAddresses } from './file-addresses.ts';
import { openLocalStorage } from './local-storage.ts';
import { openS3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

/**
 * The storage that the configuration names.
 * @param baseUrl before our addresses; see `FileAddressOptions`.
 * @returns `plugin` serves the addresses of downloads. S3 takes uploads itself, and asks nobody about an address before it expires.
 */
export async function openStorage(
  config: Pick<Config, 'storage' | 'encryptionKey' | 'formerEncryptionKeys'>,
  baseUrl: string | (() => string),
  clock: Clock = systemClock,
): Promise<{ storage: Storage; plugin: (asked: AskedAgain) => (app: FastifyInstance) => Promise<void> }> {
  // A key of its own, so that a signature is never of use against anything else that the main key protects.
  const forAddresses = (key: Buffer) =>
    Buffer.from(hkdfSync('sha256', key, '', 'writdesk file addresses', 32));
  const signs = {
    signingKey: forAddresses(config.encryptionKey),
    formerKeys: config.formerEncryptionKeys.map(forAddresses),
    baseUrl,
    clock,
  };
  if (config.storage.kind === 's3') {
    const bucket = openS3Storage({ ...config.storage, clock });
    const addresses = fileAddresses(signs);
    return {
      // A download asks here first, and then follows an address of the bucket.
      storage: {
        ...bucket,
        signedDownloadUrl: async (download) => addresses.of({ ...download, method: 'GET', sizeBytes: null }),
      },
      plugin: (asked) => bucketPlugin(bucket, addresses, asked, clock),
    };
  }
  const storage = await openLocalStorage({ ...signs, folder: config.storage.folder });
  return { storage, plugin: (asked) => filesPlugin(storage, asked) };
}
