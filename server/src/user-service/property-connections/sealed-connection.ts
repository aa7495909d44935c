import { gunzipSync, gzipSync } from 'node:zlib';
import { z } from 'zod';
import type { Deps } from '../../platform/context.ts';
import type { ConnectionKey } from './connection-queries.ts';
import { systemData, type SystemData, type SystemKey } from './systems/index.ts';

const systemKey = z.object({
  apiId: z.string(),
  apiSecret: z.string(),
  organizationId: z.string().nullable(),
});

/** A key that is moved to another company or connection doesn’t open. */
const purposeOf = ({ clientId, id }: ConnectionKey, what: 'key' | 'data'): string =>
  `users.property_connection:${clientId}:${id}:${what}`;

export const sealKey = ({ vault }: Pick<Deps, 'vault'>, of: ConnectionKey, key: SystemKey): string =>
  vault.seal(JSON.stringify(key), purposeOf(of, 'key'));

export const openKey = ({ vault }: Pick<Deps, 'vault'>, row: ConnectionKey & { sealed: string }): SystemKey =>
  systemKey.parse(JSON.parse(vault.open(row.sealed, purposeOf(row, 'key'))));

/** What was read names people, so that it lies sealed as well. */
export const sealData = ({ vault }: Pick<Deps, 'vault'>, of: ConnectionKey, data: SystemData): string =>
  vault.seal(gzipSync(JSON.stringify(data)).toString('base64'), purposeOf(of, 'data'));

export function openData({ vault }: Pick<Deps, 'vault'>, row: ConnectionKey & { data: string }): SystemData {
  const packed = Buffer.from(vault.open(row.data, purposeOf(row, 'data')), 'base64');
  return systemData.parse(JSON.parse(gunzipSync(packed).toString('utf8')));
}
