import type { CalledWritAction } from '@writdesk/contract/writs/writ-actions';
import type { writCalls } from '@writdesk/contract/writs/writs';
import type { Verb } from '../../platform/http/bind.ts';
import { confirmWrit } from './confirm-writ.ts';
import { createWrit } from './create-writ.ts';
import { cancelWrit, returnWrit } from './end-writ.ts';
import { executeWrit } from './execute-writ.ts';
import { fileWrit } from './file-writ.ts';
import { issueWrit } from './issue-writ.ts';
import { postWrit } from './post-writ.ts';
import { reviewWrit } from './review-writ.ts';
import { resumeWrit, stayWrit } from './stay-writ.ts';
import { requestResubmit, submitWrit } from './submit-writ.ts';

/** What the server does for each action on a writ; an action without a verb here is a type error. */
export const writVerbs: { readonly [A in CalledWritAction]: Verb<(typeof writCalls)[A]> } = {
  create: createWrit,
  submit: submitWrit,
  'client-confirm': confirmWrit,
  'request-resubmit': requestResubmit,
  reviewed: reviewWrit,
  file: fileWrit,
  issue: issueWrit,
  post: postWrit,
  execute: executeWrit,
  'return-unexecuted': returnWrit,
  stay: stayWrit,
  resume: resumeWrit,
  cancel: cancelWrit,
};
