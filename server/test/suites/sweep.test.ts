import { makeAppeal } from '../../src/case-service/appeals/appeal-factory.ts';
import type { CaseStatus, FilingStage } from '@writdesk/contract/cases/case-status';
import { allRoutes } from '@writdesk/contract';
import { feeds } from '@writdesk/contract/feeds/feeds';
import { isRead } from '@writdesk/contract/permissions/permissions';
import { roles } from '@writdesk/contract/permissions/roles';
import type { Route } from '@writdesk/contract/route';
import type { Selectable } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CasesCaseTenant } from '../../src/platform/db/schema.ts';
import { newId } from '../../src/platform/ids.ts';
import { type Person, testApp, type TestApp } from '../support/harness.ts';
import { expectFullCount, expectNoLeak, type Reply, signatureOf } from '../support/sweep/replies.ts';
import { isGranted, UNKNOWN, withoutRecords } from '../support/sweep/granted.ts';
import {
  addressOf,
  type IdField,
  idFields,
  type Input,
  inputFor,
  withValue,
} from '../support/sweep/inputs.ts';
import { recordOf } from '../support/sweep/records.ts';
import { sweepWorld, type SweepWorld } from '../support/sweep/world.ts';
import { signedInNow } from '../support/signed-in-now.ts';
import { makeUnidentified } from '../support/trust-rows.ts';

// Every call of the contract, as every role, without a token, and with the ids of somebody else's records. What is
// expected is read from the contract and the permission table; a call that the sweep can't fill fails it.

let t: TestApp;
let world: SweepWorld;
/** The strangers’ case as it was made, so that each attempt finds it so. */
let defendants: Selectable<CasesCaseTenant>[];
/** Signed in, and nobody's user: holds no role. */
const nobody: Person = { accountId: newId(), email: 'nobody@people.example', roles: [] };

beforeAll(async () => {
  t = await testApp();
  world = await sweepWorld(t);
  const ofTheirs = t.db.selectFrom('cases.caseTenant').where('caseId', '=', world.theirs.record.id);
  defendants = await ofTheirs.selectAll().execute();
});
// Each test begins a minute of its own: open calls are counted by address, and all come from this one.
beforeEach(() => t.db.deleteFrom('jobs.rateLimit').execute());
afterAll(() => t.close());

/** Calls that ask for a fresh proof before they look at anything else. */
const asksForProof = new Set<Route>([feeds.create]);
const send = async (route: Route, input: Input, as?: Person): Promise<Reply> =>
  t.send(route.method, addressOf(route, input), {
    ...(as && { as: as.roles.length && asksForProof.has(route) ? await signedInNow(t, as) : as }),
    ...(input.body !== undefined && { body: input.body }),
  });

const codeOf = ({ body }: Reply) => body['code'];
const unknownFor = ({ kind }: IdField) =>
  kind === 'file' || kind === 'firmFile' ? `uploads/${UNKNOWN}/file.pdf` : UNKNOWN;
const plain = allRoutes.filter(({ route }) => !route.streams);

/** Calls without a sign-in, each with its reason. */
const open: Record<string, string> = {
  'invites.verify': 'Who has the code has the email that it came in, and registers only after it.',
  'signatures.readLink': 'Who has the code has the email that asks for their signature.',
  'signatures.signLink': 'The same code, once.',
  'signatures.declineLink': 'The same code.',
  'invites.open': 'The same code, on the page of the registration.',
  'onlinePayments.byLink':
    'Who has the link has the email that it came in: firm, numbers, days and balances of one company.',
  'onlinePayments.startByLink': 'The same link; whoever pays the company’s debt does it no harm.',
  'onlinePayments.attemptByLink': 'The same link.',
  'practiceBank.session':
    'The page of a bank, of the demonstration alone, at an address that nobody guesses.',
  'practiceBank.pay': 'The same page.',
  'preferences.unsubscribe':
    'Mail programs press it for whoever has the mail; it ends mail and nothing else.',
  'invites.reopenAccount': 'The same code, by whoever was deactivated where they were.',
};

/** What somebody may do before they have shown that their address is theirs. */
const openToUnverified = ['users.userInfo'];

describe('the door', () => {
  test.for(allRoutes)('$name is shut without a token and with a wrong one', async ({ name, route }) => {
    const input = inputFor(name, route, world.mine);
    expect(route.permission === 'public', 'a public call is named, with its reason').toBe(name in open);
    if (name in open) {
      expect(await send(route, input)).toMatchObject({ status: 200 });
      return;
    }
    expect(await send(route, input)).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
    const wrong = await t.send(route.method, addressOf(route, input), {
      headers: { authorization: 'bearer eyJhbGciOiJub25lIn0.e30.' },
    });
    expect(wrong.status).toBe(401);
  });

  test.for(allRoutes)('$name is shut to somebody without a role', async ({ name, route }) => {
    if (route.permission === 'signed-in' || route.permission === 'public') {
      expect((await send(route, inputFor(name, route, world.mine), nobody)).status).not.toBe(403);
    } else {
      expect(await send(route, {}, nobody)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    }
  });

  test.for(allRoutes)('$name is shut to somebody whose address isn’t proven', async ({ name, route }) => {
    const input = inputFor(name, route, world.mine);
    const unproven: Person = { ...nobody, isUnverified: true };
    const reply = await send(route, input, unproven);
    if (name in open || openToUnverified.includes(name)) expect(reply.status).not.toBe(403);
    else expect(reply).toMatchObject({ status: 403, body: { code: 'address_unproven' } });
    if (route.permission === 'public') return;
    for (const role of roles) {
      const person: Person = { ...world.mine.people[role], isUnverified: true };
      const code = codeOf(await send(route, withoutRecords(name, route, world.mine), person));
      if (openToUnverified.includes(name)) expect(code, role).not.toBe('address_unproven');
      else expect(code, role).toBe('address_unproven');
    }
  });

  // The record isn't there and the body is empty: who may not call learns nothing of either, and nothing is changed.
  test.for(plain)('$name opens to the roles of the permission table alone', async ({ name, route }) => {
    const input = withoutRecords(name, route, world.mine);
    const replies = await Promise.all(
      roles.map(async (role) => [role, await send(route, input, world.mine.people[role])] as const),
    );
    for (const [role, reply] of replies) {
      // Whoever needs the firm's leave for documents learns it after the route's permission.
      if (isGranted(route, role) && codeOf(reply) !== 'support_access_needed') {
        expect([401, 403, 500], `${role}: ${JSON.stringify(reply.body)}`).not.toContain(reply.status);
      } else if (!isGranted(route, role)) {
        expect(reply, role).toMatchObject({ status: 403, body: { code: 'forbidden' } });
      }
    }
  });
});

describe('one’s own records', () => {
  // A document that is made again is signed no more: what is asked of its signatures comes first.
  const isOfSigning = ({ name }: { name: string }) => name.startsWith('signatures.');
  const signedFirst = plain.toSorted((one, other) => Number(isOfSigning(other)) - Number(isOfSigning(one)));

  // With a version that no case has, what is allowed is refused as stale: the sweep changes nothing.
  test.for(signedFirst)('$name knows them', async ({ name, route }) => {
    const input = inputFor(name, route, world.mine);
    const granted = roles.filter((role) => isGranted(route, role));
    const replies = await Promise.all(granted.map((role) => send(route, input, world.mine.people[role])));
    for (const [index, reply] of replies.entries()) {
      expect(reply.status, `${granted[index]}: ${JSON.stringify(reply.body)}`).not.toBe(500);
    }
    // The mail is nobody's, so that none need be sent first.
    if (name === 'mailbox.details') return;
    expect(
      replies.some(({ status }) => status < 300 || status === 409),
      `nobody gets anywhere: ${replies.map((reply) => `${reply.status} ${String(codeOf(reply))}`).join(', ')}`,
    ).toBe(true);
  });

  test('each person counts as many cases as they are shown', async () => {
    for (const person of everybody()) {
      const [list, queues] = await Promise.all([
        t.send('GET', '/api/case-service/case/list-cases?size=100', { as: person }),
        t.send('GET', '/api/case-service/case/queues', { as: person }),
      ]);
      expect(list.status).toBe(queues.status);
      if (list.status === 403) continue;
      expect(queues.body['all'], person.email).toBe((list.body['cases'] as unknown[]).length);
      expect(list.body['total'], person.email).toBe((list.body['cases'] as unknown[]).length);
    }
  });
});

const everybody = () =>
  [world.mine, world.theirs].flatMap((tenant) => [
    ...Object.values(tenant.people),
    ...Object.values(tenant.colleagues),
  ]);

/** Who works for the other firm or company. Administrators see everything and are strangers to nobody. */
const strangers = (route: Route) =>
  roles
    .filter((role) => role !== 'admin' && role !== 'auditor' && isGranted(route, role))
    .map((role) => world.theirs.people[role]);

/** Where any firm may be named, by whoever engages firms for companies: the next one may work for none of their companies yet. */
const namesAnyFirm = (call: string, person: Person) =>
  ['clients.firms', 'clients.update body.engagements.[].firmId'].includes(call) &&
  person === world.theirs.people.crm_user;

/** Who works for the same company, at another property. */
const colleagues = (route: Route) =>
  (['client_manager', 'client_viewer', 'property_owner'] as const)
    .filter((role) => isGranted(route, role))
    .map((role) => world.mine.colleagues[role]);

/** Who works for the firm and is kept from the case. */
const walled = (route: Route) =>
  (['firm_admin', 'lawyer', 'case_processor', 'firm_user', 'firm_billing'] as const)
    .filter((role) => isGranted(route, role))
    .map((role) => world.mine.walled[role]);

/** What of the first tenant's is the case's own: behind a wall there is nothing of it. */
function marksOfWalledCase(): string[] {
  const { record, lastName, notificationId, requestId } = world.mine;
  return [
    record.id,
    lastName,
    ...record.tenants.map(({ id }) => id),
    ...record.documents.flatMap(({ id, path }) => [id, ...(path ? [path] : [])]),
    notificationId,
    requestId,
  ];
}
const ofTheCase: readonly IdField['kind'][] = [
  'case',
  'document',
  'file',
  'firmFile',
  'defendant',
  'request',
  'notification',
];

/** Texts that stand for a record and nothing else. */
function marksOf(whose: 'case' | 'tenant'): string[] {
  const { mine } = world;
  const { record } = mine;
  const ofCase = [
    record.id,
    mine.lastName,
    ...record.tenants.map(({ id }) => id),
    ...record.documents.flatMap(({ id, path }) => [id, ...(path ? [path] : [])]),
    mine.docket.id,
    mine.invoice.id,
    mine.invite.id,
    mine.invite.email,
    mine.notificationId,
    mine.requestId,
    mine.property.id,
    mine.landlord.id,
  ];
  if (whose === 'case') return ofCase;
  const people = Object.values(mine.people).filter(
    ({ roles: held }) => !['admin', 'auditor'].includes(held[0] ?? ''),
  );
  return [
    ...ofCase,
    mine.firm.id,
    mine.client.id,
    mine.workflow.id,
    mine.otherProperty.id,
    ...people.flatMap((person) => [mine.userIdOf(person), person.email]),
  ];
}

describe('somebody else’s records', () => {
  test.for(plain)('$name shows none of them unasked', async ({ name, route }) => {
    const input = route.method === 'GET' ? inputFor(name, route, world.theirs) : null;
    if (!input) return;
    const wide = route.query && 'size' in route.query.shape ? { ...input.query, size: '100' } : input.query;
    for (const person of strangers(route)) {
      if (namesAnyFirm(name, person)) continue;
      const reply = await send(route, { ...input, ...(wide && { query: wide }) }, person);
      expectNoLeak(reply, marksOf('tenant'));
      expectFullCount(reply);
    }
    const own = inputFor(name, route, world.mine);
    for (const person of colleagues(route)) {
      const reply = await send(route, { ...own, ...(wide && { query: { ...own.query, ...wide } }) }, person);
      expectNoLeak(reply, marksOf('case'));
      expectFullCount(reply);
    }
  });

  const inPath = plain.flatMap(({ name, route }) =>
    idFields(name, route)
      .filter(({ at, kind }) => at.startsWith('params.') && kind !== 'shared')
      .map((field) => ({ name, route, field })),
  );

  test.for(inPath)('$name ($field.at) looks as if there were none', async ({ name, route, field }) => {
    const input = inputFor(name, route, world.mine);
    const strange = strangers(route);
    expect(strange.length, 'somebody must try').toBeGreaterThan(0);
    const isOfOrganization = ['client', 'firm', 'workflow', 'user', 'made propertyConnections'].includes(
      field.kind,
    );
    const near = isOfOrganization ? [] : colleagues(route);
    await Promise.all(
      [...strange, ...near].map(async (person) => {
        const foreign = await send(route, input, person);
        const none = await send(route, withValue(input, field.at, unknownFor(field)), person);
        expect(foreign, person.email).toMatchObject({ status: 404 });
        expect(signatureOf(foreign), person.email).toEqual(signatureOf(none));
        expectNoLeak(foreign, marksOf(near.includes(person) ? 'case' : 'tenant'));
      }),
    );
  });

  const elsewhere = plain.flatMap(({ name, route }) =>
    idFields(name, route)
      .filter(({ at, kind }) => !at.startsWith('params.') && kind !== 'shared')
      .map((field) => ({ name, route, field })),
  );

  test.for(elsewhere)('$name ($field.at) takes none of them', async ({ name, route, field }) => {
    const input = withoutVersion(inputFor(name, route, world.theirs));
    const as = async (person: Person, value: string) => {
      await prepare(name, field.at);
      const fresh = name === 'trust.identify' ? await ofAnotherDeposit(input) : input;
      return send(route, withValue(fresh, field.at, value), person);
    };
    const mine = recordOf(world.mine, field.kind as Exclude<IdField['kind'], 'shared'>);
    const theirs = recordOf(world.theirs, field.kind as Exclude<IdField['kind'], 'shared'>);
    // What is the administrators' alone has no strangers.
    let isOfUse = strangers(route).length === 0;
    for (const person of strangers(route)) {
      const foreign = await as(person, mine);
      const none = await as(person, unknownFor(field));
      if (!namesAnyFirm(`${name} ${field.at}`, person)) {
        expect(signatureOf(foreign), person.email).toEqual(signatureOf(none));
        expectNoLeak(foreign, marksOf('tenant'));
      }
      if (isOfUse) continue;
      const own = await as(person, theirs);
      isOfUse =
        JSON.stringify(signatureOf(own)) !== JSON.stringify(signatureOf(none)) ||
        JSON.stringify(own.body).includes(theirs);
    }
    if (`${name} ${field.at}` === 'caseSeals.seal body.orderDocumentId') await unsealTheirs();
    if (inert.has(`${name} ${field.at}`)) return;
    expect(isOfUse, 'one’s own record makes no difference for anybody: the field is not tried').toBe(true);
  });

  test('the other properties of one’s own company are as strange', async () => {
    const { mine } = world;
    for (const { name, route } of plain) {
      const fields = idFields(name, route).filter(
        ({ at, kind }) =>
          at.startsWith('body.') &&
          ['property', 'case', 'file'].includes(kind) &&
          !inert.has(`${name} ${at}`),
      );
      if (!fields.length || name === 'cases.addDocuments') continue;
      for (const person of colleagues(route)) {
        const reply = await send(route, inputFor(name, route, mine), person);
        const rows = reply.body['results'] as { ok: boolean; code?: string }[] | undefined;
        if (rows) expect(rows).toMatchObject([{ ok: false, code: 'case_not_found' }]);
        else expect(reply.status, `${name} as ${person.email}`).toBe(404);
        expectNoLeak(reply, marksOf('case'));
      }
    }
  });

  test('nothing of it was changed', async () => {
    const { record } = world.mine;
    const now = await t.send('GET', `/api/case-service/case/details/${record.id}`, {
      as: world.mine.people.admin,
    });
    expect(now.body).toMatchObject({ status: 'ON_DOCKET', version: record.version });
    const request = await t.db
      .selectFrom('cases.caseRequest')
      .select('answeredAt')
      .where('id', '=', world.mine.requestId)
      .executeTakeFirstOrThrow();
    expect(request.answeredAt).toBeNull();
    const read = await t.db
      .selectFrom('users.notification')
      .select('userId')
      .where('id', '=', world.mine.notificationId)
      .executeTakeFirstOrThrow();
    expect(Object.values(world.theirs.people).map(world.theirs.userIdOf)).not.toContain(read.userId);
  });
});

describe('behind an ethical wall', () => {
  test.for(plain)('$name shows nothing of the case unasked', async ({ name, route }) => {
    const input = route.method === 'GET' ? inputFor(name, route, world.mine) : null;
    if (!input) return;
    const wide = route.query && 'size' in route.query.shape ? { ...input.query, size: '100' } : input.query;
    for (const person of walled(route)) {
      const reply = await send(route, { ...input, ...(wide && { query: wide }) }, person);
      expectNoLeak(reply, marksOfWalledCase());
      expectFullCount(reply);
    }
  });

  const fields = plain.flatMap(({ name, route }) =>
    idFields(name, route)
      .filter(({ kind }) => ofTheCase.includes(kind))
      .map((field) => ({ name, route, field })),
  );
  test.for(fields)('$name ($field.at) looks as if there were none', async ({ name, route, field }) => {
    const input = inputFor(name, route, world.mine);
    for (const person of walled(route)) {
      const kept = await send(route, input, person);
      const none = await send(route, withValue(input, field.at, unknownFor(field)), person);
      if (field.at.startsWith('params.')) {
        expect(kept, person.email).toMatchObject({ status: 404 });
        expect(signatureOf(kept), person.email).toEqual(signatureOf(none));
      }
      expect(kept.status, person.email).toBe(none.status);
      expectNoLeak(kept, marksOfWalledCase());
    }
  });

  test('each counts as many cases as they are shown, and others count it', async () => {
    const counted = async (person: Person) =>
      (await t.send('GET', '/api/case-service/case/queues', { as: person })).body['all'];
    const all = Number(await counted(world.mine.people.lawyer));
    for (const person of Object.values(world.mine.walled))
      expect(await counted(person), person.email).toBe(all - 1);
  });
});

/** Fields of a shape that several calls share, of no meaning in these: a case that is being made has no defendants yet. */
const inert = new Set([
  // The world’s account is a trust account, which prints no court check: `checks.test.ts` prints with an operating one.
  'checks.print body.bankAccountId',
  'cases.createDraft body.tenants.[].id',
  'cases.create body.tenants.[].id',
  // The user whom the sweep invites is a company's.
  'invites.createUser body.firmId',
  // A file is read once, and the attempt before has taken it: `imports.test.ts` tries a stranger’s.
  'propertyImports.create body.file.path',
  // Only documents that are the packet’s are taken, and these cases have none yet: `packets.test.ts`.
  'packets.freeze body.documentIds.[]',
  // Only a document whose file is there is signed, and these have none: `signatures.test.ts` tries another case's.
  'signatures.sign body.documentIds.[]',
  'signatures.request body.documentId',
  'signatures.record body.documentId',
  'signatures.record body.scanDocumentId',
  // Only an upload of the lawyer’s own: `case-seals.test.ts`.
  'caseSeals.seal body.orderPath',
  // Everybody marks their own, of whatever case: `notifications.test.ts`.
  'notifications.readAll body.caseId',
]);

/** Where the tried case of the strangers stands, so that its act comes as far as looking at the id. */
const standing: Record<string, { status: CaseStatus; filingStage?: FilingStage; caseAppealed?: true }> = {
  'cases.appealed': { status: 'APPEALED', filingStage: 'ACCEPTED', caseAppealed: true },
  'cases.assign': { status: 'INTAKE' },
  'cases.recommended': { status: 'INTAKE' },
  'cases.toDocket': { status: 'FILED', filingStage: 'ACCEPTED' },
  'caseNumbers.workCounts': { status: 'INTAKE' },
  'cases.save': { status: 'DRAFT' },
  'cases.save body.answers.[]': { status: 'RETURNED_TO_CLIENT' },
  'cases.addDocuments': { status: 'DRAFT' },
  'cases.initialCheck': { status: 'INTAKE' },
  'cases.review': { status: 'INITIAL_CHECK' },
  'cases.bulk': { status: 'INITIAL_CHECK' },
  'cases.addCaseNumber': { status: 'SENT_FOR_FILING', filingStage: 'QUEUED' },
  'cases.sentForServing': { status: 'FILED', filingStage: 'ACCEPTED' },
  'cases.recordService': { status: 'SENT_FOR_SERVING', filingStage: 'ACCEPTED' },
  'cases.applyToDocket': { status: 'FILED', filingStage: 'ACCEPTED' },
  'docketProposals.accept': { status: 'FILED', filingStage: 'ACCEPTED' },
  'cases.createJudgment': { status: 'AWAITING_JUDGMENT', filingStage: 'ACCEPTED' },
  'cases.appealSubmit': { status: 'JUDGMENT_RECORDED', filingStage: 'ACCEPTED' },
  'cases.appealUpdate': { status: 'APPEALED', filingStage: 'ACCEPTED' },
  'cases.updateJudgment': { status: 'JUDGMENT_RECORDED', filingStage: 'ACCEPTED' },
};

async function prepare(name: string, at: string): Promise<void> {
  const stand = standing[`${name} ${at}`] ?? standing[name];
  if (!stand) return;
  const { id } = world.theirs.record;
  await t.db
    .updateTable('cases.evictionCase')
    .set({ filingStage: 'NONE', filedOn: null, caseAppealed: false, ...stand, docketId: null })
    .where('id', '=', id)
    .execute();
  await t.db.deleteFrom('cases.caseAppeal').where('caseId', '=', id).execute();
  if (name === 'cases.appealUpdate') await makeAppeal(t.db, world.theirs.record);
  await t.db.deleteFrom('cases.caseDocket').where('caseId', '=', id).execute();
  await t.db.deleteFrom('cases.caseTenant').where('caseId', '=', id).execute();
  await t.db.insertInto('cases.caseTenant').values(defendants).execute();
  await t.db.updateTable('cases.caseDocument').set({ status: 'READY' }).where('caseId', '=', id).execute();
  if (name !== 'docketProposals.accept') return;
  const undecided = { status: 'OPEN' as const, decidedAt: null, decidedBy: null, decidedByName: null };
  await t.db.updateTable('cases.docketProposal').set(undecided).where('caseId', '=', id).execute();
}

/** The strangers’ deposit is theirs once somebody has said so: each attempt says it of another. */
async function ofAnotherDeposit(input: Input): Promise<Input> {
  const { firm, trust } = world.theirs;
  const { bankAccountId } = trust;
  return withValue(input, 'params.id', await makeUnidentified(t.db, { firmId: firm.id, bankAccountId }));
}

/** The strangers sealed their own case while it was tried: the others try it as it was. */
async function unsealTheirs(): Promise<void> {
  const { record, people } = world.theirs;
  const reply = await t.send('POST', `/api/case-service/case/unseal/${record.id}`, {
    as: people.lawyer,
    body: { reason: 'The order was vacated' },
  });
  expect(reply.status).toBe(200);
}

function withoutVersion(input: Input): Input {
  const { version: _version, data: _data, ...body } = (input.body ?? {}) as Record<string, unknown>;
  return input.body === undefined ? input : { ...input, body };
}

/**
 * What is shown to those alone who may act on it: what was uploaded, with names and sums that nobody checked yet, to who imports it; the
 * late leases of a month to who opens their cases; what a document prints, who entered it and what its versions differ in, to who makes it again; what
 * a packet must contain to who freezes it, and who signed what to who asks for signatures.
 */
const shownToWriters = [
  'propertyImports.list',
  'propertyImports.running',
  'propertyImports.details',
  'propertyImports.rows',
  'monthFiling.list',
  'monthFiling.drafts',
  'documents.printed',
  'documents.history',
  'documentRuns.details',
  'documentRuns.list',
  'auditAnchors.list',
  'auditAnchors.verify',
  'auditExports.verifyCase',
  'feeProposals.list',
  'documents.compare',
  'documents.redactionSheet',
  'packets.ofCase',
  'signatures.ofCase',
  'signatures.seal',
  'invoiceRuns.preview',
  'invoiceRuns.list',
  'invoiceRuns.details',
];

test('a permission that only reads is asked by calls that only read', () => {
  for (const { name, route } of allRoutes) {
    if (route.method !== 'GET' || shownToWriters.includes(name)) continue;
    const asked = [route.permission].flat().filter((entry) => entry !== 'signed-in' && entry !== 'public');
    for (const permission of asked) expect(isRead(permission), name).toBe(true);
  }
});
