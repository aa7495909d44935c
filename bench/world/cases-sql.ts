/**
 * The rows of a firm's cases, each table by one statement on the server: `$1` is the firm, `$2` how many cases it has.
 * Ids sort by time, as the product's own do. Three of ten cases are open; every person has some hundred cases of their own,
 * however many the firm has, and every company five hundred, but one that has a tenth of all.
 */

/** Days over which the cases came in. */
const DAYS = 730;
const statuses = `(array['INTAKE', 'REVIEW', 'FILED', 'SENT_FOR_SERVING', 'ON_DOCKET', 'JUDGMENT_RECORDED', 'CLOSED', 'CLOSED', 'CLOSED',
  'CLOSED', 'CLOSED', 'CLOSED', 'CLOSED', 'CLOSED', 'CLOSED', 'CLOSED', 'DISMISSED', 'DISMISSED', 'DISMISSED', 'DENIED'])[1 + n % 20]`;
const lastNames = `(array['Okonkwo', 'Nguyen', 'Hernandez', 'Whitaker', 'Dawkins', 'Fernández', 'Pham', 'Grzybowski', 'Abernathy', 'Castellanos',
  'Delacroix', 'Eastwood', 'Fitzgerald', 'Gutierrez', 'Holloway', 'Ibrahim'])`;

export const helpers = `
  create schema if not exists bench;
  create or replace function bench.id(kind int, n bigint) returns uuid language sql immutable return
    ('01920000-' || lpad(to_hex(kind), 4, '0') || '-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid;
  create or replace function bench.case_id(firm int, n bigint) returns uuid language sql immutable return
    (lpad(to_hex(26345000 + n / 65536), 8, '0') || '-' || lpad(to_hex(n % 65536), 4, '0') || '-7000-8000-' || lpad(to_hex(firm), 12, '0'))::uuid;
`;

/** Companies, properties and people of a firm: reference tables. `$1` is the firm, `$2` its number, `$3` cases, `$4` the county. */
export const companySql = [
  `insert into users.client (id, name, short_name, status, created_at)
   select bench.id(1000 + $2, c), 'Peachline Residential ' || c || ' of ' || $2 || ' LLC', 'Peachline ' || c, 'ACTIVE', now() - c * interval '1 minute'
   from generate_series(0, greatest($3 / 500, 4)) c`,
  `insert into users.engagement (client_id, firm_id, state_codes, from_date)
   select bench.id(1000 + $2, c), $1, '{GA}', '2024-01-01' from generate_series(0, greatest($3 / 500, 4)) c`,
  `insert into users.property_owner (id, client_id, name)
   select bench.id(3000 + $2, c), bench.id(1000 + $2, c), 'Holdings ' || c || ' LLC' from generate_series(0, greatest($3 / 500, 4)) c`,
  // A tenth of the cases are of company 0, in properties of a hundred cases; each other company has three.
  `insert into users.property (id, client_id, owner_id, name, address_line1, city, state_code, zip_code, county_id, cares_covered, created_at)
   select bench.id(2000 + $2, p), bench.id(1000 + $2, case when p % 10 = 0 then 0 else 1 + (p / 10 * 9 + p % 10) % greatest($3 / 500, 4) end),
     bench.id(3000 + $2, case when p % 10 = 0 then 0 else 1 + (p / 10 * 9 + p % 10) % greatest($3 / 500, 4) end),
     'The Elms at Cascade ' || p, 100 + p || ' Elmcourt Way SW', 'Atlanta', 'GA', '30311', $4, 'NO', now() - p * interval '1 second'
   from generate_series(0, greatest($3 / 100, 20)) p`,
  `insert into users.app_user (id, account_id, email, first_name, last_name, role_type, roles, firm_id)
   select bench.id(4000 + $2, u), bench.id(4500 + $2, u), 'person' || u || '.' || $2 || '@firm.example', 'Person' || u,
     ${lastNames}[1 + u % 16], 'Firm', case when u % 4 = 0 then array['lawyer'] else array['case_processor'] end, $1
   from generate_series(2, greatest($3 / 400, 4)) u`,
];

/** `$1` the firm, `$2` its number, `$3` cases, `$4` county, `$5` courthouse, `$6` workflow. */
export const caseSql = `
  insert into cases.eviction_case (firm_id, id, client_id, property_id, owner_id, unit_label, county_id, state_code, courthouse_id, workflow_id,
    workflow_version, title, case_draft_number, case_number, status, complete, filing_stage, service_stage, tenant_names, premises, claim_cents,
    assigned_processor_id, assigned_lawyer_id, next_date, next_date_kind, may_do, may_do_on, submitted_at, approved_at, filed_at,
    filed_on, served_at, judgment_at, judgment_outcome, possession_at,
    writ_issued_at, appeal_filed_at, denied_at, dismissed_at, closed_at, created_at, updated_at)
  select $1, bench.case_id($2, n), p.client_id, p.id, p.owner_id, (n % 400)::text, $4, 'GA', $5, $6, 1,
    'Peachline v. ' || ${lastNames}[1 + n % 16] || ' – ' || n % 400,
    'D-' || extract(year from at) || '-' || lpad(n::text, 7, '0'), case when n % 20 > 1 then extract(year from at) % 100 || 'ED' || lpad(n::text, 7, '0') end,
    made.status, true, case when n % 20 > 1 then 'ACCEPTED' else 'NONE' end, case when n % 20 > 3 then 'COMPLETE' else 'NONE' end,
    ${lastNames}[1 + n % 16] || ', ' || case when n % ($3 / 2) = 17 then 'Zebulon' else 'Person' end || ' ' || n,
    'The Elms at Cascade, ' || 100 + n % 3000 || ' Elmcourt Way SW, Atlanta', 100000 + n % 500000,
    bench.id(4000 + $2, 1 + 4 * (n / 3 % greatest($3 / 1600, 1)) + n % 3), bench.id(4000 + $2, 4 * (n % greatest($3 / 1600, 1))),
    case when is_open then (at + interval '40 days')::date end, case when is_open then 'HEARING' end,
    case when is_open and n % 3 = 0 then 'FILE' end, case when is_open and n % 3 = 0 then (at + interval '20 days')::date end,
    at + interval '1 day', at + interval '3 days', case when n % 20 > 1 then at + interval '4 days' end,
    case when n % 20 > 1 then (at + interval '4 days')::date end, case when n % 20 > 3 then at + interval '9 days' end,
    case when not is_open then at + interval '19 days' end, case when not is_open then 'DEFAULT_POSSESSION' end,
    case when made.status = 'CLOSED' then at + (32 + n % 27) * interval '1 day' end,
    case when n % 7 = 0 then at + interval '30 days' end, case when n % 50 = 0 then at + interval '35 days' end,
    case when made.status = 'DENIED' then at + interval '2 days' end, case when made.status = 'DISMISSED' then at + interval '20 days' end,
    case when made.status = 'CLOSED' then at + interval '60 days' end, at, at + (n % 60) * interval '1 day'
  from (select n, at, ${statuses} as status, n % 20 < 6 as is_open
    from (select n, date_trunc('day', now()) - interval '${DAYS} days' + n * (interval '${DAYS} days' / $3) as at from generate_series(1, $3::int) n) moments) made
  join users.property p on p.id = bench.id(2000 + $2, case when n % 10 = 0 then (n / 10 % greatest($3 / 1000, 2)) * 10
    else (n / 10 % greatest($3 / 1000, 2)) * 10 + n % 10 end)
  order by n`;

const child =
  (columns: string, values: string, times: number, where = 'true') =>
  (table: string) =>
    `
  insert into cases.${table} (firm_id, client_id, case_id, ${columns})
  select c.firm_id, c.client_id, c.id, ${values} from cases.eviction_case c cross join generate_series(1, ${times}) k
  where c.firm_id = $1 and ${where}`;
const id =
  "(left(c.id::text, 14) || '7' || substr(c.id::text, 16, 4) || '8' || lpad(to_hex(k), 3, '0') || right(c.id::text, 13))::uuid";
const people = `c.assigned_processor_id, 'Person of the firm'`;

/** What each case has, as a real one does. `$1` is the firm. */
/** Dates with all that is kept of one. */
const keptDates = Object.fromEntries(
  [
    ['NOTICE_EXPIRES', '2026-01-10', 'GA-NOTICE'],
    ['ANSWER_DUE', '2026-02-10', 'GA-ANSWER'],
    ['APPEAL_DUE', '2026-03-10', 'GA-APPEAL'],
  ].map(([event, date, ruleId]) => [
    event,
    {
      date,
      from: null,
      to: null,
      earliestAction: date,
      missing: [],
      ruleId,
      packVersion: '2026.1',
      supposed: null,
      cite: 'O.C.G.A. § 44-7-50',
    },
  ]),
);

export const childSql: readonly [table: string, sql: string][] = (
  [
    [
      'case_tenant',
      child(
        'id, position, first_name, last_name, service_method, served_on, service_result',
        `${id}, k - 1, 'Person', split_part(c.tenant_names, ',', 1), 'PERSONAL', (c.created_at + interval '10 days')::date, 'SERVED'`,
        2,
      ),
    ],
    [
      'case_eviction',
      child(
        'reasons, lease_from, monthly_rent_cents, rent_due_day, rent_through, claimed_cents, notice_type, notice_served_on, notice_method, cares_covered',
        `'{NONPAYMENT}', date '2023-01-01', 150000, 1, c.created_at::date, c.claim_cents, 'PAY_OR_VACATE', (c.created_at - interval '5 days')::date, 'POST_AND_MAIL', 'NO'`,
        1,
      ),
    ],
    [
      'case_ledger_line',
      child(
        'id, position, kind, due_on, description, amount_cents',
        `${id}, k, 'RENT', c.created_at::date - 30 * k, 'Rent', 150000`,
        3,
      ),
    ],
    [
      'case_document',
      child(
        'id, kind, title, source, status, path, file_name, content_type, size_bytes, created_by, created_at',
        `${id}, 'LEASE', 'Lease', 'UPLOAD', 'READY', 'cases/' || c.id || '/' || k, 'lease.pdf', 'application/pdf', 120000, c.assigned_processor_id, c.created_at`,
        2,
      ),
    ],
    [
      'case_step',
      child(
        'id, step_id, sequence_no, name, roles, configure_action, state, started_at, done_at, done_by, done_by_name',
        `${id}, ${id}, k, 'Step ' || k, '{case_processor}', jsonb_build_object('action', (array['initial-check', 'review', 'send-for-filing', 'add-case-number', 'close'])[k], 'requiredFields', '[]'::jsonb, 'requiredDocuments', '[]'::jsonb), 'DONE', c.created_at, c.created_at, ${people}`,
        5,
      ),
    ],
    [
      'status_change',
      child(
        'id, from_status, to_status, action, actor_kind, actor_id, actor_name, occurred_at',
        `${id}, 'INTAKE', 'INITIAL_CHECK', 'initial-check', 'user', ${people}, c.created_at + k * interval '1 day'`,
        4,
      ),
    ],
    [
      'internal_comment',
      child(
        'id, comment_type, message, created_by, created_by_name, created_at',
        `${id}, 'Firm', 'The tenant called and asked for the ledger.', ${people}, c.created_at`,
        1,
      ),
    ],
    [
      'reminder',
      child(
        'id, kind, due_at, audience, message, done_at',
        `${id}, 'NEXT_DATE', c.created_at, 'FIRM', 'A date comes up.', case when c.next_date is null then now() end`,
        1,
      ),
    ],
    [
      'case_request',
      child(
        'id, addressee, kind, item, asked_by, asked_at, answered_at',
        `${id}, 'CLIENT', 'DOCUMENT', 'LEDGER', c.assigned_processor_id, c.created_at, c.created_at`,
        1,
        `c.unit_label like '%7'`,
      ),
    ],
    [
      'billing_item',
      child(
        'id, description, unit_cents, amount_cents, incurred_at, source, trigger',
        `${id}, 'Filing fee', 7500, 7500, c.created_at, 'AUTO', 'FILED'`,
        1,
        `c.filing_stage = 'ACCEPTED'`,
      ),
    ],
    [
      'case_dates',
      child('dates, law_key, counted_at', `'${JSON.stringify(keptDates)}', 'seed', c.created_at`, 1),
    ],
  ] as const
).map(([table, sql]) => [table, sql(table)]);

export const auditSql = `
  insert into cases.audit_event (firm_id, client_id, subject, subject_id, seq, action, actor_kind, actor_id, actor_name, occurred_at, data, prev_hash, hash)
  select c.firm_id, c.client_id, 'case', c.id, k, 'case.save', 'user', ${people}, c.created_at + k * interval '1 hour', '{"mode": "act"}',
    md5(c.id::text || k - 1), md5(c.id::text || k)
  from cases.eviction_case c cross join generate_series(1, 6) k where c.firm_id = $1`;
