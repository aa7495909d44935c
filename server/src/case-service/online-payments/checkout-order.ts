import type { Deps } from '../../platform/context.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { findLetterhead } from '../../user-service/firms/index.ts';
import { found } from '../../platform/http/refuse.ts';
import type { AttemptRow } from './attempt-queries.ts';
import { selectWanted } from './attempt-queries.ts';

/** What the provider is asked for an attempt: the same each time, since it compares what comes under one key. */
export async function orderOf({ config }: Deps, db: Kysely<DB>, attempt: AttemptRow) {
  const { id, firmId, account, payerEmail, isByLink } = attempt;
  const wanted = await selectWanted(db, attempt);
  const own = `${config.publicUrl}/payments/online/${id}`;
  return {
    id,
    firmId,
    account,
    merchant: found(await findLetterhead(db, firmId)).name,
    lines: wanted.map(({ number, amountCents }) => ({ name: `Invoice ${number}`, amountCents })),
    email: payerEmail,
    // The link itself stays with the payer’s browser: the provider needn’t know it.
    successUrl: isByLink ? `${config.publicUrl}/pay?paid=${id}` : own,
    cancelUrl: isByLink ? `${config.publicUrl}/pay` : own,
  };
}

const PURPOSE = 'payments.checkout';
const purposeOf = (id: string) => `${PURPOSE}:${id}`;

/** The address of the page on which an attempt is paid, as it is kept. */
export const sealCheckout = ({ vault }: Pick<Deps, 'vault'>, id: string, url: string): string =>
  vault.seal(url, purposeOf(id));

/** @returns null where there is nothing to pay on. */
export const checkoutOf = (
  { vault }: Pick<Deps, 'vault'>,
  { id, status, checkoutSealed }: AttemptRow,
): string | null =>
  status === 'OPEN' && checkoutSealed !== null ? vault.open(checkoutSealed, purposeOf(id)) : null;
