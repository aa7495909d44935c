import { chargeActions } from '@writdesk/contract/invoices/bill-items';
import { stepActions } from '@writdesk/contract/workflows/workflow-values';
import { expect, test } from 'vitest';
import { chargeReason } from './charge-words.ts';

const charge = {
  trigger: 'approval',
  onEntry: false,
  source: 'AUTO',
  amountCents: 12_500,
  createdByName: null,
} as const;
const said = (of: Partial<Parameters<typeof chargeReason>[0]>) => chargeReason({ ...charge, ...of });

test.each([
  ['the approval', {}, 'Approved and sent for filing'],
  ['the signed writ', { trigger: 'writ-reviewed' }, 'Writ signed'],
  ['a step that was done', { trigger: 'record-service' }, 'Service return recorded'],
  [
    'a step that began',
    { trigger: 'record-service', onEntry: true },
    'When this step began: Record service return',
  ],
  ['a task', { trigger: 'task' }, 'A step of the workflow was done'],
  ['a void check', { trigger: 'check', amountCents: -6_000 }, 'A court check was voided'],
  ['the check after it', { trigger: 'check' }, 'Another court check paid it'],
  ['postage', { trigger: 'envelope' }, 'Postage for an envelope'],
  ['its refund', { trigger: 'envelope', amountCents: -73 }, 'The postage was refunded'],
  ['interest', { trigger: 'interest' }, 'Interest on an overdue invoice'],
  ['a person', { trigger: 'manual', source: 'MANUAL', createdByName: 'Priya Raman' }, 'Added by Priya Raman'],
  ['a person nobody noted', { trigger: 'manual', source: 'MANUAL' }, null],
] as const)('why a case was charged: %s', (_, of, expected) => {
  expect(said(of)).toBe(expected);
});

test('whatever charges has a reason of its own', () => {
  const kinds = stepActions.map((action) => action.toLowerCase());
  for (const trigger of [...Object.keys(chargeActions), ...kinds])
    for (const onEntry of [false, true]) expect(said({ trigger, onEntry })).toMatch(/\w{4}/);
});
