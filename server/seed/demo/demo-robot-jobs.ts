import type { Filing, RpaBotJobKind } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-job-values';
import { newRpaBotJob, rpaBotJobs } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-jobs';
import { cancelRpaBotJob } from '../../src/case-service/rpa-bot-jobs/cancel-rpa-bot-job.ts';
import { completeRpaBotJob } from '../../src/case-service/rpa-bot-jobs/complete-rpa-bot-job.ts';
import { createRpaBotJob } from '../../src/case-service/rpa-bot-jobs/create-rpa-bot-job.ts';
import { doJob } from '../../src/case-service/rpa-bot-jobs/do-job.ts';
import type { Portal } from '../../src/case-service/rpa-bot-jobs/portal.ts';
import { takeOverRpaBotJob } from '../../src/case-service/rpa-bot-jobs/take-over-rpa-bot-job.ts';
import { contextOf } from '../../src/platform/context.ts';
import { newId } from '../../src/platform/ids.ts';
import { type Act, caseOf } from './demo-case.ts';

/** What becomes of a job: it waits for a person where nothing is said. */
type Outcome = 'TAKEN_OVER' | 'COMPLETED' | 'CANCELED' | 'LOST' | 'CLOSED_SITE';

interface Wanted {
  kind: RpaBotJobKind;
  filing?: Filing;
  outcome?: Outcome;
}

/** Queues a job for the case. */
export const job =
  ({ kind, filing, outcome }: Wanted): Act =>
  async (_desk, by, it) => {
    const caseId = caseOf(it).id;
    const body = newRpaBotJob.parse({ caseId, kind, filing });
    const { id } = await createRpaBotJob(by, { params: {}, query: {}, body });
    const given = { params: { id }, query: {}, body: { version: undefined } };
    const done = rpaBotJobs.complete.body.parse({ courtReference: 'ENV-2209318' });
    const site = outcome === 'LOST' ? losesAnswer : outcome === 'CLOSED_SITE' ? isClosed : null;
    if (site) {
      const machine = contextOf(by.deps, { kind: 'robot', name: site.name }, newId());
      await doJob(machine, { firmId: by.actor.firmId ?? '', caseId, id }, site);
    }
    if (outcome === 'CANCELED') await cancelRpaBotJob(by, given);
    if (outcome === 'TAKEN_OVER' || outcome === 'COMPLETED') await takeOverRpaBotJob(by, given);
    if (outcome === 'COMPLETED') await completeRpaBotJob(by, { ...given, body: done });
  };

/** A site that takes a filing, and whose answer never comes. */
const losesAnswer: Portal = {
  name: 'Demonstration site',
  async work(_job, enter) {
    await enter('FILLING');
    await enter('SUBMITTING');
    throw new Error('The connection ended before the site answered.');
  },
};

/** A site in maintenance. */
const isClosed: Portal = {
  name: 'Demonstration site',
  async work(_job, enter) {
    await enter('FILLING');
    throw new Error('The site is closed for maintenance until 6:00 AM.');
  },
};
