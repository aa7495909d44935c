import { ownKeys } from '@writdesk/contract/values/records';
import { caseActionCalls } from '@writdesk/contract/cases/case-actions';
import { cases } from '@writdesk/contract/cases/cases';
import type { Route } from '@writdesk/contract/route';
import { bind, type Binding, type Verb } from '../../../platform/http/bind.ts';
import { caseVerbs } from './case-verbs.ts';

const actions = ownKeys(caseVerbs).filter((key) => key !== 'dismissCase');

export const caseActionRoutes: readonly Binding[] = [
  // `CaseVerbs` has tied each verb to the call of its own name.
  ...actions.map((key) => bind(caseActionCalls[key] as Route, caseVerbs[key] as unknown as Verb<Route>)),
  // One that a company only asks for is answered with 202.
  bind(cases.dismissCase, caseVerbs.dismissCase, ({ status }) => (status === 'DISMISSED' ? 200 : 202)),
];
