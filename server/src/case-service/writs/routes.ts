import type { Route } from '@writdesk/contract/route';
import { ownKeys } from '@writdesk/contract/values/records';
import { writCalls, writs } from '@writdesk/contract/writs/writs';
import { bind, type Binding, type Verb } from '../../platform/http/bind.ts';
import { changeManyWrits } from './change-many.ts';
import { listWrits } from './list-writs.ts';
import { writVerbs } from './writ-verbs.ts';

const { create, ...others } = writVerbs;

export const writRoutes: readonly Binding[] = [
  bind(writs.list, listWrits),
  // One that a company only requests is answered with 202.
  bind(writs.create, create, ({ writ }) => (writ ? 201 : 202)),
  // `writVerbs` has tied each verb to the call of its own name.
  ...ownKeys(others).map((action) =>
    bind(writCalls[action] as Route, others[action] as unknown as Verb<Route>),
  ),
  bind(writs.bulk, changeManyWrits),
];
