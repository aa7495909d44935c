import type { Role } from '@writdesk/contract/permissions/roles';
import { newId } from '../../src/platform/ids.ts';
import { type Person, testApp } from './harness.ts';
import { twoCompanies } from './two-companies.ts';

/** Two firms with a company each, and what is known of their people: their records, their emails, their audit rows. */
export async function peopleDesk() {
  const t = await testApp();
  const world = await twoCompanies(t);
  return {
    t,
    world,
    people: world.people,
    async idOf(person: Person) {
      const row = await t.db
        .selectFrom('users.appUser')
        .select('id')
        .where('accountId', '=', person.accountId)
        .executeTakeFirstOrThrow();
      return row.id;
    },
    record: (id: string) =>
      t.db.selectFrom('users.appUser').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    userOf: (email: string) =>
      t.db.selectFrom('users.appUser').select('id').where('email', '=', email).executeTakeFirstOrThrow(),
    mailsTo: (recipient: string) =>
      t.db
        .selectFrom('jobs.mailOutbox')
        .select(['subject', 'bodyText as text'])
        .where('recipient', '=', recipient)
        .orderBy('createdAt')
        .execute(),
    auditsOf: (subjectId: string) =>
      t.db
        .selectFrom('users.auditEvent')
        .select(['action', 'actorName', 'data', 'firmId', 'clientId'])
        .where('subject', '=', 'user')
        .where('subjectId', '=', subjectId)
        .orderBy('seq')
        .execute(),
  };
}
export type PeopleDesk = Awaited<ReturnType<typeof peopleDesk>>;

/** A new processor, as whoever makes one describes them. */
export const somebody = (changes: object = {}) => ({
  email: `new.${newId().slice(-8)}@people.example`,
  firstName: 'Ifeoma',
  lastName: 'Castellanos',
  roles: ['case_processor'] as Role[],
  ...changes,
});
