import { PAY_LINK_DAYS } from '@writdesk/contract/online-payments/online-payment-values';
import { addDays, courtDate } from '@writdesk/contract/values/dates';
import { id } from '@writdesk/contract/values/ids';
import { z } from 'zod';
import type { Deps } from '../../platform/context.ts';
import { VaultError } from '../../platform/vault.ts';

const PURPOSE = 'payments.link';
const payLink = z.strictObject({ firmId: id, clientId: id, email: z.string(), opensUntil: courtDate });
export type PayLink = z.output<typeof payLink>;

/**
 * Where accounts payable see and pay a company’s open invoices without an account: only we can make it. What it carries stands behind the
 * `#`, which a browser sends to nobody.
 * @param today the firm’s day.
 */
export function payLinkAddress(
  { vault, config }: Pick<Deps, 'vault' | 'config'>,
  { today, ...link }: Omit<PayLink, 'opensUntil'> & { today: string },
): string {
  const opensUntil = addDays(today, PAY_LINK_DAYS);
  return `${config.publicUrl}/pay#${vault.seal(JSON.stringify({ ...link, opensUntil }), PURPOSE)}`;
}

/** What a link carries; null for one that isn’t ours. */
export function readPayLink({ vault }: Pick<Deps, 'vault'>, token: string): PayLink | null {
  try {
    return payLink.parse(JSON.parse(vault.open(token, PURPOSE)));
  } catch (error) {
    if (error instanceof VaultError) return null;
    throw error;
  }
}
