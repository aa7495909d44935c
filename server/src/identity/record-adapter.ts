import { type Adapter, type AdapterFactory, type AdapterPayload, errors } from 'oidc-provider';
import type { Pool } from 'pg';
import type { Vault } from '../platform/vault.ts';
import {
  consumeRecord,
  deleteRecord,
  deleteRecordsOfGrant,
  findRecord,
  findRecordByUid,
  hashOfId as hashed,
  saveRecord,
  type SealedRecord,
} from './record-queries.ts';
import type { RefreshTokens } from './refresh-tokens.ts';
import { progressOf } from './sign-in-progress.ts';

/** Models that end when their grant is revoked. */
const belongsToGrant = new Set(['AccessToken', 'AuthorizationCode', 'RefreshToken']);

export interface RecordAdapterParts {
  pool: Pool;
  vault: Vault;
  refreshTokens: RefreshTokens;
  refreshGraceSeconds: number;
}

/**
 * Keeps what oidc-provider must remember in Postgres, so that any process can go on where another stopped.
 * Ids are stored hashed and payloads sealed: a session's payload holds its cookie, an interaction's the session's.
 */
export function recordAdapter({
  pool,
  vault,
  refreshTokens,
  refreshGraceSeconds,
}: RecordAdapterParts): AdapterFactory {
  return (model): Adapter => {
    const isRefreshToken = model === 'RefreshToken';
    const graceSeconds = isRefreshToken ? refreshGraceSeconds : 0;
    const placeOf = (idHash: string) => `identity.record:${model}:${idHash}`;

    function unsealed(record: SealedRecord | undefined): AdapterPayload | undefined {
      if (!record) return undefined;
      const payload = JSON.parse(vault.open(record.payload, placeOf(record.idHash))) as AdapterPayload;
      const { consumedAt } = record;
      const isSpent = consumedAt !== null && Date.now() - consumedAt.getTime() >= graceSeconds * 1_000;
      return isSpent ? { ...payload, consumed: Math.floor(consumedAt.getTime() / 1_000) } : payload;
    }

    return {
      async upsert(id, payload, expiresIn) {
        const idHash = hashed(id);
        await saveRecord(pool, {
          model,
          idHash,
          payload: vault.seal(JSON.stringify(payload), placeOf(idHash)),
          accountId: payload.accountId ?? accountSigningIn(payload) ?? null,
          grantHash: belongsToGrant.has(model) && payload.grantId ? hashed(payload.grantId) : null,
          uidHash: model === 'Session' && payload.uid ? hashed(payload.uid) : null,
          sessionHash: payload.sessionUid ? hashed(payload.sessionUid) : null,
          lifetimeSeconds: expiresIn ?? null,
        });
      },
      async find(id) {
        const storedId = isRefreshToken ? await refreshTokens.unwrap(id) : id;
        return storedId === undefined ? undefined : unsealed(await findRecord(pool, model, hashed(storedId)));
      },
      async findByUid(uid) {
        return unsealed(await findRecordByUid(pool, model, hashed(uid)));
      },
      // The device flow, the only one with user codes, is off.
      async findByUserCode() {
        return undefined;
      },
      async consume(id) {
        if (!(await consumeRecord(pool, model, hashed(id), graceSeconds))) {
          throw new errors.InvalidGrant('already used');
        }
      },
      async destroy(id) {
        await deleteRecord(pool, model, hashed(id));
      },
      async revokeByGrantId(grantId) {
        await deleteRecordsOfGrant(pool, hashed(grantId));
      },
    };
  };
}

/** Whose password a sign-in under way was given: what ends his sessions must end it too. */
function accountSigningIn({ result }: AdapterPayload): string | undefined {
  return result?.login?.accountId ?? progressOf(result)?.accountId;
}
