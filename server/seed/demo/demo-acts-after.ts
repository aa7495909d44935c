import { cases as calls } from '@writdesk/contract/cases/cases';
import { writs } from '@writdesk/contract/writs/writs';
import { submitAppeal } from '../../src/case-service/appeals/submit-appeal.ts';
import { updateAppeal } from '../../src/case-service/appeals/update-appeal.ts';
import type { CaseDetailsReply } from '../../src/case-service/cases/record/case-part.ts';
import { setLockoutDate } from '../../src/case-service/lockouts/set-lockout-date.ts';
import { recordStipulation } from '../../src/case-service/stipulations/record-stipulation.ts';
import { recordTenantPayment } from '../../src/case-service/tenant-payments/record-tenant-payment.ts';
import { confirmWrit } from '../../src/case-service/writs/confirm-writ.ts';
import { createWrit } from '../../src/case-service/writs/create-writ.ts';
import { cancelWrit, returnWrit } from '../../src/case-service/writs/end-writ.ts';
import { executeWrit } from '../../src/case-service/writs/execute-writ.ts';
import { fileWrit } from '../../src/case-service/writs/file-writ.ts';
import { issueWrit } from '../../src/case-service/writs/issue-writ.ts';
import { postWrit } from '../../src/case-service/writs/post-writ.ts';
import { reviewWrit } from '../../src/case-service/writs/review-writ.ts';
import { requestResubmit, submitWrit } from '../../src/case-service/writs/submit-writ.ts';
import { officerOf, todayOf } from './demo-acts.ts';
import { type Act, caseOf, type DemoCase } from './demo-case.ts';

// What follows a judgment: each body goes through the contract of its call, as if it had come over HTTP.

const CONTACT = { contactName: 'Kendrick Oyelowo', contactPhone: '(404) 555-0163' } as const;

const params = (it: DemoCase) => ({ id: caseOf(it).id });
/** The case’s latest writ. */
function writ(it: DemoCase) {
  const id = caseOf(it).writs?.at(-1)?.id;
  if (!id) throw new Error('The story works on a writ before it was started.');
  return { params: { id }, query: {} };
}
const left = async (moved: Promise<{ case: CaseDetailsReply }>): Promise<CaseDetailsReply> =>
  (await moved).case;

/** The property says that a payment of the agreement came. */
export const received =
  (dueOn: string): Act =>
  (_desk, by, it) => {
    const body = calls.recordStipulation.body.parse({ dueOn, kind: 'PAYMENT', came: 'RECEIVED' });
    return recordStipulation(by, { params: params(it), body });
  };

/** The office took part of the rent, whatever the rule says. */
export const tookFromTenant =
  (amountCents: number, note: string): Act =>
  (_desk, by, it) => {
    const sent = { receivedOn: todayOf(by), amountCents, paysInFull: false, note };
    const body = calls.recordTenantPayment.body.parse(sent);
    return recordTenantPayment(by, { params: params(it), body });
  };

/** The tenant appeals, and the court stays the judgment while the rent is paid into its registry. */
export const appealed =
  (court: string, comments: string, rentOn: readonly string[]): Act =>
  (_desk, by, it) => {
    const amountCents = it.house.rentCents;
    const body = calls.appealSubmit.body.parse({
      filedOn: todayOf(by),
      court,
      stayed: true,
      comments,
      registry: rentOn.map((dueOn) => ({ dueOn, amountCents })),
    });
    return submitAppeal(by, { params: params(it), body });
  };

/** The registry has a payment. */
export const rentPaidIn =
  (dueOn: string): Act =>
  (_desk, by, it) => {
    const payments = [{ dueOn, amountCents: it.house.rentCents, paidOn: todayOf(by) }];
    return updateAppeal(by, { params: params(it), body: calls.appealUpdate.body.parse({ payments }) });
  };

export const startWrit: Act = (_desk, by, it) => {
  const body = writs.create.body.parse({ docketChecked: 'NONE' });
  return left(createWrit(by, { params: params(it), query: {}, body }));
};

export const askWritQuestions: Act = (_desk, by, it) =>
  left(submitWrit(by, { ...writ(it), body: writs.submit.body.parse({}) }));

export const answerWritQuestions: Act = (_desk, by, it) => {
  const body = writs.clientConfirm.body.parse({
    answers: {
      stillInPossession: 'YES',
      moneyTaken: false,
      wishesToProceed: true,
      hazards: 'A dog in the back bedroom',
      goods: 'SET_OUT',
      locksmith: true,
      ...CONTACT,
    },
    signedBy: by.actor.name,
  });
  return left(confirmWrit(by, { ...writ(it), body }));
};

export const askWritAgain =
  (comment: string): Act =>
  (_desk, by, it) =>
    left(requestResubmit(by, { ...writ(it), body: writs.requestResubmit.body.parse({ comment }) }));

export const signWrit: Act = (_desk, by, it) =>
  left(reviewWrit(by, { ...writ(it), body: writs.reviewed.body.parse({}) }));

export const fileWritRequest: Act = (_desk, by, it) => {
  const receipt = `Odyssey ${77_100 + it.index}`;
  const occupancyOverride = 'The manager saw the tenants in the unit this morning and said so by telephone.';
  const body = writs.file.body.parse({ receipt, docketChecked: 'NONE', occupancyOverride });
  return left(fileWrit(by, { ...writ(it), body }));
};

export const issued: Act = ({ world }, by, it) => {
  const body = writs.issue.body.parse({
    issuedOn: todayOf(by),
    appliedOn: todayOf(by),
    writNumber: `${todayOf(by).slice(2, 4)}-WP-${1_180 + it.index}`,
    officerName: officerOf(world, it),
  });
  return left(issueWrit(by, { ...writ(it), body }));
};

/** The court issued it; nobody has asked the officer yet. */
export const issuedOnly: Act = (_desk, by, it) => {
  const writNumber = `${todayOf(by).slice(2, 4)}-WP-${1_180 + it.index}`;
  const body = writs.issue.body.parse({ issuedOn: todayOf(by), writNumber });
  return left(issueWrit(by, { ...writ(it), body }));
};

export const postedAtUnit: Act = ({ world }, by, it) => {
  const postedAt = `${todayOf(by)}T08:20`;
  const body = writs.post.body.parse({ postedAt, officerName: officerOf(world, it) });
  return left(postWrit(by, { ...writ(it), body }));
};

export const lockoutOn =
  (lockoutDate: string): Act =>
  ({ world }, by, it) => {
    const body = calls.setLockoutDate.body.parse({
      lockoutDate,
      lockoutTime: '09:30',
      officerName: officerOf(world, it),
      crew: true,
      locksmith: true,
      ...CONTACT,
    });
    return setLockoutDate(by, { params: params(it), body });
  };

export const carriedOut: Act = ({ world }, by, it) => {
  const body = writs.execute.body.parse({
    executedAt: `${todayOf(by)}T09:50`,
    executedBy: officerOf(world, it),
    locksChanged: true,
    goods: 'SET_OUT',
  });
  return left(executeWrit(by, { ...writ(it), body }));
};

export const returnedUnexecuted =
  (comment: string): Act =>
  (_desk, by, it) =>
    left(returnWrit(by, { ...writ(it), body: writs.returnUnexecuted.body.parse({ comment }) }));

export const writCanceled =
  (comment: string): Act =>
  (_desk, by, it) =>
    left(cancelWrit(by, { ...writ(it), body: writs.cancel.body.parse({ comment }) }));
