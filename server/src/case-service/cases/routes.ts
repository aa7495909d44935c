import { cases } from '@writdesk/contract/cases';
import { documents } from '@writdesk/contract/documents';
import { bind } from '../../platform/http/bind.ts';
import { addCaseNumber } from './add-case-number.ts';
import { addDocuments } from './add-documents.ts';
import { addEvictionDetails } from './add-eviction-details.ts';
import { applyToDocket } from './apply-to-docket.ts';
import { awaitJudgment } from './await-judgment.ts';
import { changeMany } from './change-many.ts';
import { sendToReview, startInitialCheck } from './check-case.ts';
import { countCaseStatuses, countDashboard, countQueues } from './count-cases.ts';
import { createCase, createCaseDraft } from './create-case.ts';
import { closeCase, denyCase, dismissCase, releaseHold } from './end-case.ts';
import { listCases, listCasesOfClient, listHandledByMe, listToDocket } from './list-cases.ts';
import { listRecommended } from './list-recommended.ts';
import { getCaseBillings, getCaseDetails, getCaseSteps, getStatusAudit, getTimeline } from './read-case.ts';
import { regenerateDocument } from './regenerate-document.ts';
import { revealSecret } from './reveal-secret.ts';
import { saveCase } from './save-case.ts';
import {
  sendBackToClient,
  sendBackToInitialCheck,
  sendBackToIntake,
  sendBackToProcessor,
} from './send-back.ts';
import { sendForFiling } from './send-for-filing.ts';
import { recordService, sendForServing } from './serve-case.ts';
import { submitCase } from './submit-case.ts';

export const caseRoutes = [
  bind(cases.list, listCases),
  bind(cases.listOfClient, listCasesOfClient),
  bind(cases.handledByMe, listHandledByMe),
  bind(cases.recommended, listRecommended),
  bind(cases.toDocket, listToDocket),
  bind(cases.queues, countQueues),
  bind(cases.details, getCaseDetails),
  bind(cases.stepDetails, getCaseSteps),
  bind(cases.statusAudit, getStatusAudit),
  bind(cases.timeline, getTimeline),
  bind(cases.dashboardStatus, countDashboard),
  bind(cases.statuses, countCaseStatuses),
  bind(cases.billings, getCaseBillings),
  bind(cases.createDraft, createCaseDraft),
  bind(cases.create, createCase),
  bind(cases.save, saveCase),
  bind(cases.addEvictionDetails, addEvictionDetails),
  bind(cases.addDocuments, addDocuments),
  bind(cases.submit, submitCase),
  bind(cases.initialCheck, startInitialCheck),
  bind(cases.review, sendToReview),
  bind(cases.backInIntake, sendBackToIntake),
  bind(cases.backInInitialCheck, sendBackToInitialCheck),
  bind(cases.sendBackToClient, sendBackToClient),
  bind(cases.sendBackToProcessor, sendBackToProcessor),
  bind(cases.sendForFiling, sendForFiling),
  bind(cases.addCaseNumber, addCaseNumber),
  bind(cases.sentForServing, sendForServing),
  bind(cases.recordService, recordService),
  bind(cases.applyToDocket, applyToDocket),
  bind(cases.awaitingJudgment, awaitJudgment),
  bind(cases.dismissCase, dismissCase, ({ status }) => (status === 'DISMISSED' ? 200 : 202)),
  bind(cases.denyCase, denyCase),
  bind(cases.close, closeCase),
  bind(cases.holdRelease, releaseHold),
  bind(cases.revealSecret, revealSecret),
  bind(cases.bulk, changeMany),
  bind(documents.regenerate, regenerateDocument),
];
