import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';

/** The firm as its documents name it. */
export async function findLetterhead(db: Kysely<DB>, firmId: string) {
  const firm = await db
    .selectFrom('users.publishedFirm')
    .select(['name', 'addressLine1', 'addressLine2', 'city', 'stateCode', 'zipCode', 'phone', 'email'])
    .where('id', '=', firmId)
    .executeTakeFirst();
  return firm && { ...firm, name: firm.name ?? '', addressLines: postalLines(firm) };
}

interface Postal {
  addressLine1?: string | null | undefined;
  addressLine2?: string | null | undefined;
  city?: string | null | undefined;
  stateCode?: string | null | undefined;
  zipCode?: string | null | undefined;
}

/** The lines of an address under the name; what nobody has entered has none. */
export function postalLines({ addressLine1, addressLine2, city, stateCode, zipCode }: Postal): string[] {
  const place = [city, [stateCode, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [addressLine1, addressLine2, place].filter((line): line is string => Boolean(line));
}
