import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { newId } from '../../platform/ids.ts';

/** Rows of one statement. Rows that a query makes for another table are no plan of a cluster under row-level security. */
const AT_ONCE = 500;

/** Many cases at once whose documents were served and whose tenants were searched for, straight into the tables. @returns nothing: their firm identifies them. */
export async function makeServedCases(
  db: Kysely<DB>,
  given: {
    firmId: string;
    clientId: string;
    stateCode: string;
    courthouseId: string | null;
    servedOn: string;
  },
  count: number,
): Promise<void> {
  const { firmId, clientId, stateCode, courthouseId, servedOn } = given;
  for (let first = 1; first <= count; first += AT_ONCE) {
    const made = Array.from({ length: Math.min(AT_ONCE, count - first + 1) }, (_, index) => ({
      firmId,
      id: newId(),
      clientId,
      stateCode,
      courthouseId,
      title: `Magnolia v. Hollis – ${first + index}`,
      caseDraftNumber: `S-${firmId.slice(0, 8)}-${stateCode}${String(first + index).padStart(6, '0')}`,
      status: 'SENT_FOR_SERVING' as const,
      tenantNames: 'Caleb Hollis',
    }));
    await db.insertInto('cases.evictionCase').values(made).execute();
    const served = {
      position: 0,
      lastName: 'Hollis',
      serviceMethod: 'PERSONAL',
      serviceResult: 'SERVED',
      militaryStatus: 'NOT_ACTIVE',
      militaryCheckedOn: servedOn,
    } as const;
    await db
      .insertInto('cases.caseTenant')
      .values(made.map(({ id }) => ({ firmId, clientId, caseId: id, id: newId(), servedOn, ...served })))
      .execute();
  }
}
