import type { clients } from '@writdesk/contract/clients/clients';
import type { RouteInput } from '@writdesk/contract/route';
import { localDate } from '../../platform/clock.ts';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { refuseUnknownState } from '../geography/index.ts';
import {
  activateWhenWhole,
  lockClient,
  selectFirms,
  setEngagements,
  updateClientRow,
} from './change-client-queries.ts';
import { mayChangeClient } from './client-policy.ts';
import { selectEngagements } from './client-queries.ts';
import { companyRow, payablesRow } from './company-row.ts';
import { engagementFaults } from './engagement-policy.ts';
import { readClientIn } from './get-client.ts';
import { clientAudits } from './client-audits.ts';
import { termsFollowers } from './terms-followers.ts';

/**
 * Changes a company; what is absent stays.
 * @throws `client_not_found`, `conflict` for a stale version, `forbidden` for what isn't the role's to say, `invalid`
 *   naming the field.
 */
export async function updateClient(
  context: UserContext,
  { params, body }: RouteInput<typeof clients.update>,
) {
  const { deps, scope } = context;
  const actor = personOf(context);
  const { version, accountsPayable, termsDays, graceDays, overdueGate, status, engagements, ...company } =
    body;
  return transact(context, async (tx) => {
    const client = found(await lockClient(tx.db, scope, params.id), 'client_not_found');
    tx.authorize(
      mayChangeClient(actor, {
        changesCompany: Object.values(company).some((value) => value !== undefined),
        changesTerms: [termsDays, graceDays, overdueGate, engagements].some((value) => value !== undefined),
        changesStatus: status !== undefined && status !== client.status,
      }),
    );
    if (version !== undefined && version !== client.version)
      refuse('conflict', { current: await readClientIn(tx.db, context, client.id) });
    await refuseUnknownState(tx.db, {
      stateCode: company.stateCode,
      'accountsPayable.address.stateCode': accountsPayable?.address?.stateCode,
      ...Object.fromEntries(
        (engagements ?? []).flatMap(({ stateCodes }, index) =>
          stateCodes.map((code, place) => [`engagements.${index}.stateCodes.${place}`, code]),
        ),
      ),
    });
    if (engagements) {
      const errors = engagementFaults(engagements, {
        firmIds: (await selectFirms(tx.db, scope)).map(({ id }) => id),
        before: await selectEngagements(tx.db, scope, client.id),
        today: localDate(tx.now, client.timeZone),
      });
      if (errors.length) refuse('invalid', { errors });
      await setEngagements(tx.db, client.id, engagements);
    }
    const change = {
      ...companyRow(company),
      ...(accountsPayable && payablesRow(accountsPayable)),
      ...(termsDays !== undefined && { termsDays }),
      ...(graceDays !== undefined && { graceDays }),
      ...(overdueGate && { overdueGate }),
      ...(status && { status }),
    };
    await updateClientRow(tx.db, client.id, change, tx.now);
    if (graceDays !== undefined || overdueGate)
      for (const follow of deps.registered.of(termsFollowers)) await follow(tx, context, client.id);
    const activated = await activateWhenWhole(tx.db, client.id);
    await tx.audit(clientAudits.update, {
      subjectId: client.id,
      clientId: client.id,
      data: {
        changed: Object.keys(change),
        ...(status && { status: { before: client.status, after: status } }),
        ...(engagements && { engagements }),
        ...(activated && { activated }),
      },
    });
    return readClientIn(tx.db, context, client.id);
  });
}
