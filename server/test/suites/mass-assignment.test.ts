import { allRoutes } from '@writdesk/contract';
import { roles } from '@writdesk/contract/permissions/roles';
import type { Route } from '@writdesk/contract/route';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { isGranted } from '../support/granted.ts';
import { testApp, type TestApp } from '../support/harness.ts';
import { jsonOf, partsOf, type Schema } from '../support/schema-parts.ts';
import { addressOf, type Input, inputFor } from '../support/sweep/inputs.ts';
import { sweepWorld, type SweepWorld } from '../support/sweep/world.ts';

// Every write is sent what its contract doesn't name, at every level of its body: whose it is, who made it, where it
// stands. None of it may be found anywhere in the database.

const MARK = 'smuggled';
const STRANGER = newId();
const extras = {
  id: STRANGER,
  firmId: STRANGER,
  firm_id: STRANGER,
  clientId: STRANGER,
  client_id: STRANGER,
  userId: STRANGER,
  accountId: STRANGER,
  account_id: STRANGER,
  createdBy: STRANGER,
  created_by: STRANGER,
  ownerId: STRANGER,
  roles: [MARK],
  roleType: MARK,
  permissions: [MARK],
  status: MARK,
  filingStage: MARK,
  visibility: MARK,
  origin: MARK,
  path: `uploads/${STRANGER}/${MARK}.pdf`,
  createdAt: MARK,
  isAdmin: MARK,
};

// A task of a case that has gone on is nobody's: it comes first. What is sealed is nobody's either: that comes last.
// A payment link ends with the address that it was sent to, which a change of the company takes away; a signing link, with its
// withdrawal and with a new document.
const places: Record<string, number> = {
  'signatures.sign': -1,
  'signatures.request': -1,
  'signatures.record': -1,
  'signatures.readLink': -1,
  'signatures.signLink': -1,
  'signatures.declineLink': -1,
  'stepTasks.complete': -1,
  'onlinePayments.byLink': -1,
  'onlinePayments.startByLink': -1,
  'onlinePayments.attemptByLink': -1,
  'caseSeals.seal': 1,
};
const placeOf = ({ name }: { name: string }) => places[name] ?? 0;
const writes = allRoutes
  .filter(({ route }) => route.method !== 'GET')
  .toSorted((one, other) => placeOf(one) - placeOf(other));

const endsByItself = ({ enum: choices, const: value, format, pattern }: Schema) =>
  // A pattern of what any text may be made of has no end.
  Boolean(choices || (format ? format !== 'email' : pattern && !pattern.endsWith('*$'))) ||
  value !== undefined;

/** Objects that are parsed again where they are used. */
const parsedLater = new Set([
  // By the action that is done to each case or writ.
  'cases.bulk body.data',
  'writs.bulk body.data',
  // By the library that knows what an authenticator answers.
  'account.confirmPasskey body.credential',
  // Its keys are ids of steps, each checked.
  'cases.updateWorkflow body.byHand',
  'workflows.moveRunning body.byHand',
  // Its keys are reasons, each checked.
  'rulePacks.changeHead body.usualNotice',
]);

describe('a body’s contract', () => {
  const bodies = writes.flatMap(({ name, route }) => (route.body ? [{ name, body: route.body }] : []));

  test.for(bodies)('of $name names every field that it takes', ({ name, body }) => {
    const open = partsOf(jsonOf(body)).filter(
      ({ at, part }) => (part.additionalProperties ?? false) !== false && !parsedLater.has(`${name} ${at}`),
    );
    expect(open.map(({ at }) => at)).toEqual([]);
  });

  test.for(bodies)('of $name says how long each list and each text may be', ({ body }) => {
    const endless = partsOf(jsonOf(body)).filter(
      ({ part }) =>
        (part.type === 'array' && part.maxItems === undefined) ||
        (part.type === 'string' && !part.maxLength && !endsByItself(part)),
    );
    expect(endless.map(({ at }) => at)).toEqual([]);
  });
});

describe('what a contract doesn’t name', () => {
  let t: TestApp;
  let world: SweepWorld;
  beforeAll(async () => {
    t = await testApp();
    world = await sweepWorld(t);
  });
  afterAll(() => t.close());

  interface Known {
    /** The fields that are there by right. */
    named: ReadonlySet<string>;
    /** The objects that refuse what they don't name, instead of leaving it out. */
    strict: ReadonlySet<string>;
  }
  const known = (route: Route): Known => {
    const parts = route.body ? partsOf(jsonOf(route.body)) : [];
    const refusing = parts.filter(({ part }) => part.additionalProperties === false);
    return {
      named: new Set(parts.map(({ at }) => at)),
      strict: new Set(refusing.map(({ at }) => at)),
    };
  };

  /** The value with the extras in each of its objects that leaves them out. */
  function stuffed(value: unknown, at: string, parts: Known): unknown {
    if (Array.isArray(value)) return value.map((inner) => stuffed(inner, `${at}.[]`, parts));
    if (value === null || typeof value !== 'object') return value;
    const smuggled = parts.strict.has(at)
      ? []
      : Object.entries(extras).filter(([key]) => !parts.named.has(`${at}.${key}`));
    const own = Object.entries(value).map(([key, inner]) => [key, stuffed(inner, `${at}.${key}`, parts)]);
    return { ...Object.fromEntries(smuggled), ...Object.fromEntries(own) };
  }

  /** What is allowed is then done, but for the action that the case, as it stands, has behind it. */
  function withoutVersion(name: string, given: unknown): object {
    const { version, ...body } = (given ?? {}) as Record<string, unknown>;
    // A pack can't be written without its version: a stale one is a conflict, which comes after the parsing.
    // A case that is taken off its docket could be offered nothing there.
    // A line of the court that nobody understood is set aside, not accepted.
    // A case that has moved on has no place in another workflow, and a day of the court comes after the filing.
    const isNeeded =
      [
        'cases.applyToDocket',
        'cases.removeFromDocket',
        'cases.updateWorkflow',
        'courtDay.setOffer',
        'courtFacts.record',
        'docketProposals.accept',
      ].includes(name) || name.startsWith('rulePacks.');
    return isNeeded ? { version, ...body } : body;
  }

  function hostile(name: string, route: Route): Input {
    const input = inputFor(name, route, world.mine);
    const body = withoutVersion(name, input.body);
    return { ...input, body: stuffed(body, 'body', known(route)) };
  }

  const refusing = writes.filter(({ route }) => known(route).strict.size > 0);
  test.for(refusing)('$name refuses it by name where it says so', async ({ name, route }) => {
    const { body, ...input } = inputFor(name, route, world.mine);
    const role = roles.find((each) => isGranted(route, each)) ?? 'admin';
    const { named } = known(route);
    const reply = await t.send(route.method, addressOf(route, { ...input, body }), {
      as: world.mine.people[role],
      body: stuffed(withoutVersion(name, body), 'body', { named, strict: new Set() }) as object,
    });
    expect(reply.status).toBe(400);
  });

  test.for(writes)('$name lets none of it in', async ({ name, route }) => {
    const input = hostile(name, route);
    const statuses: number[] = [];
    let last = '';
    for (const role of roles.filter((each) => isGranted(route, each))) {
      const reply = await t.send(route.method, addressOf(route, input), {
        as: world.mine.people[role],
        body: input.body,
      });
      expect(reply.status, JSON.stringify(reply.body)).not.toBe(500);
      expect(JSON.stringify(reply.body)).not.toContain(MARK);
      statuses.push(reply.status);
      last = JSON.stringify(reply.body);
      if (reply.status < 300) break;
    }
    expect(
      statuses.some((status) => status < 300 || status === 409),
      `nobody gets anywhere: ${statuses.join(', ')}; the last: ${last}`,
    ).toBe(true);
  });

  test('and none of it is anywhere in the database', async () => {
    const { rows: tables } = await sql<{ name: string }>`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by 1`.execute(t.db);
    expect(tables.length).toBeGreaterThan(40);
    for (const { name } of tables) {
      const { rows } = await sql<{ found: string }>`
        select left(t::text, 500) as found from ${sql.raw(name)} t
        where t::text like any (${[`%${STRANGER}%`, `%${MARK}%`]}) limit 1`
        .execute(t.db)
        .catch((error: { code?: string }) => {
          // What the application may not even read.
          if (error.code === '42501') return { rows: [] };
          throw error;
        });
      expect(rows, name).toEqual([]);
    }
  });
});
