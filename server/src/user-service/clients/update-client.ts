import type { clients } from '@writdesk/contract/clients/clients';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { localDate } from '../../platform/clock.ts';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { found, refuse, refuseField } from '../../platform/http/refuse.ts';
import { refuseUnknownState } from '../geography/index.ts';
import {
  activateWhenWhole,
  lockClient,
  setEngagements,
  setTerms,
  updateClientRow,
} from './change-client-queries.ts';
import { mayChangeClient } from './client-policy.ts';
import { selectEngagements, selectTerms } from './client-queries.ts';
import { companyRow, payablesRow } from './company-row.ts';
import { engagementFaults } from './engagement-policy.ts';
import { readClientIn } from './get-client.ts';
import { clientAudits } from './client-audits.ts';
import { nameableFirms } from './list-firms.ts';
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
  const { scope } = context;
  const actor = personOf(context);
  const { version, accountsPayable, terms, status, engagements, ...company } = body;
  return transact(context, async (tx) => {
    const client = found(await lockClient(tx.db, scope, params.id), 'client_not_found');
    tx.authorize(
      mayChangeClient(actor, {
        changesCompany: Object.values(company).some((value) => value !== undefined),
        changesTerms: terms !== undefined || engagements !== undefined,
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
        firmIds: (await nameableFirms(tx.db, context)).map(({ id }) => id),
        before: await selectEngagements(tx.db, scope, client.id),
        today: localDate(tx.now, client.timeZone),
      });
      if (errors.length) refuse('invalid', { errors });
      await setEngagements(tx.db, client.id, engagements);
    }
    const change = {
      ...companyRow(company),
      ...(accountsPayable && payablesRow(accountsPayable)),
      ...(status && { status }),
    };
    await updateClientRow(tx.db, client.id, change, tx.now);
    const agreed = terms && (await agree(tx, context, client.id, terms));
    const activated = await activateWhenWhole(tx.db, client.id);
    await tx.audit(clientAudits.update, {
      subjectId: client.id,
      clientId: client.id,
      data: {
        changed: [...Object.keys(change), ...(agreed ? ['terms'] : [])],
        ...(status && { status: { before: client.status, after: status } }),
        ...(engagements && { engagements }),
        ...(agreed && { terms: agreed }),
        ...(activated && { activated }),
      },
    });
    return readClientIn(tx.db, context, client.id);
  });
}

/** Sets the terms of the company with one of its firms; what is absent of them stays. */
async function agree(
  tx: Tx,
  context: UserContext,
  clientId: string,
  { firmId, ...changes }: NonNullable<RouteInput<typeof clients.update>['body']['terms']>,
) {
  const before = (await selectTerms(tx.db, context.scope, clientId)).find((one) => one.firmId === firmId);
  if (!before) return refuseField('terms.firmId', fault('no_such_law_firm'));
  const after = {
    firmId,
    termsDays: changes.termsDays ?? before.termsDays,
    graceDays: changes.graceDays ?? before.graceDays,
    overdueGate: changes.overdueGate ?? before.overdueGate,
  };
  await setTerms(tx.db, { clientId, ...after });
  if (after.graceDays !== before.graceDays || after.overdueGate !== before.overdueGate)
    for (const follow of context.deps.registered.of(termsFollowers))
      await follow(tx, context, { firmId, clientId });
  return after;
}
