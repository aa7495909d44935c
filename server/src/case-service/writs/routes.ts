import { writs } from '@writdesk/contract/writs/writs';
import { bind } from '../../platform/http/bind.ts';
import { changeManyWrits } from './change-many.ts';
import { confirmWrit } from './confirm-writ.ts';
import { createWrit } from './create-writ.ts';
import { cancelWrit, returnWrit } from './end-writ.ts';
import { executeWrit } from './execute-writ.ts';
import { fileWrit } from './file-writ.ts';
import { issueWrit } from './issue-writ.ts';
import { listWrits } from './list-writs.ts';
import { postWrit } from './post-writ.ts';
import { requestResubmit } from './resubmit-writ.ts';
import { reviewWrit } from './review-writ.ts';
import { resumeWrit, stayWrit } from './stay-writ.ts';
import { submitWrit } from './submit-writ.ts';

export const writRoutes = [
  bind(writs.list, listWrits),
  // One that a company only requests is answered with 202.
  bind(writs.create, createWrit, ({ writ }) => (writ ? 201 : 202)),
  bind(writs.submit, submitWrit),
  bind(writs.clientConfirm, confirmWrit),
  bind(writs.requestResubmit, requestResubmit),
  bind(writs.reviewed, reviewWrit),
  bind(writs.file, fileWrit),
  bind(writs.issue, issueWrit),
  bind(writs.post, postWrit),
  bind(writs.execute, executeWrit),
  bind(writs.returnUnexecuted, returnWrit),
  bind(writs.stay, stayWrit),
  bind(writs.resume, resumeWrit),
  bind(writs.cancel, cancelWrit),
  bind(writs.bulk, changeManyWrits),
];
