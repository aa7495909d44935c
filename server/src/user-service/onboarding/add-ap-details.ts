import type { clients } from '@writdesk/contract/clients/clients';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, deny, found } from '../../platform/http/refuse.ts';
import { refuseUnknownState } from '../geography/index.ts';
import {
  activateWhenWhole,
  lockClient,
  payablesRow,
  readClientIn,
  updateClientRow,
  clientAudits,
} from '../clients/index.ts';

/**
 * Says who is sent a company's invoices.
 * @throws `client_not_found`; `invalid` naming the field.
 */
export async function addApDetails(
  context: UserContext,
  { params, body }: RouteInput<typeof clients.addApDetails>,
) {
  const { roles } = personOf(context);
  return transact(context, async (tx) => {
    const client = found(await lockClient(tx.db, context.scope, params.id), 'client_not_found');
    tx.authorize(permitted(roles, 'company.update') ? allow : deny('forbidden'));
    await refuseUnknownState(tx.db, { 'address.stateCode': body.address?.stateCode });
    await updateClientRow(tx.db, client.id, payablesRow(body), tx.now);
    const activated = await activateWhenWhole(tx.db, client.id);
    await tx.audit(clientAudits.addApDetails, {
      subjectId: client.id,
      clientId: client.id,
      data: { name: body.name, email: body.email, ...(activated && { activated }) },
    });
    return readClientIn(tx.db, context, client.id);
  });
}
