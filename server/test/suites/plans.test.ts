import { reminderCauses, reminderRuleInput } from '@writdesk/contract/reminders/reminder-rules';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyDayRules } from '../../src/case-service/reminder-rules/index.ts';
import { insertReminderRule } from '../../src/case-service/reminder-rules/reminder-rule-queries.ts';
import { fillTallies } from '../../src/case-service/tallies/index.ts';
import { makeClient } from '../../src/user-service/clients/client-factory.ts';
import { makeEngagement } from '../../src/user-service/firms/firm-factory.ts';
import { makePropertyOwner } from '../../src/user-service/property-owners/property-owner-factory.ts';
import { makeProperty } from '../../src/user-service/properties/property-factory.ts';
import { contextOf } from '../../src/platform/context.ts';
import { newId } from '../../src/platform/ids.ts';
import { makeUser } from '../../src/user-service/users/user-factory.ts';
import { FIXED_PLAN, KEEP_PLAN } from '../../src/platform/db/database.ts';
import {
  type FirmWithAClient,
  firmWithAClient,
  FULTON,
  FULTON_MAGISTRATE,
} from '../support/firm-with-a-client.ts';
import { type Person, testApp, type TestApp } from '../support/harness.ts';
import { recordStatements, type Statement, turnsOf } from '../support/statements.ts';

// How PostgreSQL finds what each list, search and counter reads, as the application's role and with each scope: no table that grows
// with a firm's cases is read from its beginning to its end.

const CASES = 30_000;
/** Whose cases the company and the manager have: one of so many. */
const COMPANIES = 20;
/** A company has 1,500 cases, and a count ends at a thousand. */
const MOST_READ = 4_000;
/** Those that this test fills; an empty table is read as a whole, and rightly. */
const GROWING = new Set([
  'eviction_case',
  'case_tenant',
  'case_document',
  'case_step',
  'case_dates',
  'status_change',
  'case_request',
  'lockout',
]);

/** Of a case, a day among 400. */
const ofNumber = '(right(case_number, 5)::int % 400)';

let t: TestApp;
let world: FirmWithAClient;
let people: Record<string, Person>;
let caseId: string;
beforeAll(async () => {
  t = await testApp();
  world = await firmWithAClient(t);
  const { firm, client, property, workflow } = world;
  const owner = await makePropertyOwner(t.db, { clientId: client.id });
  const landlord = await makeUser(t.db, {
    roles: ['property_owner'],
    clientId: client.id,
    ownerId: owner.id,
  });
  const care = await makeUser(t.db, { roles: ['crm_user'], crmClientIds: [client.id] });
  people = { ...world.people, landlord: landlord.person, care: care.person };
  const others = [];
  for (let n = 1; n < COMPANIES; n += 1) {
    const other = await makeClient(t.db, { seed: n });
    await makeEngagement(t.db, { clientId: other.id, firmId: firm.id });
    others.push((await makeProperty(t.db, { clientId: other.id, countyId: FULTON, seed: n })).id);
  }
  const homes = [property.id, ...others];
  // Of the company's cases a few are in the manager's home, and a few are a landlord's.
  const { id: far } = await makeProperty(t.db, { clientId: client.id, countyId: FULTON, ownerId: null });
  const userOf = ({ accountId }: Person) =>
    sql`(select id from users.app_user where account_id = ${accountId})`;
  await sql`insert into cases.eviction_case (firm_id, id, client_id, property_id, owner_id, county_id, state_code, courthouse_id, workflow_id,
      workflow_version, title, case_draft_number, case_number, status, tenant_names, assigned_processor_id, assigned_lawyer_id, next_date,
      may_do, may_do_on, hearing_at, submitted_at, closed_at, created_at, updated_at)
    select ${firm.id}, ('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, home.client_id,
      case when n % ${COMPANIES * 20} = 0 then home.id when n % ${COMPANIES} = 0 then ${far} else home.id end,
      case when n % ${COMPANIES * 25} = 0 then ${owner.id}::uuid end, ${FULTON}, 'GA', ${FULTON_MAGISTRATE}, ${workflow.id}, 1,
      'Peachline v. Person ' || n % 997, 'D-2026-' || lpad((100000 + n)::text, 6, '0'), '26ED' || lpad(n::text, 6, '0'),
      (array['FILED', 'REVIEW', 'INTAKE', 'CLOSED', 'CLOSED', 'CLOSED', 'CLOSED', 'CLOSED', 'CLOSED', 'DISMISSED'])[1 + n % 10],
      case when n % 10000 = 7 then 'Zebulon' else 'Person ' || n end,
      case when n % 300 = 0 then ${userOf(people['processor']!)} end, case when n % 300 = 1 then ${userOf(people['lawyer']!)} end,
      date '2026-01-01' + n % 400, case when n % 11 = 0 then 'FILE' end, case when n % 11 = 0 then date '2026-01-01' + n % 400 end,
      timestamptz '2026-01-01 14:00Z' + n % 400 * interval '1 day',
      timestamptz '2026-01-01' + n * interval '1 minute', case when n % 10 > 2 then timestamptz '2026-01-01' + n * interval '1 minute' end,
      timestamptz '2026-01-01' + n * interval '1 minute', now() - n % 5000 * interval '1 minute'
    from generate_series(1, ${CASES}::int) n
    join users.property home on home.id = (${homes}::uuid[])[1 + n % ${COMPANIES}]`.execute(t.db);
  for (const [table, columns, values] of [
    ['case_tenant', 'id, position', 'id, 0'],
    [
      'case_document',
      'id, kind, title, source, status, file_name, content_type',
      "id, 'LEASE', 'Lease', 'UPLOAD', 'READY', 'a.pdf', 'application/pdf'",
    ],
    ['case_step', 'id, step_id, sequence_no, name, roles, configure_action', "id, id, 1, 'Step', '{}', '{}'"],
    [
      'status_change',
      'id, to_status, action, actor_kind, actor_id, actor_name, occurred_at',
      "id, 'INTAKE', 'submit', 'user', assigned_processor_id, 'Person', created_at",
    ],
    [
      'case_dates',
      'law_key, counted_at, dates',
      `'seed', created_at, jsonb_build_object('NOTICE_EXPIRES', jsonb_build_object('date', date '2026-01-01' + ${ofNumber}))`,
    ],
    ['case_request', 'id, addressee, kind, item, due_on', "id, 'CLIENT', 'FIELD', 'phone', created_at::date"],
    [
      'lockout',
      'id, state, lockout_date, set_at, set_by_name',
      `id, 'SET', date '2026-01-01' + ${ofNumber}, created_at, 'A clerk'`,
    ],
  ] as const)
    await sql
      .raw(
        `insert into cases.${table} (firm_id, client_id, case_id, ${columns}) select firm_id, client_id, id, ${values} from cases.eviction_case`,
      )
      .execute(t.db);
  await fillTallies(t.db);
  const maintainer = new pg.Client(t.connection);
  await maintainer.connect();
  // Of all rows, and with the indexes of names and numbers in order: else the planner would choose by chance.
  await maintainer.query('set default_statistics_target = 1000');
  await maintainer.query('vacuum (analyze)');
  await maintainer.end();
  caseId = '01900000-0000-7000-8000-000000000fa0';
}, 300_000);
afterAll(() => t.close());

const api = '/api/case-service/case';
const reads: Record<string, () => string> = {
  'the newest': () => `${api}/list-cases`,
  'by next date': () => `${api}/list-cases?sort=nextDate`,
  'from the latest next date': () => `${api}/list-cases?sort=-nextDate`,
  'by last change': () => `${api}/list-cases?sort=-updatedAt`,
  'by title': () => `${api}/list-cases?sort=title`,
  'by title, downwards': () => `${api}/list-cases?sort=-title`,
  'of a status': () => `${api}/list-cases?status=REVIEW`,
  'of statuses by next date': () => `${api}/list-cases?status=REVIEW,FILED&sort=nextDate`,
  'of a county': () => `${api}/list-cases?countyId=${FULTON}`,
  'of two rare courthouses': () => `${api}/list-cases?courthouseId=${newId()},${newId()}`,
  'the choices of its filters': () => `${api}/filter-choices`,
  'of a rare name': () => `${api}/list-cases?search=zebulon`,
  'of a number': () => `${api}/list-cases?search=26ED00012`,
  'of a property': () => `${api}/list-cases?propertyId=${world.property.id}`,
  'the queues': () => `${api}/queues`,
  'the dashboard': () => `${api}/dashboard-status/${world.client.id}`,
  'the dashboard of a month': () =>
    `${api}/dashboard-status/${world.client.id}?dateRange=2026-01-01,2026-01-31`,
  'the statuses': () => `${api}/statuses/${world.client.id}`,
  'handled by me': () => `${api}/handled-by-me`,
  'the worklist': () => `${api}/recommended`,
  'a case': () => `${api}/details/${caseId}`,
  'its timeline': () => `${api}/timeline/${caseId}`,
  'whose files are removed': () => '/api/case-service/retention/cases',
  'when those of one are': () => `/api/case-service/retention/of-case/${caseId}`,
};
const readers = [
  'admin',
  'crm',
  'care',
  'firmAdmin',
  'processor',
  'lawyer',
  'owner',
  'manager',
  'landlord',
] as const;

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Node[];
}

test.each(readers)(
  '%s reads no table that grows as a whole',
  async (reader) => {
    const as = people[reader]!;
    const application = new pg.Client(t.connection);
    await application.connect();
    const faults: string[] = [];
    // Most calls ask who is calling in the same words: the same statement with the same values has one plan.
    const looked = new Set<string>();
    let plans = 0;
    try {
      for (const [name, path] of Object.entries(reads)) {
        let status = 0;
        const statements = await recordStatements(async () => {
          ({ status } = await t.send('GET', path(), { as }));
        });
        if (status === 403 || status === 404) continue;
        expect(status, `${reader}: ${name}`).toBe(200);
        const { opening, turns } = turnsOf(statements);
        expect(opening, 'the role and the scope').toContain('set local role writdesk_app');
        for (const statement of turns.flat()) {
          // The job queue of the same process polls meanwhile.
          if (!/^(select|with)/i.test(statement.text.trim()) || statement.text.includes('jobs.')) continue;
          plans += 1;
          const asked = JSON.stringify([
            opening,
            statement.name,
            statement.text,
            statement.values.map(textOf),
          ]);
          if (looked.has(asked)) continue;
          looked.add(asked);
          const whole = wholeTablesOf(await planOf(application, opening, statement));
          if (whole.length) faults.push(`${name}: ${whole.join(', ')} in ${statement.text.slice(0, 300)}`);
        }
      }
    } finally {
      await application.end();
    }
    expect(faults).toEqual([]);
    expect(plans).toBeGreaterThan(10);
  },
  120_000,
);

const attempt = { id: 'plans', number: 1, isLast: true, signal: new AbortController().signal };

test.each(reminderCauses)('a firm’s rule of %s reads only the cases that may be due', async (cause) => {
  const key = { firmId: world.firm.id, id: newId() };
  const rule = reminderRuleInput.parse({
    name: cause,
    message: 'Look at it',
    cause,
    offset: 1,
    ...(cause === 'DEADLINE' && { deadlineEvent: 'NOTICE_EXPIRES' }),
    ...(cause === 'STATUS_AGE' && { status: 'FILED', side: 'AFTER' }),
  });
  await insertReminderRule(t.db, key, rule, new Date('2026-01-01T00:00:00Z'));
  const context = contextOf(t.opened.deps, { kind: 'job', name: applyDayRules.name }, newId());
  const statements = await recordStatements(() => applyDayRules.handle(context, {}, attempt));
  const { opening, turns } = turnsOf(statements);
  const looks = turns.flat().filter(({ text }) => text.includes('set_before'));
  expect(looks).not.toEqual([]);
  const application = new pg.Client(t.connection);
  await application.connect();
  try {
    for (const look of looks) expect(wholeTablesOf(await planOf(application, opening, look))).toEqual([]);
  } finally {
    await application.end();
  }
  await t.db.deleteFrom('cases.reminderRule').where('id', '=', key.id).execute();
});

/** PostgreSQL looks for a plan for all values once it has planned a prepared statement five times. */
const UNTIL_KEPT = 6;

/** The plan as the server comes to use it: of a prepared statement the one that it keeps. */
async function planOf(client: pg.Client, opening: string, { name, text, values }: Statement): Promise<Node> {
  await client.query(opening.replace(KEEP_PLAN, ''));
  try {
    if (text.includes(FIXED_PLAN)) await client.query(KEEP_PLAN);
    await client.query(`prepare read as ${text}`);
    const given = values.map((value) => (value === null ? 'null' : pg.escapeLiteral(textOf(value))));
    const read = `execute read${given.length ? `(${given.join(', ')})` : ''}`;
    if (name) for (let times = 0; times < UNTIL_KEPT; times += 1) await client.query(read);
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
      `explain (analyze, format json) ${read}`,
    );
    return rows[0]!['QUERY PLAN'][0].Plan;
  } finally {
    await client.query('rollback');
    await client.query('deallocate all');
  }
}

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.map((one) => JSON.stringify(String(one))).join()}}`;
  return String(value);
}

/** Tables that are read from beginning to end, and those of which more is read than a page or a capped count needs. */
function wholeTablesOf(node: Node): string[] {
  const table = node['Relation Name'] ?? '';
  const read =
    node['Actual Loops'] *
    (node['Actual Rows'] +
      (node['Rows Removed by Filter'] ?? 0) +
      (node['Rows Removed by Index Recheck'] ?? 0));
  const isWhole = GROWING.has(table) && (node['Node Type'].endsWith('Seq Scan') || read > MOST_READ);
  const own = isWhole ? [`${node['Node Type']} ${node['Index Name'] ?? ''} of ${read} rows of ${table}`] : [];
  return [...own, ...(node.Plans ?? []).flatMap(wholeTablesOf)];
}
