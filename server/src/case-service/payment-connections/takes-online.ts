import type { Kysely } from 'kysely';
import type { Deps } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.ts';
import { findConnection } from './connection-queries.ts';
import { type PaymentProvider, providerNamed } from './providers/index.ts';

/** The provider and the account with which a firm takes payments now; null where it takes none online. */
export async function onlineAccountOf(
  deps: Deps,
  db: Kysely<DB>,
  firmId: string,
): Promise<{ provider: PaymentProvider; account: string } | null> {
  const row = await findConnection(db, firmId);
  if (row?.status !== 'READY' || row.account === null) return null;
  const provider = providerNamed(deps, row.provider);
  return provider && { provider, account: row.account };
}
