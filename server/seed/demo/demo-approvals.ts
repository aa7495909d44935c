import { cases as calls } from '@writdesk/contract/cases/cases';
import { approvalRequests } from '@writdesk/contract/special-approvals/approval-requests';
import { specialApprovals } from '@writdesk/contract/special-approvals/special-approvals';
import type { z } from 'zod';
import { saveCase } from '../../src/case-service/cases/intake/save-case.ts';
import { createSpecialApproval } from '../../src/case-service/special-approvals/create-special-approval.ts';
import { decideApproval } from '../../src/case-service/special-approvals/decide-approval.ts';
import type { UserContext } from '../../src/platform/context.ts';
import { type Act, caseOf } from './demo-case.ts';
import type { DemoDays } from './demo-days.ts';
import type { PersonKey } from './demo-people.ts';

interface RuleEvent {
  at: Date;
  by: PersonKey;
  run(by: UserContext): Promise<unknown>;
}

/** The firm’s rules are there since this office day. */
const SET_UP_ON = -9;
/** A weekend between a question and today leaves its answer due. */
const ANSWER_HOURS = 120;

const rules: readonly z.input<typeof specialApprovals.create.body>[] = [
  {
    name: 'Accommodation request pending',
    criteria: [{ key: 'ACCOMMODATION_PENDING' }],
    approvers: [{ role: 'firm_admin' }],
    answerHours: ANSWER_HOURS,
    unknownMeans: 'PASS',
  },
  {
    name: 'Payment plan agreed',
    criteria: [{ key: 'PAYMENT_PLAN' }],
    approvers: [{ role: 'client_owner' }],
    answerHours: ANSWER_HOURS,
    validDays: 30,
    unknownMeans: 'PASS',
  },
];

/** The administrator sets up what the firm asks before a lawyer approves. */
export function demoApprovalRules(days: DemoDays): RuleEvent[] {
  const at = days.at(days.office(SET_UP_ON), '15:40');
  return rules.map((rule, index) => ({
    at: new Date(at.getTime() + index * 180_000),
    by: 'beatrice',
    run: (by) =>
      createSpecialApproval(by, { params: {}, query: {}, body: specialApprovals.create.body.parse(rule) }),
  }));
}

/** Somebody learns a fact that a rule asks about; the approval is asked with it. */
export const learn =
  (facts: { accommodationPending: true } | { paymentPlan: true }): Act =>
  (_desk, by, it) =>
    saveCase(by, { params: { id: caseOf(it).id }, body: calls.save.body.parse(facts) });

/** The one who is asked refuses, and says why. */
export const refuse =
  (reason: string): Act =>
  async (_desk, by, it) => {
    const asked = caseOf(it).specialApprovals.find(({ status }) => status === 'OPEN');
    if (!asked) throw new Error('Nothing was asked about this case.');
    await decideApproval(by, {
      params: { id: asked.id },
      query: {},
      body: approvalRequests.decide.body.parse({ approves: false, reason }),
    });
  };
