import { type ActionWords, actionWords } from './action-words.ts';
import { backActions } from './actions/back.ts';
import { courtActions } from './actions/court.ts';
import type { CaseActionDefinition, CaseRowDefinition } from './actions/define-action.ts';
import { editActions } from './actions/edit.ts';
import { endActions } from './actions/end.ts';
import { filingActions } from './actions/filing.ts';
import { intakeActions } from './actions/intake.ts';
import type { Permission } from '../permissions/permissions.ts';

export { type CasePlace } from './actions/define-action.ts';
export { eventGroups, type EventGroup } from './case-event.ts';
export { courses, type Course } from '../machine/machine.ts';

/**
 * Every action on a case, by the name of its call. All else that knows actions is made from this: the machine’s rows,
 * the routes, the API document, work queues, bulk actions, the workflow’s steps, timelines and buttons.
 */
export const caseActionDefinitions = {
  ...intakeActions,
  ...filingActions,
  ...courtActions,
  ...backActions,
  ...endActions,
  ...editActions,
};
type Definitions = typeof caseActionDefinitions;
export type CaseActionKey = keyof Definitions;

/** The name of an action; where a call exists, its verb. */
export type CaseAction = Definitions[CaseActionKey]['name'];
/** An action without words is a type error here. */
actionWords satisfies Record<CaseAction, ActionWords>;
/** The definition of one action. */
export type DefinitionOf<A extends CaseAction> = Extract<Definitions[CaseActionKey], { name: A }>;

/** One way of an action, with what the action says for all its ways. */
export interface CaseActionRow extends CaseRowDefinition {
  action: CaseAction;
  permission: Permission;
  bySystem?: true;
}

const all: readonly (Omit<CaseActionDefinition, 'name' | 'call'> & { name: CaseAction })[] =
  Object.values(caseActionDefinitions);

const listed = <T>(of: (definition: (typeof all)[number]) => T) =>
  Object.fromEntries(all.map((definition) => [definition.name, of(definition)])) as Readonly<
    Record<CaseAction, T>
  >;

export const caseActionNames = all.map(({ name }) => name) as [CaseAction, ...CaseAction[]];

/** Each action’s definition by its own name. */
export const caseActionFacts = listed((definition) => definition);

/** The transition table, by action. Of one action the first row that describes the case counts. */
export const rowsByAction = listed(({ name, permission, bySystem, rows }): readonly CaseActionRow[] => {
  const [usual] = [permission].flat() as [Permission];
  return rows.map((row) => ({
    permission: usual,
    ...row,
    action: name,
    ...(bySystem && { bySystem }),
  }));
});
export const caseActions: readonly CaseActionRow[] = Object.values(rowsByAction).flat();

/** The calls that do an action, under the names of their definitions. */
type CalledKey = {
  [K in CaseActionKey]: Definitions[K]['call'] extends null ? never : K;
}[CaseActionKey];
export type CaseActionCalls = { [K in CalledKey]: NonNullable<Definitions[K]['call']> };
export const caseActionCalls = Object.fromEntries(
  Object.entries(caseActionDefinitions).flatMap(([key, { call }]) => (call ? [[key, call]] : [])),
) as CaseActionCalls;

/** The calls whose action leaves nothing but its record. */
export type RecordOnlyKey = {
  [K in CalledKey]: Definitions[K] extends { recordOnly: true } ? K : never;
}[CalledKey];
export const recordOnlyKeys = Object.entries(caseActionDefinitions).flatMap(([key, definition]) =>
  'recordOnly' in definition ? [key] : [],
) as RecordOnlyKey[];

/** Actions that exist for many cases at once. */
export type BulkAction = {
  [K in CaseActionKey]: Definitions[K] extends { bulk: true } ? Definitions[K]['name'] : never;
}[CaseActionKey];
export const bulkActions = all.filter(({ bulk }) => bulk).map(({ name }) => name) as [
  BulkAction,
  ...BulkAction[],
];
export const maxBulkCases = 200;
