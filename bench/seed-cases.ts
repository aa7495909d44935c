import type pg from 'pg';
import { fillTallies } from './world/seed-firm.ts';

/**
 * Many cases at once, straight into the tables: what the list reads, and the tallies that agree with it.
 * @param world the first firm has `count` cases, spread over its companies, all statuses and two years.
 */
export async function seedCases(
  client: pg.Client,
  world: {
    firmId: string;
    clientIds: string[];
    propertyIds: string[];
    courthouseId: string;
    countyId: string;
    workflowId: string;
  },
  count: number,
): Promise<void> {
  await client.query(
    `insert into cases.eviction_case (firm_id, id, client_id, property_id, unit_label, county_id, state_code, courthouse_id, workflow_id,
       workflow_version, title, case_draft_number, case_number, status, complete, tenant_names, premises, claim_cents, next_date,
       next_date_kind, created_at, updated_at)
     select $1, gen_random_uuid(), ($2::uuid[])[1 + n % cardinality($2::uuid[])], ($3::uuid[])[1 + n % cardinality($3::uuid[])],
       (n % 400)::text, $4, 'GA', $5, $6, 1,
       'Peachline v. ' || (array['Okonkwo', 'Nguyen', 'Hernandez', 'Whitaker', 'Dawkins', 'Fernández', 'Pham', 'Grzybowski'])[1 + n % 8] || ' – ' || n % 400,
       'D-2026-' || lpad(n::text, 6, '0'),
       case when n % 3 > 0 then '26ED' || lpad(n::text, 6, '0') end,
       (array['INTAKE', 'INITIAL_CHECK', 'REVIEW', 'FILED', 'SENT_FOR_SERVING', 'ON_DOCKET', 'JUDGMENT_RECORDED', 'CLOSED', 'CLOSED', 'DISMISSED'])[1 + n % 10],
       true,
       (array['Okonkwo', 'Nguyen', 'Hernandez', 'Whitaker', 'Dawkins', 'Fernández', 'Pham', 'Grzybowski'])[1 + n % 8] || ', Person ' || n,
       'The Elms at Cascade, 1480 Elmcourt Way SW, Atlanta', 100000 + n % 500000,
       date '2026-01-01' + (n % 365), 'HEARING', timestamptz '2024-11-01' + n * interval '5 minutes', now()
     from generate_series(1, $7::int) n`,
    [
      world.firmId,
      world.clientIds,
      world.propertyIds,
      world.countyId,
      world.courthouseId,
      world.workflowId,
      count,
    ],
  );
  await fillTallies(client);
  await client.query('vacuum analyze cases.eviction_case');
  await client.query('vacuum analyze cases.case_tally');
}
