import { rpaBotJobEvents } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-job-events';
import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';
import { caseAudits } from '../cases/record/index.ts';

export const rpaBotJobAudits = caseAudits(rpaBotJobEvents);

const onJob = auditOf('cases', 'rpa-bot-job', 'FIRM');

/** Each stage that a robot enters, before it acts in it. */
export const rpaBotLeaseAudits = { stage: onJob('robot-job.stage', { stage: z.string() }) };
