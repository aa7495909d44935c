import type { Kysely } from 'kysely';
import type { Deps } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.ts';
import type { CaseKey } from '../cases/record/index.ts';
import type { PrivateFacts } from './find-private.ts';
import { selectPeople } from './redaction-queries.ts';

/** What a case knows of its people that is looked for in its documents. It is compared with their words and shown to nobody. */
export async function privateFacts(
  db: Kysely<DB>,
  { vault }: Pick<Deps, 'vault'>,
  key: CaseKey,
): Promise<PrivateFacts> {
  const people = await selectPeople(db, key);
  return {
    ssns: people.flatMap(({ id, ssnSealed }) =>
      ssnSealed ? [vault.open(ssnSealed, `case_tenant.ssn:${id}`)] : [],
    ),
    birthDates: people.flatMap(({ id, dobSealed }) =>
      dobSealed ? [vault.open(dobSealed, `case_tenant.dob:${id}`)] : [],
    ),
    minors: people.filter(({ isMinor }) => isMinor),
  };
}
