import { fault } from '@writdesk/contract/sentences/fault';
import { atField } from '@writdesk/contract/sentences/in-english';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { unknownStates } from './state-queries.ts';

/** @throws `invalid` naming the field for a code that is no state's. */
export async function refuseUnknownState(
  db: Kysely<DB>,
  codes: Readonly<Record<string, string | null | undefined>>,
): Promise<void> {
  const given = Object.entries(codes).flatMap(([path, code]) => (code ? [{ path, code }] : []));
  const unknown = await unknownStates(
    db,
    given.map(({ code }) => code),
  );
  const errors = given
    .filter(({ code }) => unknown.includes(code))
    .map(({ path, code }) => atField(path, fault('no_such_state', { state: code })));
  if (errors.length) refuse('invalid', { errors });
}
