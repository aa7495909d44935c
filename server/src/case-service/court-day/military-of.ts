import type { MilitaryStatus } from '@writdesk/contract/cases/case-values';

interface Adult {
  status: MilitaryStatus | null;
  on: string | null;
}

/** What stops a default first. */
const gravest: readonly MilitaryStatus[] = ['ACTIVE', 'UNABLE', 'NOT_ACTIVE'];

/** The finding that counts among all adults of a case; null while one of them was never looked up. */
export function militaryOf(adults: readonly Adult[]): { status: MilitaryStatus; on: string } | null {
  const status = gravest.find((one) => adults.some((adult) => adult.status === one));
  if (!status || (status === 'NOT_ACTIVE' && adults.some((adult) => adult.status === null))) return null;
  const days = adults.flatMap((adult) => (adult.status === status && adult.on ? [adult.on] : [])).sort();
  const [oldest] = days;
  return oldest ? { status, on: oldest } : null;
}
