import { checkPayees, checkPurposes } from '@writdesk/contract/checks/check-values';
import { courtDate } from '@writdesk/contract/values/dates';
import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';

const onCheck = auditOf('cases', 'check', 'FIRM');
const number = z.int().nullable();
const amountCents = z.int();

const onBatch = auditOf('cases', 'check-batch', 'FIRM');

const onLimit = auditOf('cases', 'check-release-limit', 'FIRM');
const limit = z.object({ upToCents: z.int().nullable() });

export const checkAudits = {
  setLimit: onLimit('check-release-limit.set', { before: limit, after: limit }),
  /** The weekly email about checks that one person released alone. */
  listAlone: onLimit('check-release-limit.list', {
    until: courtDate,
    checks: z.int(),
    amountCents,
    notified: z.int(),
  }),
  /** The call itself: also one that finds nothing to pay leaves its row. */
  generateBulk: onBatch('check-batch.generate', {
    payeeKind: z.enum(checkPayees),
    purpose: z.enum(checkPurposes),
    checks: z.int(),
    skipped: z.int(),
  }),
  generate: onCheck('check.generate', {
    amountCents,
    payeeKind: z.enum(checkPayees),
    payeeName: z.string(),
    purpose: z.enum(checkPurposes).nullable(),
    cases: z.int(),
    batchId: z.uuid(),
    replaces: number,
  }),
  update: onCheck('check.update', {
    before: z.object({ amountCents, payeeName: z.string(), memo: z.string().nullable() }),
    after: z.object({ amountCents, payeeName: z.string(), memo: z.string().nullable() }),
  }),
  submit: onCheck('check.submit', { amountCents }),
  approve: onCheck('check.approve', { number: z.int(), amountCents, issuedOn: courtDate }),
  releaseAlone: onCheck('check.release-alone', {
    number: z.int(),
    amountCents,
    issuedOn: courtDate,
    upToCents: z.int(),
  }),
  print: onCheck('check.print', {
    number: z.int(),
    isFirst: z.boolean(),
    /** The account of the MICR line; null on stock that has one. */
    bankAccountId: z.uuid().nullable(),
  }),
  markVoid: onCheck('check.mark-void', { number, amountCents, comment: z.string(), stop: z.boolean() }),
  spoil: onCheck('check.spoil', { number, amountCents, comment: z.string(), nextNumber: z.int() }),
  takeBack: onCheck('check.take-back', { caseId: z.uuid(), amountCents: z.int() }),
  chargeAgain: onCheck('check.charge-again', { caseId: z.uuid(), amountCents: z.int() }),
};
