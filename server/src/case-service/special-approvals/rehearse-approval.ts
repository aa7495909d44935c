import type { specialApprovals } from '@writdesk/contract/special-approvals/special-approvals';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { personOf, type UserContext } from '../../platform/context.ts';
import { found, refuseField } from '../../platform/http/refuse.ts';
import { chosenFirm, firmToday } from '../../user-service/firms/index.ts';
import { caseCriteria } from '../cases/record/index.ts';
import { type Asking, asksAbout } from './approval-plan.ts';
import { readAsked } from './case-fact-queries.ts';
import { requireFit } from './rule-faults.ts';
import { selectRehearsed } from './watch-queries.ts';

/** More open cases than a firm has at once, and as many names as a dialog shows. */
const MOST_CASES = 2_000;
const SHOWN = 50;

/**
 * About which open cases a rule would ask today, as if it were active: nothing is kept and nobody is notified.
 * @throws `invalid` naming the field, as for creating it
 */
export async function rehearseApproval(
  { deps, scope, ...context }: UserContext,
  { body }: RouteInput<typeof specialApprovals.rehearse>,
) {
  const { firmId: named, ...rule } = body;
  const db = deps.db.as(scope);
  if (!personOf({ ...context, deps, scope }).firmId && !named) refuseField('firmId', fault('firm_missing'));
  const firm = found(await chosenFirm(db, scope, named ?? null));
  await requireFit({ db }, rule);
  const now = deps.clock.now();
  const open = await selectRehearsed(db, scope, firm.id, MOST_CASES);
  const keys = new Set(rule.criteria.map(({ key }) => key));
  const criteria = deps.registered.of(caseCriteria).filter(({ key }) => keys.has(key));
  const ids = open.map(({ id }) => id);
  const read = await readAsked(db, firm.id, ids, criteria, now);
  const today = await firmToday(db, firm.id, now);
  const asking: Asking = {
    ...rule,
    criteria: rule.criteria.map(({ value, ...one }) => ({ ...one, value: value ?? null })),
  };
  const asked = new Set(
    read.filter((one) => asksAbout(asking, { asked: one, criteria, today })).map(({ id }) => id),
  );
  return {
    looked: open.length,
    asked: asked.size,
    cases: open
      .filter(({ id }) => asked.has(id))
      .slice(0, SHOWN)
      .map(({ id, title, caseNumber, caseDraftNumber, companyName }) => ({
        id,
        title,
        number: caseNumber ?? caseDraftNumber,
        companyName,
      })),
  };
}
