import { expect, test } from 'vitest';
import type { Decision } from '../../platform/http/refuse.ts';
import { mayApprove, mayPrint, mayReissue, maySubmit, mayUpdate, mayVoid } from './check-policy.ts';

const said = (decision: Decision) => (decision.allowed ? 'yes' : decision.code);
const billing = { roles: ['firm_billing'] as const, userId: 'ben' };
const processor = { roles: ['case_processor'] as const, userId: 'pat' };
const admin = { roles: ['firm_admin'] as const, userId: 'amy' };
const lawyer = { roles: ['lawyer'] as const, userId: 'lea' };
const check = (status: string, more: object = {}) => ({
  status,
  amountCents: 11_100,
  generatedBy: 'pat',
  editedBy: null,
  printedAt: null,
  ...more,
});

test.each([
  ['a processor submits', said(maySubmit(processor, check('GENERATED'))), 'yes'],
  ['a lawyer doesn’t', said(maySubmit(lawyer, check('GENERATED'))), 'forbidden'],
  ['nobody submits twice', said(maySubmit(admin, check('AWAITING_APPROVAL'))), 'check_locked'],
  ['nobody changes a locked one', said(mayUpdate(admin, check('AWAITING_APPROVAL'))), 'check_locked'],
  ['a processor releases nothing', said(mayApprove(processor, check('AWAITING_APPROVAL'))), 'forbidden'],
  ['another person does', said(mayApprove(billing, check('AWAITING_APPROVAL'))), 'yes'],
  ['nobody what isn’t submitted', said(mayApprove(billing, check('GENERATED'))), 'check_not_waiting'],
  [
    'nobody what they generated',
    said(mayApprove(billing, check('AWAITING_APPROVAL', { generatedBy: 'ben' }))),
    'check_second_person',
  ],
  [
    'nobody what they changed last',
    said(mayApprove(admin, check('AWAITING_APPROVAL', { editedBy: 'amy' }))),
    'check_second_person',
  ],
  [
    'nobody what they generated before they left and came back',
    said(mayApprove({ ...billing, formerIds: ['pat'] }, check('AWAITING_APPROVAL'))),
    'check_second_person',
  ],
  [
    'only what is released is printed',
    said(mayPrint(processor, check('AWAITING_APPROVAL'))),
    'check_not_released',
  ],
  ['and then it is', said(mayPrint(processor, check('SUBMITTED'))), 'yes'],
  ['a processor voids nothing', said(mayVoid(processor, check('GENERATED'))), 'forbidden'],
  [
    'a small one is voided by who made it',
    said(mayVoid(billing, check('SUBMITTED', { generatedBy: 'ben' }))),
    'yes',
  ],
  [
    'one of $500 as well',
    said(mayVoid(billing, check('SUBMITTED', { generatedBy: 'ben', amountCents: 50_000 }))),
    'yes',
  ],
  [
    'a larger one isn’t',
    said(mayVoid(billing, check('SUBMITTED', { generatedBy: 'ben', amountCents: 50_001 }))),
    'check_second_person',
  ],
  [
    'but before its release it is',
    said(mayVoid(billing, check('GENERATED', { generatedBy: 'ben', amountCents: 50_001 }))),
    'yes',
  ],
  ['a void one isn’t voided', said(mayVoid(admin, check('VOIDED'))), 'check_void'],
  ['a void one is reissued', said(mayReissue(billing, check('VOIDED'), false)), 'yes'],
  ['once', said(mayReissue(billing, check('VOIDED'), true)), 'check_not_void'],
  ['and no other', said(mayReissue(billing, check('SUBMITTED'), false)), 'check_not_void'],
])('%s', (_, answer, expected) => expect(answer).toBe(expected));
