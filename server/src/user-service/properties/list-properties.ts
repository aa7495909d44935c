import type { properties } from '@writdesk/contract/properties/properties';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { isVisibleClient } from '../clients/index.ts';
import { countOpenCases } from './property-case-queries.ts';
import { readsLeases } from './count-properties.ts';
import { selectLeaseCounts, selectPropertyPage } from './property-queries.ts';
import { propertyView } from './property-view.ts';

type Query = RouteInput<typeof properties.list>['query'];

/** A page of the properties that the caller can see. */
export function listProperties(context: UserContext, { query }: RouteInput<typeof properties.list>) {
  return page(context, query, query.clientId);
}

/** The same of one company. @throws `client_not_found` for one that the caller can't see. */
export async function listCompanyProperties(
  context: UserContext,
  { params, query }: RouteInput<typeof properties.listOfCompany>,
) {
  const { deps, scope } = context;
  if (!(await isVisibleClient(deps.db.as(scope), scope, params.companyId))) refuse('client_not_found');
  return page(context, query, params.companyId);
}

const vacant = { occupied: 0, lateTenants: 0, lateCents: 0 };
const unread = { occupied: null, lateTenants: null, lateCents: null };

async function page(context: UserContext, query: Query, clientId: string | null) {
  const { deps, scope } = context;
  const db = deps.db.as(scope);
  const { rows, ...counted } = await selectPropertyPage(db, scope, query, clientId);
  const ids = rows.map(({ id }) => id);
  const [openCases, leases] = await Promise.all([
    countOpenCases(db, ids),
    readsLeases(context) && ids.length ? selectLeaseCounts(db, ids) : [],
  ]);
  const said = new Map(leases.map(({ propertyId, ...counts }) => [propertyId, counts]));
  const silent = readsLeases(context) ? vacant : unread;
  return {
    properties: rows.map((row) => ({ ...propertyView(row, openCases), ...(said.get(row.id) ?? silent) })),
    ...counted,
  };
}
