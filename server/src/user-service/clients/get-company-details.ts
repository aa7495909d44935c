import { personOf, type UserContext } from '../../platform/context.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { findFirm } from '../firms/index.ts';
import { findClient, selectEngagements } from './client-queries.ts';

/**
 * The house that the caller works for: his company, or his law firm.
 * @throws `client_not_found` for an administrator, who works for neither.
 */
export async function getCompanyDetails(context: UserContext) {
  const { deps, scope } = context;
  const { clientId, firmId } = personOf(context);
  const db = deps.db.as(scope);
  if (clientId) {
    const [record, engagements] = await Promise.all([
      findClient(db, scope, clientId),
      selectEngagements(db, scope, clientId),
    ]);
    return { kind: 'CLIENT' as const, ...house(found(record, 'client_not_found')), engagements };
  }
  if (!firmId) refuse('client_not_found');
  return {
    kind: 'FIRM' as const,
    ...house(found(await findFirm(db, firmId), 'client_not_found')),
    engagements: [],
  };
}

interface House {
  id: string;
  name: string;
  short_name: string;
  address_line1: string | null;
  address_line2: string | null;
  city: string | null;
  state_code: string | null;
  zip_code: string | null;
  phone: string | null;
  email: string | null;
  time_zone: string;
}

function house(row: House) {
  return {
    id: row.id,
    name: row.name,
    shortName: row.short_name,
    addressLine1: row.address_line1,
    addressLine2: row.address_line2,
    city: row.city,
    stateCode: row.state_code,
    zipCode: row.zip_code,
    phone: row.phone,
    email: row.email,
    timeZone: row.time_zone,
  };
}
