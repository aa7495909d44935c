import type { FeeTable } from '@writdesk/contract/courthouses/court-fees';
import { selectBaseFee, selectContacts } from './courthouse-queries.ts';

/** What a courthouse takes, by its own table. */
export async function feeTableOf(
  db: Parameters<typeof selectContacts>[0],
  courthouseId: string | null,
): Promise<FeeTable> {
  if (courthouseId === null) return { baseCents: null, lines: [] };
  const [baseCents, lines] = await Promise.all([
    selectBaseFee(db, courthouseId),
    selectContacts(db, courthouseId),
  ]);
  return { baseCents, lines };
}
