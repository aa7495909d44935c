import { allRoutes } from '@writdesk/contract';
import { caseSeals } from '@writdesk/contract/case-seals/case-seals';
import { cases } from '@writdesk/contract/cases/cases';
import { roles } from '@writdesk/contract/permissions/roles';
import type { Route } from '@writdesk/contract/route';
import { signatures } from '@writdesk/contract/signatures/signatures';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fillTallies, tallyFaults } from '../../src/case-service/tallies/index.ts';
import { ok } from '../support/case-desk.ts';
import { type Person, type TestApp, testApp } from '../support/harness.ts';
import { isGranted, UNKNOWN } from '../support/sweep/granted.ts';
import {
  addressOf,
  type IdField,
  idFields,
  type Input,
  inputFor,
  withValue,
} from '../support/sweep/inputs.ts';
import { expectFullCount, expectNoLeak, type Reply, signatureOf } from '../support/sweep/replies.ts';
import { type SweepWorld, sweepWorld } from '../support/sweep/world.ts';

// Every call of the contract, as every role, before a court sealed a case that everything hangs on, while it is sealed, and after. A new
// call is asked too: nobody has to think of it.

let t: TestApp;
let world: SweepWorld;
const CASE_NUMBER = '26ED987123';
const DRAFT_NUMBER = 'D-2026-987123';
beforeAll(async () => {
  t = await testApp();
  world = await sweepWorld(t);
  await t.db
    .updateTable('cases.evictionCase')
    .set({ caseNumber: CASE_NUMBER, caseDraftNumber: DRAFT_NUMBER })
    .where('id', '=', world.mine.record.id)
    .execute();
  // This world is put together behind the writers’ backs.
  await t.db.deleteFrom('cases.caseTallyDelta').execute();
  await t.db.deleteFrom('cases.caseTally').execute();
  await fillTallies(t.db);
});
// Open calls are counted by address, and all come from this one.
beforeEach(() => t.db.deleteFrom('jobs.rateLimit').execute());
afterAll(() => t.close());

const plain = allRoutes.filter(({ route }) => !route.streams && route.permission !== 'public');
const reads = plain.filter(({ route }) => route.method === 'GET');
const openToAll = allRoutes.filter(({ route }) => !route.streams && route.permission === 'public');

/** Who opens a sealed case, and by what: its page, its trail, its documents and the list of sealed ones. */
const keepers = ['firm_admin', 'lawyer'];
const isOpened = (name: string, route: Route, { roles: held }: Person) =>
  held.some((role) => keepers.includes(role)) &&
  (route.opensWithheld !== undefined || name.startsWith('caseSeals.'));

const everybody = (): Person[] => [
  ...roles.map((role) => world.mine.people[role]),
  ...Object.values(world.mine.colleagues),
];
const callersOf = (route: Route) =>
  everybody().filter(({ roles: held }) => held.some((role) => isGranted(route, role)));

/** Texts that stand for the case and for nothing else. */
function marks(): string[] {
  const { record, lastName, notificationId, requestId, writId, movedDateId, robotJobId, stepId } = world.mine;
  const { flagId, approvalRequestId, reminderId, commentId, docketProposalId } = world.mine;
  return [
    record.id,
    record.title,
    DRAFT_NUMBER,
    CASE_NUMBER,
    lastName,
    ...record.tenants.map(({ id }) => id),
    ...record.documents.flatMap(({ id, path }) => [id, ...(path ? [path] : [])]),
    notificationId,
    requestId,
    writId,
    movedDateId,
    robotJobId,
    docketProposalId,
    stepId,
    flagId,
    approvalRequestId,
    reminderId,
    commentId,
  ];
}

const send = (route: Route, input: Input, as?: Person): Promise<Reply> =>
  t.send(route.method, addressOf(route, input), {
    ...(as && { as }),
    ...(input.body !== undefined && { body: input.body }),
  });
const wide = (name: string, route: Route): Input => {
  const input = inputFor(name, route, world.mine);
  const query = route.query && 'size' in route.query.shape ? { ...input.query, size: '100' } : input.query;
  return { ...input, ...(query && { query }) };
};

/** Which reads say something of the case, and to whom. */
async function shownBy(): Promise<string[]> {
  const shown: string[] = [];
  for (const { name, route } of reads) {
    const replies = callersOf(route).map(async (person) => {
      const text = JSON.stringify((await send(route, wide(name, route), person)).body);
      return marks().some((mark) => text.includes(mark)) ? [`${name} ${person.email}`] : [];
    });
    shown.push(...(await Promise.all(replies)).flat());
  }
  return shown;
}
async function counted(): Promise<Record<string, unknown>> {
  const all = everybody().map(async (person) => {
    const { body } = await t.send('GET', '/api/case-service/case/queues', { as: person });
    return [person.email, body['all']] as const;
  });
  return Object.fromEntries(await Promise.all(all));
}

/** What a signing link says of the case to whoever has it. */
async function shownByLink(): Promise<string[]> {
  const input = inputFor('signatures.readLink', signatures.readLink, world.mine);
  const text = JSON.stringify((await send(signatures.readLink, input)).body);
  return marks().filter((mark) => text.includes(mark));
}

let shownBefore: string[];
let countedBefore: Record<string, unknown>;

// Every read as everybody: a thousand calls.
const LONG_MS = 240_000;

test('a lawyer seals a case that many calls show', { timeout: LONG_MS }, async () => {
  const { record, people } = world.mine;
  shownBefore = await shownBy();
  countedBefore = await counted();
  expect(shownBefore.length).toBeGreaterThan(100);
  expect(await shownByLink()).not.toEqual([]);
  const order = record.documents.find(({ source }) => source === 'UPLOAD')?.id ?? '';
  await ok(
    t.call(caseSeals.seal, {
      as: people.lawyer,
      params: { id: record.id },
      body: { reason: 'BY_ORDER', orderedOn: '2026-01-05', orderDocumentId: order },
    }),
    201,
  );
  expect(await tallyFaults(t.db)).toEqual([]);
});

test('everybody who counted it counts one less', async () => {
  const now = await counted();
  for (const [email, before] of Object.entries(countedBefore)) {
    if (typeof before !== 'number') continue;
    const sawIt = shownBefore.includes(`cases.list ${email}`);
    expect(now[email], email).toBe(sawIt ? before - 1 : before);
  }
});

test.for(reads)('$name shows nobody anything of a sealed case', async ({ name, route }) => {
  for (const person of callersOf(route)) {
    if (isOpened(name, route, person)) continue;
    const reply = await send(route, wide(name, route), person);
    expectNoLeak(reply, marks());
    expectFullCount(reply);
  }
});

test.for(openToAll)(
  '$name says nothing of a sealed case, whatever link leads to it',
  async ({ name, route }) => {
    expectNoLeak(await send(route, inputFor(name, route, world.mine)), marks());
  },
);

const ofTheCase: readonly IdField['kind'][] = [
  'case',
  'document',
  'order',
  'file',
  'firmFile',
  'defendant',
  'request',
  'notification',
];
const fields = plain.flatMap(({ name, route }) =>
  idFields(name, route)
    .filter(({ kind }) => ofTheCase.includes(kind))
    .map((field) => ({ name, route, field })),
);

test.for(fields)(
  '$name ($field.at) looks as if the sealed case were not there',
  async ({ name, route, field }) => {
    const input = inputFor(name, route, world.mine);
    const isFile = field.kind === 'file' || field.kind === 'firmFile';
    const unknown = isFile ? `uploads/${UNKNOWN}/file.pdf` : UNKNOWN;
    for (const person of callersOf(route)) {
      if (isOpened(name, route, person) && name !== 'caseSeals.seal') continue;
      const sealed = await send(route, input, person);
      const none = await send(route, withValue(input, field.at, unknown), person);
      expect(sealed.status, person.email).toBe(none.status);
      if (field.at.startsWith('params.')) {
        expect(signatureOf(sealed), person.email).toEqual(signatureOf(none));
        if (none.status !== 403) expect(sealed.status, person.email).toBe(404);
      }
      expectNoLeak(sealed, marks());
    }
  },
);

test('the firm’s lawyers and administrators open its page', async () => {
  const { record, people } = world.mine;
  for (const as of [people.lawyer, people.firm_admin]) {
    const page = await ok(t.call(cases.details, { as, params: { id: record.id } }));
    expect(page).toMatchObject({ id: record.id, availableActions: [], primaryAction: null });
    expect(page.sealedAt).not.toBeNull();
    const { seal } = await ok(t.call(caseSeals.details, { as, params: { id: record.id } }));
    expect(seal).toMatchObject({ reason: 'BY_ORDER', orderedOn: '2026-01-05' });
  }
});

test(
  'unsealed, it is back for everybody who saw it, and counted as before',
  { timeout: LONG_MS },
  async () => {
    const { record, people } = world.mine;
    const body = { reason: 'The order was vacated' };
    // The calls above opened cases of their own.
    const whileSealed = await counted();
    await ok(t.call(caseSeals.unseal, { as: people.lawyer, params: { id: record.id }, body }));
    expect(await tallyFaults(t.db)).toEqual([]);
    const now = await counted();
    for (const [email, n] of Object.entries(whileSealed)) {
      if (typeof n !== 'number') continue;
      expect(now[email], email).toBe(shownBefore.includes(`cases.list ${email}`) ? n + 1 : n);
    }
    expect(await shownBy()).toEqual(shownBefore);
    expect(await shownByLink()).not.toEqual([]);
  },
);
