import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';

/** To whom the invoices of a company go. */
export async function findPayables(db: Kysely<DB>, clientId: string) {
  const row = await db
    .selectFrom('users.publishedPayables')
    .selectAll()
    .where('id', '=', clientId)
    .executeTakeFirst();
  // Written through the contract's own address, so it has its shape.
  return row && { ...row, name: row.name ?? '', apAddress: row.apAddress };
}

/** Whether somebody of the company signs in with an address, and in which language they read; nobody else has said theirs. */
export async function findReader(
  db: Kysely<DB>,
  clientId: string,
  email: string,
): Promise<{ signsIn: boolean; language: 'en' | 'es' }> {
  const person = await db
    .selectFrom('users.publishedPerson')
    .select('language')
    .where('clientId', '=', clientId)
    .where((of) => of(of.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();
  return { signsIn: person !== undefined, language: person?.language === 'es' ? 'es' : 'en' };
}
