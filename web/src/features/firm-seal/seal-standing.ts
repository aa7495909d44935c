import type { FirmSeal } from '@writdesk/contract/signatures/signature-values';

const DAY_MS = 86_400_000;
/** Ordering a certificate takes weeks: this long before it ends, the screen says so. */
const WARN_DAYS = 45;

/** Whether the certificate of a firm seals today, and for how many days yet. */
export function sealStanding({ validTo }: Pick<FirmSeal, 'validTo'>, now: Date) {
  const left = new Date(validTo).getTime() - now.getTime();
  const days = Math.max(0, Math.floor(left / DAY_MS));
  const standing = left < 0 ? 'OVER' : days < WARN_DAYS ? 'ENDING' : 'VALID';
  return { standing, days } as const;
}
