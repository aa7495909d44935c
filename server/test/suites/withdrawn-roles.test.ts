import { allRoutes } from '@writdesk/contract';
import { type Role, roleFacts, roles, rolesOfType } from '@writdesk/contract/permissions/roles';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, testApp, type TestApp } from '../support/harness.ts';
import { isGranted, withoutRecords } from '../support/sweep/granted.ts';
import { addressOf } from '../support/sweep/inputs.ts';
import { sweepWorld, type SweepWorld } from '../support/sweep/world.ts';

// A token outlives by minutes what it says. Here it says roles that the person's record no longer has: every call of the
// contract that needs one of them is refused, made from the contract, so that no call and no permission is forgotten.

let t: TestApp;
let world: SweepWorld;
/** Calls that ask for a role. What everybody who is signed in may call asks for none. */
const asking = allRoutes.filter(
  ({ route }) => !route.streams && route.permission !== 'signed-in' && route.permission !== 'public',
);

beforeAll(async () => {
  t = await testApp();
  world = await sweepWorld(t);
});
afterAll(() => t.close());

const setRecorded = (person: Person, recorded: readonly (Role | 'withdrawn')[]) =>
  t.db
    .updateTable('users.appUser')
    .set({ roles: sql`${[...recorded]}` })
    .where('accountId', '=', person.accountId)
    .execute();

/** What each call answers to a token with these roles, by its name. */
async function callEverywhere(person: Person, claimed: readonly Role[]) {
  const as = { ...person, roles: claimed };
  return Promise.all(
    asking.map(async ({ name, route }) => {
      const input = withoutRecords(name, route, world.mine);
      const body = input.body !== undefined && { body: input.body };
      const { status, body: answer } = await t.send(route.method, addressOf(route, input), { as, ...body });
      return { name, route, status, code: answer['code'] };
    }),
  );
}

/** The calls that answered otherwise than to somebody who holds exactly these roles. */
const wronglyAnswered = (replies: Awaited<ReturnType<typeof callEverywhere>>, held: readonly Role[]) =>
  replies
    .filter(({ route, status, code }) => {
      const isRefused = status === 403 && code === 'forbidden';
      return isRefused === held.some((role) => isGranted(route, role));
    })
    .map(({ name, status }) => `${name}: ${status}`);

describe.for(roles)('a %s whose role was withdrawn', (role) => {
  test('is refused by every call, with a token that still says it', async () => {
    const person = world.mine.people[role];
    // No role of ours: the record always has one, and a person of client care has no other to be given.
    await setRecorded(person, ['withdrawn']);
    expect(wronglyAnswered(await callEverywhere(person, [role]), [])).toEqual([]);
    await setRecorded(person, [role]);
  });

  test('keeps what the other role gives, and no more', async () => {
    const person = world.mine.people[role];
    for (const other of rolesOfType(roleFacts[role].type).filter((each) => each !== role)) {
      await setRecorded(person, [other]);
      const replies = await callEverywhere(person, [role, other]);
      expect(wronglyAnswered(replies, [other]), other).toEqual([]);
    }
    await setRecorded(person, [role]);
  });
});

test('whatever token and record say, a person holds what both say', async () => {
  const ofFirm = rolesOfType('Firm');
  const person = world.mine.people.firm_admin;
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.constantFrom(...roles)),
      fc.subarray(ofFirm, { minLength: 1 }),
      async (claimed, recorded) => {
        await setRecorded(person, recorded);
        const { status, body } = await t.send('GET', '/api/user-service/users/user-info', {
          as: { ...person, roles: claimed },
        });
        expect(status).toBe(200);
        const held = (body['user'] as { roles: Role[] }).roles.toSorted();
        expect(held).toEqual(recorded.filter((role) => claimed.includes(role)).toSorted());
      },
    ),
    { numRuns: 60, seed: 20_261_122 },
  );
  await setRecorded(person, ['firm_admin']);
});
