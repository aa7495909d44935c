import type { RpaBotJobStage } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-job-values';
import type { JobRecord } from './rpa-bot-job-queries.ts';

type WorkedStage = Extract<RpaBotJobStage, 'SEARCHING' | 'FILLING' | 'READY_TO_SUBMIT' | 'SUBMITTING'>;

export type PortalOutcome =
  | { kind: 'NEEDS_HUMAN'; message: string }
  | { kind: 'ACCEPTED'; courtReference: string }
  | { kind: 'REJECTED'; message: string };

/** The site at which a job is done. */
export interface Portal {
  name: string;
  /**
   * Does a job. It enters each stage before it acts in it: `SUBMITTING` is on record before anything is sent.
   * @throws whatever goes wrong; after `SUBMITTING` the outcome is unknown then.
   */
  work(job: JobRecord, enter: (stage: WorkedStage) => Promise<void>): Promise<PortalOutcome>;
}

/** No robot runs: each job waits for a person, who does it at the site themselves. */
export const manualPortal: Portal = {
  name: 'manual',
  async work() {
    return {
      kind: 'NEEDS_HUMAN',
      message: 'No robot runs for this site. Take the job over and do it by hand.',
    };
  },
};
