import type { interest } from '@writdesk/contract/invoices/interest';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import type { Kysely } from 'kysely';
import { personOf, type UserContext } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, deny, found, refuse, refuseField } from '../../platform/http/refuse.ts';
import { isVisibleClient } from '../../user-service/clients/index.ts';
import { chosenFirm, firmToday } from '../../user-service/firms/index.ts';
import { type Debtor, lockAccount } from '../invoices/index.ts';
import { firstDayOf, monthAfter, monthOf } from '../ledger/index.ts';
import { interestAudits } from './interest-audits.ts';
import { selectCaps, selectRates, selectStates, setRate } from './interest-rate-queries.ts';

/**
 * At which rate a firm asks interest of a company.
 * @throws `client_not_found`
 */
export async function getInterest(
  context: UserContext,
  { params, query }: RouteInput<typeof interest.terms>,
) {
  const { deps, scope } = context;
  const db = deps.db.as(scope);
  if (scope.kind === 'properties' || scope.kind === 'owner') refuse('client_not_found');
  if (!(await isVisibleClient(db, scope, params.id))) refuse('client_not_found');
  const firm = found(await chosenFirm(db, scope, query.firmId), 'client_not_found');
  return readInterest(db, context, { firmId: firm.id, clientId: params.id }, deps.clock.now());
}

/**
 * Sets the rate of the firm for a company, from the first day of the next month on: what runs isn’t changed.
 * @throws `client_not_found`, `invalid` for more than any of its states allows.
 */
export async function setInterest(context: UserContext, { params, body }: RouteInput<typeof interest.set>) {
  const { roles, name, firmId } = personOf(context);
  return transact(context, async (tx) => {
    tx.authorize(permitted(roles, 'invoice.update') && firmId ? allow : deny('forbidden'));
    if (!firmId || !(await isVisibleClient(tx.db, context.scope, params.id)))
      return refuse('client_not_found');
    const debtor = { firmId, clientId: params.id };
    await lockAccount(tx.db, debtor, tx.now);
    const { basisPoints } = body;
    const { caps, startsOn, rates } = await readInterest(tx.db, context, debtor, tx.now);
    const most = Math.max(0, ...caps.map((cap) => cap.basisPoints ?? 0));
    if (basisPoints > most)
      refuseField('basisPoints', fault('rate_above_caps', { percent: String(most / 100) }));
    await setRate(tx.db, { ...debtor, startsOn, basisPoints, setByName: name, setAt: tx.now });
    await tx.audit(interestAudits.set, {
      ...debtor,
      subjectId: debtor.clientId,
      data: { startsOn, basisPoints, beforeBasisPoints: rates[0]?.basisPoints ?? 0 },
    });
    return readInterest(tx.db, context, debtor, tx.now);
  });
}

async function readInterest(
  db: Kysely<DB>,
  context: UserContext,
  debtor: Debtor,
  now: Date,
): Promise<RouteReplyInput<typeof interest.terms>> {
  const { roles, firmId } = personOf(context);
  const today = await firmToday(db, debtor.firmId, now);
  const [rates, states] = await Promise.all([selectRates(db, debtor), selectStates(db, debtor, today)]);
  const caps = (await selectCaps(db, states)).filter(({ effectiveFrom }) => effectiveFrom <= today);
  const running = rates.find(({ startsOn }) => startsOn <= today)?.basisPoints ?? 0;
  return {
    rates,
    todayBasisPoints: running > 0 ? running : null,
    startsOn: firstDayOf(monthAfter(monthOf(today))),
    caps: states.map((stateCode) => capOf(stateCode, caps)),
    can: { set: permitted(roles, 'invoice.update') !== null && firmId === debtor.firmId },
  };
}

const UNKNOWN = { basisPoints: null, effectiveFrom: null, source: null, confidence: null };

/** What a state allows today: the newest of its caps. */
function capOf(stateCode: string, caps: Awaited<ReturnType<typeof selectCaps>>) {
  const cap = caps.find((one) => one.stateCode === stateCode);
  return cap ?? { stateCode, ...UNKNOWN };
}
