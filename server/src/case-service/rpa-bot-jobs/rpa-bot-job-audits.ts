import { rpaBotJobEvents } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-job-events';
import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';
import { caseAudits } from '../cases/record/index.ts';

export const rpaBotJobAudits = caseAudits(rpaBotJobEvents);

const onJob = auditOf('cases', 'rpa-bot-job', 'FIRM');

/** Each stage that a robot enters, before it acts in it. */
export const rpaBotLeaseAudits = {
  stage: onJob('robot-job.stage', { stage: z.string() }),
  /** The clerk’s code, as the site says it. */
  reject: onJob('robot-job.reject', { code: z.string(), resubmitBy: z.string().nullable() }),
  /** What it saw there, by the hash of what was kept of it. */
  see: onJob('robot-job.see', { step: z.string(), sha256: z.string() }),
};
