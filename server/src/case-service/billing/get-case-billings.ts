import { permitted } from '@writdesk/contract/permissions/permissions';
import { personOf, type UserContext } from '../../platform/context.ts';
import { visibleRecord } from '../cases/record/index.ts';
import { billingsOf } from './billings-of.ts';

/** Unbilled and billed lines of a case; both lists are always there. */
export async function getCaseBillings(context: UserContext, { params }: { params: { id: string } }) {
  const record = await visibleRecord(context, params.id);
  const { roles } = personOf(context);
  const may = (permission: 'billing-item.create' | 'billing-item.update' | 'billing-item.delete') =>
    permitted(roles, permission) !== null;
  return {
    ...(await billingsOf(context.deps.db.as(context.scope), record)),
    can: {
      create: may('billing-item.create'),
      update: may('billing-item.update'),
      delete: may('billing-item.delete'),
    },
  };
}
