import { fault } from '@writdesk/contract/sentences/fault';
import { atField, type FieldError } from '@writdesk/contract/sentences/in-english';
import { refuse } from '../../../platform/http/refuse.ts';
import { newId } from '../../../platform/ids.ts';
import { chargeTrigger } from '../../billing/index.ts';
import { verbOf } from '../actions/index.ts';
import { selectTenants, updateTenant } from '../tenants/index.ts';

/** What the search for military service found, defendant by defendant. It costs what was searched for, and nothing else. */
export const recordSearch = verbOf('recordSearch', async ({ tx, record, today }, body) => {
  const errors: FieldError[] = [];
  const before = new Map((await selectTenants(tx.db, record)).map((tenant) => [tenant.id, tenant]));
  // Another word on a search of the same day corrects it, and costs nothing more.
  const made = body.searches.filter(({ tenantId, date }) => before.get(tenantId)?.militaryCheckedOn !== date);
  for (const [index, { tenantId, result, date }] of body.searches.entries()) {
    if (date > today) errors.push(atField(`searches.${index}.date`, fault('search_in_future')));
    const isOurs = await updateTenant(tx.db, record, tenantId, {
      militaryStatus: result,
      militaryCheckedOn: date,
    });
    if (!isOurs) errors.push(atField(`searches.${index}.tenantId`, fault('not_a_defendant')));
  }
  if (errors.length) refuse('invalid', { errors });
  if (made.length) {
    await chargeTrigger(tx, {
      case: record,
      trigger: 'record-search',
      quantity: made.length,
      onceFor: newId(),
    });
  }
  return { data: { searches: body.searches }, comment: body.note };
});
