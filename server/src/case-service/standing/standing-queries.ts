import type { StandingPoint } from '@writdesk/contract/standing/standing';
import type { StandingCode, StandingPointName } from '@writdesk/contract/standing/standing-points';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { visibleCase } from '../cases/record/index.ts';

/** A point that a lawyer has passed, as it is kept on the case. */
export interface KeptStandingPass {
  point: StandingPointName;
  code: StandingCode;
  params: StandingPoint['params'];
  reason: string;
  by: string | null;
  byName: string;
  at: string;
}

/** What the check of a plaintiff asks of a case and its property. */
export interface StandingRow {
  plaintiffName: string | null;
  stateCode: string | null;
  timeZone: string;
  companyName: string | null;
  ownerName: string | null;
  ownerActive: boolean | null;
  licenseNumber: string | null;
  licenseExpiresOn: string | null;
  leadCertificateNumber: string | null;
  leadCertificateExpiresOn: string | null;
  standingOverride: KeptStandingPass[] | null;
}

interface CaseKey {
  firmId: string;
  caseId: string;
}

/** A case’s key, if the scope may see it. */
export async function findVisibleCase(
  db: Kysely<DB>,
  scope: Scope,
  caseId: string,
): Promise<CaseKey | undefined> {
  const row = await db
    .selectFrom('cases.evictionCase as c')
    .select(['c.firmId', 'c.id as caseId'])
    .where('c.id', '=', caseId)
    .where(visibleCase(scope))
    .executeTakeFirst();
  return row;
}

/** What is known of the plaintiff of a case that is known to be seen. */
export async function readStanding(
  db: Kysely<DB>,
  { firmId, caseId }: CaseKey,
): Promise<StandingRow | undefined> {
  const day = (column: string) => sql`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`;
  const { rows } = await sql<StandingRow>`
    select c.plaintiff_name, c.state_code, coalesce(county.time_zone, firm.time_zone) as time_zone,
      coalesce(known.company_name, company.name) as company_name, known.owner_name, known.owner_active,
      known.license_number, ${day('known.licenseExpiresOn')} as license_expires_on,
      known.lead_certificate_number, ${day('known.leadCertificateExpiresOn')} as lead_certificate_expires_on,
      e.standing_override
    from cases.eviction_case c
    join users.published_firm firm on firm.id = c.firm_id
    left join users.published_client_name company on company.id = c.client_id
    left join users.published_county county on county.id = c.county_id
    left join users.published_standing known on known.id = c.property_id
    left join cases.case_eviction e on e.firm_id = c.firm_id and e.case_id = c.id
    where c.firm_id = ${firmId} and c.id = ${caseId}`.execute(db);
  return rows[0];
}
