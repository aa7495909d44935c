import { ownKeys } from '@writdesk/contract/values/records';
import {
  type CaseAction,
  caseActionCalls,
  caseActionDefinitions,
  caseActionFacts,
  rowsByAction,
} from '@writdesk/contract/cases/case-actions';
import type { CaseDetails, CaseRow } from '@writdesk/contract/cases/cases';
import type { Route } from '@writdesk/contract/route';
import { call } from '../../../../shared/api/index.ts';

type Seen = Pick<CaseRow, 'id' | 'status' | 'version'>;

/** Does an action that asks nothing, on the case as the list showed it. */
export function doQuickly(act: CaseAction, { id, version }: Seen): Promise<CaseDetails> {
  return send(act, id, { version });
}

/** The action by which what was just done is undone; null where that no longer leads back to where the case was. */
export function undoOf(act: CaseAction, before: Pick<Seen, 'status'>, after: CaseDetails): CaseAction | null {
  const { undoneBy } = caseActionFacts[act];
  const back = after.availableActions.find((one) => one === undoneBy);
  if (back === undefined || !isAction(back)) return null;
  const leads = rowsByAction[back].some(
    ({ from, to }) => from.includes(after.status) && to === before.status,
  );
  return leads ? back : null;
}

/** Undoes what was just done. @param comment what the audit and the timeline keep as the reason. */
export function undo(back: CaseAction, { id, version }: CaseDetails, comment: string): Promise<CaseDetails> {
  return send(back, id, { version, comment, reasonCodes: ['OTHER'] });
}

/** Calls an action that answers with the case, by its name. */
async function send(act: CaseAction, id: string, body: object): Promise<CaseDetails> {
  const keys = ownKeys(caseActionCalls);
  const key = keys.find((one) => caseActionDefinitions[one].name === act);
  if (!key) throw new Error(`No call does ${act}.`);
  const route: Route = caseActionCalls[key];
  const ask = call as (route: Route, parts: object) => Promise<CaseDetails>;
  return ask(route, { params: { id }, body, quiet: true });
}

const isAction = (name: string): name is CaseAction => Object.hasOwn(caseActionFacts, name);
