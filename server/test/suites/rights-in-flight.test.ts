import { allRoutes } from '@writdesk/contract';
import { caseActionCalls } from '@writdesk/contract/cases/case-actions';
import { type CaseStatus, caseStatuses } from '@writdesk/contract/cases/case-status';
import { ethicalWalls } from '@writdesk/contract/ethical-walls/ethical-walls';
import { roles } from '@writdesk/contract/permissions/roles';
import type { Route } from '@writdesk/contract/route';
import { rulePacks } from '@writdesk/contract/rule-packs/rule-packs';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { standingClock } from '../../src/platform/clock.ts';
import { makeUser } from '../../src/user-service/users/user-factory.ts';
import { isGranted } from '../support/granted.ts';
import { type Person, testApp, type TestApp } from '../support/harness.ts';
import { addressOf, inputFor } from '../support/sweep-inputs.ts';
import { sweepWorld, type SweepWorld } from '../support/sweep-world.ts';

// Every write of the contract is held back behind its authorization, at the row that it leaves on the trail. Meanwhile its sender
// loses the role, or the account where the call asks for no role. Nothing of it may be done, in new calls as in old ones.

let t: TestApp;
let world: SweepWorld;
let owner: pg.Client;
beforeAll(async () => {
  t = await testApp({ clock: standingClock('2026-06-12T15:00:00Z') });
  world = await sweepWorld(t);
  // The typesetter is tested where it works.
  await t.db
    .updateTable('cases.caseDocument')
    .set({ status: 'READY' })
    .where('source', '=', 'GENERATED')
    .execute();
  owner = new pg.Client(t.connection);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await t.close();
});

const writes = allRoutes.filter(({ route }) => route.method !== 'GET' && route.permission !== 'public');
const isAction = ({ url }: Route) => Object.values(caseActionCalls).some((call) => call.url === url);
const asksForNoRole = ({ permission }: Route) => permission === 'signed-in';

const changesNothing = 'It changes nothing.';
const isAsEveryAction = 'An action of a case as all others, in the same transaction.';
const ofOwnSignIn = 'Asks for a fresh sign-in: `session-in-flight.test.ts`.';
const holdsThem = 'Holds the person’s record until it ends: nobody can take anything from them meanwhile.';
/** Writes that leave no row here, each with the reason. */
const outOfReach: Record<string, string> = {
  'account.changePassword': ofOwnSignIn,
  'account.beginTotp': ofOwnSignIn,
  'account.confirmTotp': ofOwnSignIn,
  'account.removeTotp': ofOwnSignIn,
  'account.renewRecoveryCodes': ofOwnSignIn,
  'account.beginPasskey': ofOwnSignIn,
  'account.confirmPasskey': ofOwnSignIn,
  'account.removePasskey': ofOwnSignIn,
  'account.endSession': ofOwnSignIn,
  'account.endSessions': ofOwnSignIn,
  'cases.applyToDocket': isAsEveryAction,
  'cases.awaitingJudgment': isAsEveryAction,
  'cases.createJudgment': isAsEveryAction,
  'cases.denyCase': isAsEveryAction,
  'courtFacts.record': isAsEveryAction,
  'courtCalendars.previewImport': changesNothing,
  'courtCalendars.undoClosure': 'The closure is withdrawn already.',
  'deadlines.preview': changesNothing,
  'invites.accept': 'Somebody without a place has no role to lose: `former-inviter.test.ts`.',
  'invites.mailMine': 'Somebody without a place has no role to lose: `former-inviter.test.ts`.',
  'rulePacks.discardDraft': 'Takes the version of the draft in its address.',
  'rulePacks.removeRow': 'Takes the version of the draft in its address.',
  'rulePacks.publish': 'Waits for a job that counts what the change does.',
  'storage.namedDownloadUrl': changesNothing,
  'supportAccesses.start': holdsThem,
  'users.updateProfile': holdsThem,
};

const ofGeorgia = { params: { state: 'GA' } };
async function versionOfDraft() {
  const { admin } = world.mine.people;
  await t.call(rulePacks.startDraft, { as: admin, ...ofGeorgia, body: { note: 'The answer window' } });
  const { body } = await t.call(rulePacks.details, { as: admin, ...ofGeorgia, query: { version: 'draft' } });
  return { version: body.lockVersion };
}

/** What some calls need in addition to what every sweep sends. */
const fitted: Record<string, () => Promise<object>> = {
  'cases.bulk': async () => ({ data: {} }),
  'ethicalWalls.lift': async () => {
    const { people, record, colleague, userIdOf } = world.mine;
    const body = { userId: userIdOf(colleague), reason: 'Related to the tenant' };
    await t.call(ethicalWalls.raise, { as: people.lawyer, params: { id: record.id }, body });
    return {};
  },
  'lawyers.create': async () => {
    const { user } = await makeUser(t.db, { roles: ['lawyer'], firmId: world.mine.firm.id });
    await owner.query('delete from users.bar_admission where user_id = $1', [user.id]);
    await owner.query('delete from users.lawyer where user_id = $1', [user.id]);
    return { userId: user.id };
  },
  'rulePacks.changeHead': versionOfDraft,
  'rulePacks.addRow': versionOfDraft,
  'rulePacks.changeRow': versionOfDraft,
  'rulePacks.startImpact': versionOfDraft,
  'rulePacks.say': async () => {
    const given = { as: world.mine.people.admin, ...ofGeorgia, query: { version: 'published' as const } };
    const { body } = await t.call(rulePacks.details, given);
    return { hash: body.rows.find(({ row }) => row.id === 'GA-ANSWER')?.hash };
  },
};

async function isHeldBack(): Promise<boolean> {
  const { rowCount } = await owner.query(
    `select from pg_locks l join pg_stat_activity a using (pid)
     where not l.granted and a.datname = current_database() limit 1`,
  );
  return rowCount === 1;
}

/** Takes from the sender what the call asks for. @returns false where the request itself holds their record, so that nobody can. */
async function takeAway(route: Route, { accountId }: Person): Promise<boolean> {
  const loss = asksForNoRole(route) ? 'active = false' : "roles = '{withdrawn}'";
  await owner.query("savepoint before_loss; set local lock_timeout = '200ms'");
  try {
    await owner.query(`update users.app_user set ${loss} where account_id = $1`, [accountId]);
    return true;
  } catch {
    await owner.query('rollback to savepoint before_loss');
    return false;
  }
}

/** What the call answers when its sender loses what it asks for; undefined where it is answered before, or nobody can take it. */
async function answerAfterLoss(name: string, route: Route, person: Person) {
  const input = inputFor(name, route, world.mine);
  // With a version that no case has, actions are refused as stale.
  const { version: _stale, ...rest } = (input.body ?? {}) as Record<string, unknown>;
  const body = { ...rest, ...(await fitted[name]?.()) };
  const before = await rowsOnTrails();
  await owner.query('begin; lock table users.audit_event, cases.audit_event in share row exclusive mode');
  let isAnswered = false;
  const running = t
    .send(route.method, addressOf(route, input), { as: person, ...(route.body && { body }) })
    .finally(() => {
      isAnswered = true;
    });
  await expect
    .poll(async () => isAnswered || (await isHeldBack()), { interval: 5, timeout: 10_000 })
    .toBe(true);
  const isTaken = !isAnswered && (await takeAway(route, person));
  await owner.query('commit');
  const reply = await running;
  last = `${person.roles.join()}: ${reply.status} ${JSON.stringify(reply.body).slice(0, 200)}`;
  await owner.query('update users.app_user set active = true, roles = $2 where account_id = $1', [
    person.accountId,
    person.roles,
  ]);
  return isTaken ? { ...reply, left: (await rowsOnTrails()) - before } : undefined;
}
let last = '';

async function rowsOnTrails(): Promise<number> {
  const { rows } = await owner.query<{ n: number }>(
    'select ((select count(*) from users.audit_event) + (select count(*) from cases.audit_event))::int as n',
  );
  return rows[0]?.n ?? 0;
}

/** A case can do something else in each status. */
async function putCaseIn(status: CaseStatus): Promise<void> {
  const ofCase = t.db.updateTable('cases.evictionCase').where('id', '=', world.mine.record.id);
  await ofCase.set({ status }).execute();
}

async function expectNothing(name: string, route: Route): Promise<boolean> {
  for (const role of roles.filter((each) => isGranted(route, each))) {
    const reply = await answerAfterLoss(name, route, world.mine.people[role]);
    if (!reply) continue;
    expect(reply.left, `${role}: ${JSON.stringify(reply.body)}`).toBe(0);
    // Each case of a list has an answer of its own.
    if (name !== 'cases.bulk') expect(reply.status).toBe(asksForNoRole(route) ? 401 : 403);
    return true;
  }
  return false;
}

test.for(writes)('$name does nothing for whoever lost it meanwhile', async ({ name, route }) => {
  const statuses = isAction(route) || name === 'cases.bulk' ? caseStatuses : (['FILED'] as const);
  for (const status of statuses) {
    await putCaseIn(status);
    if (!(await expectNothing(name, route))) continue;
    expect(Object.keys(outOfReach)).not.toContain(name);
    return;
  }
  expect(Object.keys(outOfReach), `nobody gets as far as the trail; ${last}`).toContain(name);
});

test('a lawyer signs nothing with an admission that was withdrawn meanwhile', async () => {
  const { user, person } = await makeUser(t.db, { roles: ['lawyer'], firmId: world.mine.firm.id });
  const input = inputFor('rulePacks.say', rulePacks.say, world.mine);
  const body = { ...(input.body as object), ...(await fitted['rulePacks.say']?.()) };
  await owner.query('begin; lock table users.audit_event, cases.audit_event in share row exclusive mode');
  const running = t.send('POST', addressOf(rulePacks.say, input), { as: person, body });
  await expect.poll(isHeldBack).toBe(true);
  await owner.query('update users.bar_admission set active = false where user_id = $1', [user.id]);
  await owner.query('commit');
  expect(await running).toMatchObject({ status: 403, body: { code: 'forbidden' } });
});
