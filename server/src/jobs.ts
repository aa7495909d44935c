import { watchRegistry } from './case-service/appeals/index.ts';
import { sendReminders } from './case-service/cases/reminders/index.ts';
import { anchorAudits } from './case-service/audit-anchors/index.ts';
import { checkCaseTallies, foldCaseTallies } from './case-service/tallies/index.ts';
import { followPropertyInCase } from './case-service/cases/property-copies/index.ts';
import { moveDraftsOfCourt } from './case-service/cases/court-drafts/index.ts';
import { listReleasedAlone, settleCheckCharges } from './case-service/checks/index.ts';
import { notifyOfCourtChange } from './case-service/court-keepers/index.ts';
import { notifyOfClosure } from './case-service/court-calendars/index.ts';
import { notifyOfMove } from './case-service/dockets/index.ts';
import { generateRun } from './case-service/document-runs/index.ts';
import { generateDocument, joinPictures } from './case-service/documents/index.ts';
import { notifyOfPasses } from './case-service/notice-guard/index.ts';
import { makeRedacted } from './case-service/redactions/index.ts';
import { readScans, readWaitingScans } from './case-service/scans/index.ts';
import { stampSignature } from './case-service/signatures/index.ts';
import { assemblePacket } from './case-service/packets/index.ts';
import { forgetRuns, makeReport, startDueReports } from './case-service/reports/index.ts';
import { recalculateCases } from './case-service/recalculations/index.ts';
import { lookAtCourts, tendRobotJobs, watchDockets, workAtCourt } from './case-service/court-robots/index.ts';
import { freeLostRpaBotJobs, runRpaBotJob } from './case-service/rpa-bot-jobs/index.ts';
import { notifyOfProposal, notifyOfWrongRule } from './case-service/rule-packs/index.ts';
import { reviewOpenCases, watchApprovals } from './case-service/special-approvals/index.ts';
import { applyDayRules, applyHourRules } from './case-service/reminder-rules/index.ts';
import { remindOfInvoices } from './case-service/invoices/index.ts';
import { accrueInterest } from './case-service/interest/index.ts';
import { billRun } from './case-service/invoice-runs/index.ts';
import { releaseHeld } from './case-service/held-cases/index.ts';
import { letHeldIn } from './case-service/overdue-exceptions/index.ts';
import { handleEvent, watchAttempt, watchAttempts } from './case-service/online-payments/index.ts';
import { doPracticeSteps, payOutPractice } from './case-service/practice-bank/index.ts';
import { watchEnvelope, watchEnvelopes } from './case-service/stamps/index.ts';
import { askProperties } from './case-service/payment-sweep/index.ts';
import { watchStipulations } from './case-service/stipulations/index.ts';
import { purgeCases } from './case-service/retention/index.ts';
import { sweepUploads } from './case-service/storage/index.ts';
import { moveRunningCases, runSteps, watchSteps } from './case-service/workflows/index.ts';
import { expireWrits } from './case-service/writs/index.ts';
import { mailPerson, rotateOldKeys } from './identity/index.ts';
import { forgetRateLimits } from './platform/http/forget-rates.job.ts';
import { forgetKeptReplies } from './platform/http/forget-replies.job.ts';
import type { JobDefinition } from './platform/jobs/index.ts';
import { forgetEvents } from './platform/live/index.ts';
import { sendMail } from './platform/mail/index.ts';
import { sendSms } from './platform/sms/index.ts';
import { mailNotifications } from './user-service/notification-mail/index.ts';
import { smsNotifications } from './user-service/notification-sms/index.ts';
import { startSyncs, syncConnection } from './user-service/property-connections/index.ts';
import { forgetImports } from './user-service/property-imports/index.ts';
import { dropSmsNumber } from './user-service/sms-numbers/index.ts';
import { renewAccount, reopenAccount, syncAccount } from './user-service/users/index.ts';

/** Every job that a worker does. */
export const jobs: readonly JobDefinition<unknown>[] = [
  accrueInterest,
  anchorAudits,
  askProperties,
  assemblePacket,
  generateRun,
  joinPictures,
  makeRedacted,
  readScans,
  readWaitingScans,
  stampSignature,
  checkCaseTallies,
  doPracticeSteps,
  payOutPractice,
  expireWrits,
  foldCaseTallies,
  followPropertyInCase,
  forgetEvents,
  forgetImports,
  forgetKeptReplies,
  forgetRateLimits,
  forgetRuns,
  freeLostRpaBotJobs,
  generateDocument,
  handleEvent,
  mailNotifications,
  makeReport,
  mailPerson,
  moveDraftsOfCourt,
  moveRunningCases,
  recalculateCases,
  releaseHeld,
  remindOfInvoices,
  letHeldIn,
  listReleasedAlone,
  lookAtCourts,
  billRun,
  renewAccount,
  dropSmsNumber,
  reopenAccount,
  purgeCases,
  rotateOldKeys,
  runRpaBotJob,
  runSteps,
  sendMail,
  sendReminders,
  applyDayRules,
  applyHourRules,
  sendSms,
  settleCheckCharges,
  smsNotifications,
  startDueReports,
  startSyncs,
  sweepUploads,
  syncAccount,
  syncConnection,
  tendRobotJobs,
  notifyOfClosure,
  notifyOfCourtChange,
  notifyOfMove,
  notifyOfPasses,
  notifyOfProposal,
  notifyOfWrongRule,
  reviewOpenCases,
  watchApprovals,
  watchAttempt,
  watchAttempts,
  watchDockets,
  watchEnvelope,
  watchEnvelopes,
  watchRegistry,
  watchSteps,
  watchStipulations,
  workAtCourt,
] as readonly JobDefinition<unknown>[];
