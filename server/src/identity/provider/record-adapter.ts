import Provider, { type Adapter, type AdapterFactory, type AdapterPayload, errors } from 'oidc-provider';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { DB } from '../../platform/db/schema.ts';
import type { Vault } from '../../platform/vault.ts';
import {
  consumeRecord,
  deleteRecord,
  deleteRecordsOfGrant,
  findRecord,
  findRecordByUid,
  hashOfId as hashed,
  type RecordBasis,
  saveRecord,
  type SealedRecord,
} from './record-queries.ts';
import type { RefreshTokens } from '../sessions/refresh-tokens.ts';
import { generationOf, progressOf } from '../sign-in/sign-in-progress.ts';

/** Models that end when their grant is revoked. */
const belongsToGrant = new Set(['AccessToken', 'AuthorizationCode', 'RefreshToken']);

export interface RecordAdapterParts {
  pool: Pool;
  db: Kysely<DB>;
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
  db,
  vault,
  refreshTokens,
  refreshGraceSeconds,
}: RecordAdapterParts): AdapterFactory {
  return (model): Adapter => {
    const isRefreshToken = model === 'RefreshToken';
    const graceSeconds = isRefreshToken ? refreshGraceSeconds : 0;
    const placeOf = (idHash: string) => `identity.record:${model}:${idHash}`;

    const opened = ({ payload, idHash }: SealedRecord) =>
      JSON.parse(vault.open(payload, placeOf(idHash))) as AdapterPayload;

    function unsealed(record: SealedRecord | undefined): AdapterPayload | undefined {
      if (!record) return undefined;
      const { consumedAt } = record;
      const isSpent = consumedAt !== null && Date.now() - consumedAt.getTime() >= graceSeconds * 1_000;
      return isSpent ? spent(opened(record), consumedAt) : opened(record);
    }

    /** One that was used is good for the grace, until the one that followed it is used: then its reply wasn't lost. */
    async function refreshToken(token: string): Promise<AdapterPayload | undefined> {
      const id = await refreshTokens.unwrap(token);
      const record = id === undefined ? undefined : await findRecord(pool, model, hashed(id));
      if (!record?.consumedAt || id === undefined) return unsealed(record);
      const successor = await findRecord(pool, model, hashed(refreshTokens.successorOf(id)));
      return successor?.consumedAt ? spent(opened(record), record.consumedAt) : unsealed(record);
    }

    return {
      async upsert(id, payload, expiresIn) {
        const idHash = hashed(id);
        const record = {
          model,
          idHash,
          payload: vault.seal(JSON.stringify(payload), placeOf(idHash)),
          accountId: payload.accountId ?? accountSigningIn(payload) ?? null,
          grantHash: belongsToGrant.has(model) && payload.grantId ? hashed(payload.grantId) : null,
          uidHash: model === 'Session' && payload.uid ? hashed(payload.uid) : null,
          sessionHash: payload.sessionUid ? hashed(payload.sessionUid) : null,
          lifetimeSeconds: expiresIn ?? null,
        };
        // A session that has ended stays so without a word; whatever else was to be made in it is refused.
        if (!(await saveRecord(db, record, basisOf(payload))) && model !== 'Session')
          throw new errors.SessionNotFound('the session has ended');
      },
      async find(id) {
        return isRefreshToken ? refreshToken(id) : unsealed(await findRecord(pool, model, hashed(id)));
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
        await deleteRecord(db, model, hashed(id));
      },
      async revokeByGrantId(grantId) {
        await deleteRecordsOfGrant(pool, hashed(grantId));
      },
    };
  };
}

const spent = (payload: AdapterPayload, at: Date): AdapterPayload => ({
  ...payload,
  consumed: Math.floor(at.getTime() / 1_000),
});

/** What the request at hand stands on: the sign-in that it finishes or goes on with, or the session of its cookie. */
function basisOf({ accountId, result }: AdapterPayload): RecordBasis {
  const { session, result: finished } = Provider.ctx?.oidc ?? {};
  const login = result?.login ?? (finished?.login?.accountId === accountId ? finished?.login : undefined);
  return {
    generation: generationOf(login) ?? progressOf(result)?.generation,
    sessionHash: session?.accountId === accountId && session ? hashed(session.uid) : undefined,
  };
}

/** Whose password a sign-in under way was given: what ends their sessions must end it too. */
function accountSigningIn({ result }: AdapterPayload): string | undefined {
  return result?.login?.accountId ?? progressOf(result)?.accountId;
}
