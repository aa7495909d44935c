import { fault, type Fault } from '@writdesk/contract/sentences/fault';
import type { RobotQuestion, RpaBotJobStage } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-job-values';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { type Registry, registry } from '../../platform/registry.ts';
import type { CaseRecord } from '../cases/record/index.ts';
import type { JobKey, JobRecord } from './rpa-bot-job-queries.ts';

type WorkedStage = Extract<RpaBotJobStage, 'SEARCHING' | 'FILLING' | 'READY_TO_SUBMIT' | 'SUBMITTING'>;

/** What is ready to be submitted, for a person’s yes. */
export interface Ready {
  hash: string;
  feeCents: number | null;
  expectedFeeCents: number | null;
}

type Result =
  | { kind: 'NEEDS_HUMAN'; message: Fault; question?: RobotQuestion; ready?: Ready }
  | { kind: 'ACCEPTED'; courtReference: string }
  /** The site has it, and the clerk is to look at it. */
  | { kind: 'SUBMITTED'; courtReference: string; feeCents: number | null; askAt: Date }
  /** Nothing was sent, and it went wrong. */
  | { kind: 'FAILED'; message: Fault }
  /** Nothing was sent, and the site is to be visited later. */
  | { kind: 'LATER'; at: Date; message: Fault }
  /** Whether it was filed is still not known. */
  | { kind: 'UNKNOWN'; message: Fault; question?: RobotQuestion }
  /** What was to be read has been read. */
  | { kind: 'READ'; message: Fault };

export type PortalOutcome = Result & {
  /** Is written in the transaction of the outcome, or not at all. */
  alongside?: (tx: Tx) => Promise<void>;
  /** The same for what changes the case, which is locked first then. */
  onCase?: (tx: Tx, record: CaseRecord) => Promise<void>;
};

/** What is on record of a job while it is worked on. */
export interface Progress {
  /** Enters a stage before anything is done in it: `SUBMITTING` is on record before anything is sent. */
  enter: (stage: WorkedStage, onCase?: (tx: Tx, record: CaseRecord) => Promise<void>) => Promise<void>;
  /** Writes what was seen, as long as the job is still held. */
  note: (write: (tx: Tx, job: JobRecord) => Promise<void>) => Promise<void>;
}

/** The site at which a job is done. */
export interface Portal {
  name: string;
  /** It can look for what may have been filed; no other one is handed such a job. */
  searches?: true;
  /**
   * Does a job. One that may have been filed is only looked for; the case may be asked once more as a stage is entered.
   * @throws whatever goes wrong; after `SUBMITTING` the outcome is unknown then.
   */
  work(job: JobRecord, enter: Progress['enter'], progress: Progress): Promise<PortalOutcome>;
  /** Whether the site may be visited now, asked as the job is leased. */
  admit?(tx: Tx, job: JobRecord): Promise<Admission>;
}

export type Admission =
  | { kind: 'NOW'; portalId: string | null }
  | { kind: 'LATER'; portalId: string; at: Date }
  | { kind: 'NEVER'; portalId: string | null; question: RobotQuestion };

/** Those who take jobs over from the queue; the first that says so has it. Whatever nobody takes waits for a person. */
export const robotDispatchers: Registry<(context: Context, key: JobKey) => Promise<boolean>> =
  registry('robot dispatchers');

/** No robot runs: each job waits for a person, who does it at the site themselves. */
export const manualPortal: Portal = {
  name: 'manual',
  async work() {
    return {
      kind: 'NEEDS_HUMAN',
      question: 'NO_ROBOT',
      message: fault('robot_none_at_site'),
    };
  },
};
