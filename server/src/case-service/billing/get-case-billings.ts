import type { UserContext } from '../../platform/context.ts';
import { visibleRecord } from '../cases/record/index.ts';
import { billingsOf } from './billings-of.ts';

/** Unbilled and billed lines of a case; both lists are always there. */
export async function getCaseBillings(context: UserContext, { params }: { params: { id: string } }) {
  const record = await visibleRecord(context, params.id);
  return billingsOf(context.deps.db.as(context.scope), record);
}
