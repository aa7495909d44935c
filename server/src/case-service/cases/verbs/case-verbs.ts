import {
  type CaseActionCalls,
  type RecordOnlyKey,
  recordOnlyKeys,
} from '@writdesk/contract/cases/case-actions';
import type { Verb } from '../../../platform/http/bind.ts';
import { recordOnly, verbOf } from '../actions/index.ts';
import { addCaseNumber } from './add-case-number.ts';
import { addDocuments } from './add-documents.ts';
import { addEvictionDetails } from './add-eviction-details.ts';
import { applyToDocket, removeFromDocket } from './apply-to-docket.ts';
import { assignCase } from './assign-case.ts';
import { awaitJudgment } from './await-judgment.ts';
import { checkDocket } from './check-docket.ts';
import { sendToReview, startInitialCheck } from './check-case.ts';
import { createCase, createCaseDraft, enterEviction, saveCase, submitCase } from '../intake/index.ts';
import { closeCase, denyCase, dismissCase, releaseHold } from './end-case.ts';
import { sendBackToClient, sendBackToInitialCheck, sendBackToProcessor } from './send-back.ts';
import { reopenCase } from './reopen-case.ts';
import { recordSearch } from './record-search.ts';
import { sendForFiling } from './send-for-filing.ts';
import { recordService, sendForServing } from './serve-case.ts';
import { updateCaseWorkflow } from './update-case-workflow.ts';

/** Actions whose work is another noun’s: `judgments`, `appeals`, `lockouts`, `stipulations`, `tenant-payments`, `payment-sweep` and `court-facts` bind them; `many-cases` does those to many. */
type Elsewhere =
  | 'createJudgment'
  | 'updateJudgment'
  | 'appealSubmit'
  | 'appealUpdate'
  | 'setLockoutDate'
  | 'recordStipulation'
  | 'recordTenantPayment'
  | 'answerSweep'
  | 'recordFact';
export type CaseVerbs = {
  [K in Exclude<keyof CaseActionCalls, Elsewhere>]: Verb<CaseActionCalls[K]>;
};

const recordOnlyVerbs = Object.fromEntries(
  recordOnlyKeys.map((key) => [key, verbOf(key, recordOnly)]),
) as unknown as Pick<CaseVerbs, RecordOnlyKey>;

/** What the server does for each action on a case; an action that does more than keep its record, and has no verb here, is a type error. */
export const caseVerbs: CaseVerbs = {
  ...recordOnlyVerbs,
  createDraft: createCaseDraft,
  create: createCase,
  submit: submitCase,
  holdRelease: releaseHold,
  initialCheck: startInitialCheck,
  review: sendToReview,
  sendForFiling,
  addCaseNumber,
  sentForServing: sendForServing,
  recordService,
  recordSearch,
  applyToDocket,
  removeFromDocket,
  awaitingJudgment: awaitJudgment,
  checkDocket,
  backInInitialCheck: sendBackToInitialCheck,
  sendBackToClient,
  sendBackToProcessor,
  close: closeCase,
  dismissCase,
  denyCase,
  reopen: reopenCase,
  save: saveCase,
  createEviction: enterEviction,
  addEvictionDetails,
  assign: assignCase,
  addDocuments,
  updateWorkflow: updateCaseWorkflow,
};
