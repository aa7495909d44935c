import type { Role } from '@writdesk/contract/permissions/roles';
import { expect, test } from 'vitest';
import { maySay } from './rule-verdict-policy.ts';

const lawyer: Role[] = ['lawyer'];

test.each<[string, Role[], string[], string, string | null]>([
  ['a lawyer of the state', lawyer, ['GA'], 'GA', null],
  ['a lawyer of another state', lawyer, ['TX'], 'GA', 'lawyer_bar_state'],
  // Federal law holds in every state, and no bar is its own: whoever is admitted somewhere may read it.
  ['a lawyer of any state, of federal law', lawyer, ['TX'], 'US', null],
  ['a lawyer who is admitted nowhere, of federal law', lawyer, [], 'US', 'lawyer_bar_state'],
  ['an administrator', ['admin'], [], 'US', 'forbidden'],
  ['who administers a firm and is no lawyer', ['firm_admin'], [], 'GA', 'forbidden'],
])('%s', (_, roles, barStates, state, refusal) => {
  const decision = maySay({ roles, barStates }, state);
  expect(decision.allowed ? null : decision.code).toBe(refusal);
});
