import { newId } from '../../src/platform/ids.ts';
import type { Person, TestApp } from './harness.ts';
import { keptSession } from './kept-session.ts';

/** Somebody as they are in the first minutes of a session: what asks for a fresh proof takes them for themselves. */
export async function signedInNow(t: TestApp, person: Person, minutesAgo = 0): Promise<Person> {
  const { accountId, email } = person;
  await t.db
    .insertInto('identity.account')
    .values({
      id: accountId,
      username: email.toLowerCase(),
      email: email.toLowerCase(),
      emailVerified: true,
      firstName: 'Some',
      lastName: 'Body',
      roles: [...person.roles],
    })
    .onConflict((on) => on.column('id').doNothing())
    .execute();
  return { ...person, sessionId: await keptSession(t, accountId, { sessionId: newId(), minutesAgo }) };
}
