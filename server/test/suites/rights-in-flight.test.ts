import { allRoutes } from '@writdesk/contract';
import { caseActionCalls } from '@writdesk/contract/cases/case-actions';
import { type CaseStatus, caseStatuses } from '@writdesk/contract/cases/case-status';
import { ethicalWalls } from '@writdesk/contract/ethical-walls/ethical-walls';
import { type WritStatus, writStatuses } from '@writdesk/contract/writs/writ-status';
import { roles } from '@writdesk/contract/permissions/roles';
import type { Route } from '@writdesk/contract/route';
import { rulePacks } from '@writdesk/contract/rule-packs/rule-packs';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { standingClock } from '../../src/platform/clock.ts';
import { newId } from '../../src/platform/ids.ts';
import { makeUser } from '../../src/user-service/users/user-factory.ts';
import { isGranted } from '../support/granted.ts';
import { type Person, testApp, type TestApp } from '../support/harness.ts';
import { addressOf, inputFor } from '../support/sweep/inputs.ts';
import { sweepWorld, type SweepWorld } from '../support/sweep/world.ts';

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
const isWritAction = (name: string) => name.startsWith('writs.');
const isAction = (name: string, { url }: Route) =>
  isWritAction(name) || Object.values(caseActionCalls).some((call) => call.url === url);
const asksForNoRole = ({ permission }: Route) => permission === 'signed-in';

const changesNothing = 'It changes nothing.';
const isAsEveryAction = 'Actions of cases as all others, in the same transaction.';
const ofOwnSignIn = 'Asks for a fresh sign-in: `session-in-flight.test.ts`.';
const holdsThem = 'Holds the person’s record until it ends: nobody can take anything from them meanwhile.';
const ofOwnNumber = 'Asks for a fresh sign-in: `sms-numbers.test.ts`.';
/** Writes that leave no row here, each with the reason. */
const takenOver = 'Nobody has taken the job over; taking it over is the same transaction.';
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
  'smsNumbers.begin': ofOwnNumber,
  'smsNumbers.confirm': 'No code was sent to the person: `sms-numbers.test.ts`.',
  'smsNumbers.remove': ofOwnNumber,
  'courthouseWrites.reactivate': 'The courthouse is active; deactivating is the same policy.',
  'auditExports.check': changesNothing,
  'courtDay.continueMany': isAsEveryAction,
  'courtFacts.record': isAsEveryAction,
  'courtCalendars.previewImport': changesNothing,
  'courtCalendars.undoClosure': 'The closure is withdrawn already.',
  'feeProposals.accept': 'No fee is proposed: `fee-proposals.test.ts`; adding a fee is the same policy.',
  'feeProposals.dismiss': 'No fee is proposed: `fee-proposals.test.ts`; adding a fee is the same policy.',
  'specialApprovals.rehearse': changesNothing,
  'documents.checkExistence': changesNothing,
  'documents.redact': 'Somebody is asked to sign the document: `redactions.test.ts`.',
  'documents.keep': 'Nothing that the document prints has changed.',
  'documents.makeNotice':
    'No notice is to be given on the case: `notices.test.ts`; `documents.regenerate` is the same transaction.',
  'documents.preview': changesNothing,
  'documents.worksheet': changesNothing,
  'documents.review': 'Nothing of the template is published; publishing is the same transaction.',
  'documents.remove':
    'What was made from the facts of a case stays; one’s own upload is the same transaction.',
  'documents.resolveFlag': 'The flag has ended.',
  'signatures.sign': 'Takes a fresh proof and a document whose file is there: `signatures.test.ts`.',
  'signatures.makeFile': 'No file of a signature has failed; withdrawing one is the same policy.',
  'signatures.verify': changesNothing,
  'bankAccounts.approve': 'The account doesn’t wait for approval; changing it is the same transaction.',
  'bankAccounts.close': 'The account holds money; changing it is the same transaction.',
  'bankStatements.unmatch': 'The line isn’t matched; matching it is the same transaction.',
  'trustReconciliations.sign': 'Nobody prepared the month; preparing it is the same transaction.',
  'courtPortals.setCertificate':
    'Takes a certificate and its key, which these are not; setting the sign-in is the same policy.',
  'packets.freeze': 'The case isn’t approved; `packets.test.ts` freezes one of a case that is.',
  'dockets.delete': 'A case stands on the docket, so that it stays.',
  'deadlines.preview': changesNothing,
  'invites.accept': 'Somebody without a place has no role to lose: `former-inviter.test.ts`.',
  'invites.mailMine': 'Somebody without a place has no role to lose: `former-inviter.test.ts`.',
  'approvalRequests.decide': 'The request of this world has lapsed: `approval-requests.test.ts` decides one.',
  'propertyConnections.create': 'The system is connected already; giving another key is the same policy.',
  'propertyImports.undo': 'Nothing was applied yet; applying is the same policy.',
  'invoices.issue': 'Only a draft is issued, and this invoice is none; voiding it is the same policy.',
  'invoiceDisputes.withdraw': 'Nobody disputes the charge; disputing it is the same policy.',
  'invoiceDisputes.answer': 'Nobody disputes the charge; crediting it is the same policy.',
  'ledger.reopen': 'No month is closed; closing one is the same transaction.',
  'checks.spoil': 'The check isn’t printed; voiding one is the same transaction.',
  'overdueExceptions.request': 'The company owes nothing; deciding on a request is the same policy.',
  'properties.assignManager': 'The manager is assigned already; removing one is the same policy.',
  'properties.reactivate': 'The property is active; deactivating is the same policy.',
  'rosters.createLease': 'The unit has a lease; updating the lease is the same policy.',
  'rulePacks.discardDraft': 'Takes the version of the draft in its address.',
  'rulePacks.removeRow': 'Takes the version of the draft in its address.',
  'rpaBotJobs.giveBack': takenOver,
  'rpaBotJobs.complete': takenOver,
  'rpaBotJobs.askClerk': 'The job isn’t with a clerk; taking it over is the same transaction.',
  'rpaBotJobs.approve': 'Nothing of the job is ready; taking it over is the same transaction.',
  'docketProposals.accept':
    'The line is unknown, so that no act follows; setting it aside is the same transaction.',
  'rpaBotJobs.resolve': 'It is known what became of the job; taking it over is the same transaction.',
  'rulePacks.publish': 'Waits for a job that counts what the change does.',
  'stamps.validateAddress': changesNothing,
  'storage.namedDownloadUrl': changesNothing,
  'feeds.create': holdsThem,
  'reports.create': holdsThem,
  'supportAccesses.start': holdsThem,
  'users.updateProfile': holdsThem,
  'stepTasks.complete': 'The step is a check, which ends by a look at the docket.',
  'workflows.moveRunning': 'No case is behind the latest version.',
  'workflows.save': 'Publishes only what can run.',
  'workflows.updateSteps': 'Takes the ids of the steps that the draft has.',
};

const ofGeorgia = { params: { state: 'GA' } };
async function somethingPosted() {
  const { firm, client } = world.mine;
  const [entry, posting] = [newId(), newId()];
  await owner.query(
    `insert into cases.ledger_entry (firm_id, id, client_id, posted_on, kind, source_id, actor_name, at)
     values ($1, $2, $3, '2026-01-02', 'payment.record', $2, 'Ada Quill', now())`,
    [firm.id, entry, client.id],
  );
  await owner.query(
    `insert into cases.ledger_posting (firm_id, entry_id, id, client_id, posted_on, debit, credit, amount_cents)
     values ($1, $2, $3, $4, '2026-01-02', 'CASH', 'CLIENT_CREDIT', 100)`,
    [firm.id, entry, posting, client.id],
  );
  return {};
}

async function versionOfDraft() {
  const { admin } = world.mine.people;
  await t.call(rulePacks.startDraft, { as: admin, ...ofGeorgia, body: { note: 'The answer window' } });
  const { body } = await t.call(rulePacks.details, { as: admin, ...ofGeorgia, query: { version: 'draft' } });
  return { version: body.lockVersion };
}

/** What some calls need in addition to what every sweep sends. */
const fitted: Record<string, () => Promise<object>> = {
  'cases.bulk': async () => ({ data: {} }),
  'writs.bulk': async () => ({ data: {} }),
  'ethicalWalls.lift': async () => {
    const { people, record, colleague, userIdOf } = world.mine;
    const body = { userId: userIdOf(colleague), reason: 'Related to the tenant' };
    await t.call(ethicalWalls.raise, { as: people.lawyer, params: { id: record.id }, body });
    return {};
  },
  // The charges of the world are of the day on which the test runs.
  'invoiceRuns.run': async () => {
    const { chargeId } = world.mine;
    await owner.query("update cases.billing_item set incurred_at = '2026-01-02' where id = $1", [chargeId]);
    return {};
  },
  // Something was posted in the month.
  'ledger.close': somethingPosted,
  // Something was posted in the period, to accounts that have a counterpart.
  'accountingExports.create': async () => {
    await owner.query(
      `insert into cases.account_mapping (firm_id, account, account_no, code, name)
       select $1, account, '', account, account from unnest(array['CASH', 'CLIENT_CREDIT']) account
       on conflict do nothing`,
      [world.mine.firm.id],
    );
    await somethingPosted();
    return { from: '2026-01-01', to: '2026-01-31' };
  },
  // A property of its own: the one of the world is no draft.
  'properties.create': async () => ({ id: undefined, addressLine1: `${newId()} Peachtree St` }),
  'properties.saveDraft': async () => ({ id: undefined }),
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
  const { version: _stale, lockVersion: _alsoStale, ...rest } = (input.body ?? {}) as Record<string, unknown>;
  const { rows: listed } = rest as { rows?: object[] };
  const rows = listed?.map((row) => ({ ...row, version: undefined }));
  const body = { ...rest, ...(rows && { rows }), ...(await fitted[name]?.()) };
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

/** Each row of a list has an answer of its own. */
const answersEach = [
  'cases.bulk',
  'writs.bulk',
  'invoices.bulk',
  'properties.bulk',
  'properties.bulkManagers',
  'propertyOwners.bulk',
  'reminders.bulk',
  'courthouseWrites.bulk',
  'billItems.bulk',
  'specialApprovals.removeMany',
  'monthFiling.open',
  'monthFiling.recordNotice',
];

async function expectNothing(name: string, route: Route): Promise<boolean> {
  for (const role of roles.filter((each) => isGranted(route, each))) {
    const reply = await answerAfterLoss(name, route, world.mine.people[role]);
    if (!reply) continue;
    expect(reply.left, `${role}: ${JSON.stringify(reply.body)}`).toBe(0);
    if (!answersEach.includes(name)) expect(reply.status).toBe(asksForNoRole(route) ? 401 : 403);
    return true;
  }
  return false;
}

/** A writ can do something else in each status, too. */
async function putWritIn(status: WritStatus): Promise<void> {
  await putCaseIn(['ISSUED', 'POSTED'].includes(status) ? 'WRIT_ISSUED' : 'WRIT_IN_PROGRESS');
  await t.db
    .updateTable('cases.writ')
    .where('id', '=', world.mine.writId)
    .set({ status, issuedOn: '2026-06-05', statusBeforeStay: status === 'STAYED' ? 'ISSUED' : null })
    .execute();
}

/** Only a hold that stands can be released. */
async function putHold(): Promise<void> {
  const { id, firmId, clientId } = await t.db
    .selectFrom('cases.evictionCase')
    .select(['id', 'firmId', 'clientId'])
    .where('id', '=', world.mine.record.id)
    .executeTakeFirstOrThrow();
  const placed = { placedBy: newId(), placedByName: 'Ada Law', placedAt: new Date('2026-06-01T12:00:00Z') };
  await t.db
    .insertInto('cases.legalHold')
    .values({ firmId, clientId, caseId: id, id: newId(), reason: 'Another case is open.', ...placed })
    .execute();
}

function situationsOf(name: string, route: Route): (() => Promise<void>)[] {
  if (name === 'retention.release') return [putHold];
  if (isWritAction(name)) return writStatuses.map((status) => () => putWritIn(status));
  const statuses = isAction(name, route) || name === 'cases.bulk' ? caseStatuses : (['FILED'] as const);
  return statuses.map((status) => () => putCaseIn(status));
}

test.for(writes)('$name does nothing for whoever lost it meanwhile', async ({ name, route }) => {
  for (const prepare of situationsOf(name, route)) {
    await prepare();
    if (!(await expectNothing(name, route))) continue;
    expect(Object.keys(outOfReach)).not.toContain(name);
    if (isAction(name, route)) actionsReached += 1;
    return;
  }
  // Some actions need more of a case than its status; all of them are the same transaction.
  if (isAction(name, route)) return;
  expect(Object.keys(outOfReach), `nobody gets as far as the trail; ${last}`).toContain(name);
});
let actionsReached = 0;

test('most actions of a case were reached', () => {
  const actions = writes.filter(({ name, route }) => isAction(name, route));
  expect(actionsReached / actions.length).toBeGreaterThan(0.5);
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
