import type { FirmDetails, FirmRow, firms } from '@writdesk/contract/firms/firms';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import type { Kysely } from 'kysely';
import { personOf, type UserContext } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { type CountedFirm, findCountedFirm, selectFirmPage } from './firm-write-queries.ts';

/** A page of the law firms. */
export async function listFirms({ deps, scope }: UserContext, { query }: RouteInput<typeof firms.list>) {
  const { rows, ...counted } = await selectFirmPage(deps.db.as(scope), query, scope.today);
  return { firms: rows.map(rowView), ...counted };
}

/**
 * A law firm: whoever works in one reads their own alone.
 * @throws `not_found`
 */
export function getFirm(
  context: UserContext,
  { params }: RouteInput<typeof firms.details>,
): Promise<FirmDetails> {
  return readFirm(context.deps.db.as(context.scope), context, params.id);
}

/** The same inside a transaction. @throws `not_found` */
export async function readFirm(db: Kysely<DB>, context: UserContext, firmId: string): Promise<FirmDetails> {
  refuseOthers(context, firmId);
  const firm = found(await findCountedFirm(db, firmId, context.scope.today));
  const { roles } = personOf(context);
  return {
    ...rowView(firm),
    timeZone: firm.timeZone,
    attorneyFeeCents: firm.attorneyFeeCents,
    can: { update: permitted(roles, 'firm.update') !== null },
  };
}

/** @throws `not_found` for whoever works in another firm. */
export function refuseOthers(context: UserContext, firmId: string): void {
  const { roles, firmId: own } = personOf(context);
  if (permitted(roles, 'firm.read')?.scope !== 'visible' && own !== firmId) refuse('not_found');
}

function rowView(firm: CountedFirm): FirmRow {
  return {
    id: firm.id,
    name: firm.name,
    shortName: firm.shortName,
    addressLine1: firm.addressLine1,
    addressLine2: firm.addressLine2,
    city: firm.city,
    stateCode: firm.stateCode,
    zipCode: firm.zipCode,
    phone: firm.phone,
    email: firm.email,
    companyCount: firm.companyCount,
    userCount: firm.userCount,
    createdAt: firm.createdAt.toISOString(),
    version: firm.version,
  };
}
