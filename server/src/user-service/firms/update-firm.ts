import type { firms } from '@writdesk/contract/firms/firms';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, deny, found, refuse } from '../../platform/http/refuse.ts';
import { refuseUnknownState } from '../geography/index.ts';
import { refuseTakenName } from './create-firm.ts';
import { firmAudits } from './firm-audits.ts';
import { lockFirm, updateFirmRow } from './firm-write-queries.ts';
import { readFirm, refuseOthers } from './read-firm.ts';

/**
 * Changes a law firm; what is absent stays. Documents that were made keep the name and address that they were made with.
 * @throws `not_found`, `conflict` for a stale version, `invalid` naming the field.
 */
export function updateFirm(context: UserContext, { params, body }: RouteInput<typeof firms.update>) {
  const { version, ...wanted } = body;
  return transact(context, async (tx) => {
    tx.authorize(permitted(personOf(context).roles, 'firm.update') ? allow : deny('forbidden'));
    refuseOthers(context, params.id);
    const before = found(await lockFirm(tx.db, params.id));
    if (version !== undefined && version !== before.version)
      refuse('conflict', { current: await readFirm(tx.db, context, params.id) });
    await refuseUnknownState(tx.db, { stateCode: wanted.stateCode });
    const said = Object.entries(wanted).filter(
      ([field, value]) => value !== undefined && value !== before[field as keyof typeof wanted],
    );
    await updateFirmRow(tx.db, params.id, Object.fromEntries(said));
    const changed = said.map(([field, after]) => [
      field,
      { before: before[field as keyof typeof wanted], after },
    ]);
    await tx.audit(firmAudits.update, {
      subjectId: params.id,
      firmId: params.id,
      data: { changed: Object.fromEntries(changed) },
    });
    return readFirm(tx.db, context, params.id);
  }).catch(refuseTakenName);
}
