import { type Insertable, type Kysely, type SqlBool, sql } from 'kysely';
import type { CasesInterestRate, DB } from '../../platform/db/schema.ts';
import type { Debtor } from '../invoices/index.ts';

/** What a firm agreed with a company, the newest first. */
export const selectRates = (db: Kysely<DB>, { firmId, clientId }: Debtor) =>
  db
    .selectFrom('cases.interestRate')
    .select(['startsOn', 'basisPoints', 'setByName', 'setAt'])
    .where('firmId', '=', firmId)
    .where('clientId', '=', clientId)
    .orderBy('startsOn', 'desc')
    .execute();

/** Of two rates from one day the later one counts. */
export async function setRate(db: Kysely<DB>, rate: Insertable<CasesInterestRate>): Promise<void> {
  const { basisPoints, setByName, setAt } = rate;
  await db
    .insertInto('cases.interestRate')
    .values(rate)
    .onConflict((conflict) =>
      conflict.columns(['firmId', 'clientId', 'startsOn']).doUpdateSet({ basisPoints, setByName, setAt }),
    )
    .execute();
}

/** The states in which a firm works for a company on a day. */
export async function selectStates(
  db: Kysely<DB>,
  { firmId, clientId }: Debtor,
  day: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('users.publishedEngagement')
    .select(sql<string>`unnest(state_codes)`.as('stateCode'))
    .distinct()
    .where('firmId', '=', firmId)
    .where('clientId', '=', clientId)
    .where(sql<SqlBool>`(to_date is null or to_date >= ${day}::date)`)
    .execute();
  return rows.map(({ stateCode }) => stateCode).toSorted((a, b) => a.localeCompare(b));
}

/** What some states allow, each from its first day on, the newest first. */
export async function selectCaps(db: Kysely<DB>, stateCodes: readonly string[]) {
  if (!stateCodes.length) return [];
  return db
    .selectFrom('cases.interestCap')
    .selectAll()
    .where('stateCode', 'in', stateCodes)
    .orderBy('stateCode')
    .orderBy('effectiveFrom', 'desc')
    .execute();
}
