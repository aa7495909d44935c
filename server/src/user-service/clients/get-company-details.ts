import { personOf, type UserContext } from '../../platform/context.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { findFirm } from '../firms/index.ts';
import { findClient, selectEngagements } from './client-queries.ts';

/**
 * The organization that the caller works for: their company, or their law firm.
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
  shortName: string;
  addressLine1: string | null;
  addressLine2: string | null;
  city: string | null;
  stateCode: string | null;
  zipCode: string | null;
  phone: string | null;
  email: string | null;
  timeZone: string;
}

function house(row: House) {
  return {
    id: row.id,
    name: row.name,
    shortName: row.shortName,
    addressLine1: row.addressLine1,
    addressLine2: row.addressLine2,
    city: row.city,
    stateCode: row.stateCode,
    zipCode: row.zipCode,
    phone: row.phone,
    email: row.email,
    timeZone: row.timeZone,
  };
}
