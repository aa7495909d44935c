import { foldCaseTallies } from './case-service/tallies/index.ts';
import { tellOfClosure } from './case-service/court-calendars/index.ts';
import { generateDocument } from './case-service/documents/index.ts';
import { tellOfPasses } from './case-service/notice-guard/index.ts';
import { recountCases } from './case-service/recounts/index.ts';
import { tellOfProposal, tellOfWrongRule } from './case-service/rule-packs/index.ts';
import { sweepUploads } from './case-service/storage/index.ts';
import { mailPerson, rotateOldKeys } from './identity/index.ts';
import { forgetRateLimits } from './platform/http/forget-rates.job.ts';
import { forgetKeptReplies } from './platform/http/forget-replies.job.ts';
import type { JobDefinition } from './platform/jobs/index.ts';
import { forgetEvents } from './platform/live/index.ts';
import { sendMail } from './platform/mail/index.ts';
import { reopenAccount, syncAccount } from './user-service/users/index.ts';

/** Every job that a worker does. */
export const jobs: readonly JobDefinition<unknown>[] = [
  foldCaseTallies,
  forgetEvents,
  forgetKeptReplies,
  forgetRateLimits,
  generateDocument,
  mailPerson,
  recountCases,
  reopenAccount,
  rotateOldKeys,
  sendMail,
  sweepUploads,
  syncAccount,
  tellOfClosure,
  tellOfPasses,
  tellOfProposal,
  tellOfWrongRule,
] as readonly JobDefinition<unknown>[];
