import { createHash } from 'node:crypto';
import type { EvidenceStep, Filing, RpaBotJobKind } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-job-values';
import { newRpaBotJob, rpaBotJobs } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-jobs';
import { cancelRpaBotJob } from '../../src/case-service/rpa-bot-jobs/cancel-rpa-bot-job.ts';
import { completeRpaBotJob } from '../../src/case-service/rpa-bot-jobs/complete-rpa-bot-job.ts';
import { createRpaBotJob } from '../../src/case-service/rpa-bot-jobs/create-rpa-bot-job.ts';
import { doJob } from '../../src/case-service/rpa-bot-jobs/do-job.ts';
import { proposeLines, readLines } from '../../src/case-service/docket-proposals/index.ts';
import {
  type JobRecord,
  keepEvidence,
  type Portal,
  type PortalOutcome,
  type Progress,
} from '../../src/case-service/rpa-bot-jobs/index.ts';
import { localDate } from '../../src/platform/clock.ts';
import { cleanHtml } from '../../src/platform/sites/clean-html.ts';
import { readPage } from '../../src/platform/sites/site-page.ts';
import { takeOverRpaBotJob } from '../../src/case-service/rpa-bot-jobs/take-over-rpa-bot-job.ts';
import { type Context, contextOf } from '../../src/platform/context.ts';
import { newId } from '../../src/platform/ids.ts';
import { ATLANTA } from './demo-days.ts';
import { pagesOf } from '../../../court-stand-in/pages.ts';
import { skins } from '../../../court-stand-in/skins.ts';
import { type Act, caseOf } from './demo-case.ts';

/** What becomes of a job: it waits for a person where nothing is said. */
type Outcome = 'TAKEN_OVER' | 'COMPLETED' | 'CANCELED' | keyof typeof sites;

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
    if (outcome && outcome in sites) {
      const machine = contextOf(by.deps, { kind: 'robot', name: SITE }, newId());
      const site: Portal = {
        name: SITE,
        work: (held, enter, progress) =>
          sites[outcome as keyof typeof sites](machine, held, { ...progress, enter }),
      };
      await doJob(machine, { firmId: by.actor.firmId ?? '', caseId, id }, site);
    }
    if (outcome === 'CANCELED') await cancelRpaBotJob(by, given);
    if (outcome === 'TAKEN_OVER' || outcome === 'COMPLETED') await takeOverRpaBotJob(by, given);
    if (outcome === 'COMPLETED') await completeRpaBotJob(by, { ...given, body: done });
  };

const SITE = 'Demonstration site';

type Work = (machine: Context, job: JobRecord, progress: Progress) => Promise<PortalOutcome>;

/** What a court’s site does, each with what the robot saw there. */
const sites = {
  /** It takes a filing, and its answer never comes. */
  async LOST(_machine, _job, { enter }) {
    await enter('FILLING');
    await enter('SUBMITTING');
    throw new Error('The connection ended before the site answered.');
  },
  /** It is in maintenance. */
  async CLOSED_SITE(_machine, _job, { enter }) {
    await enter('FILLING');
    throw new Error('The site is closed for maintenance until 6:00 AM.');
  },
  /** Everything is filled in and waits for a yes. */
  async READY(machine, held, progress) {
    await see(machine, progress, 'SEARCH', pages.search([]));
    await progress.enter('FILLING');
    await see(machine, progress, 'PARTIES', pages.parties(''));
    await see(machine, progress, 'DOCUMENT', pages.document(''));
    await see(machine, progress, 'REVIEW', pages.fee('', FEE_CENTS, held.reference));
    await progress.enter('READY_TO_SUBMIT');
    const hash = createHash('sha256').update(held.reference).digest('hex');
    return {
      kind: 'NEEDS_HUMAN',
      question: 'APPROVAL',
      message: 'Everything is filled in and waits for a yes.',
      ready: { hash, feeCents: FEE_CENTS, expectedFeeCents: FEE_CENTS },
    };
  },
  async CAPTCHA(machine, _job, progress) {
    await see(machine, progress, 'SEARCH', pages.captcha());
    return {
      kind: 'NEEDS_HUMAN',
      question: 'CAPTCHA',
      message: 'The site asks for a proof of being a person.',
    };
  },
  /** The docket has something to say. */
  async LINES(machine, held, progress) {
    const on = localDate(machine.deps.clock.now(), ATLANTA);
    const docket = { number: '', parties: '', entries: LINES.map((text) => ({ on, text })) };
    const evidenceId = await see(machine, progress, 'DOCKET', pages.docket(docket, 1, LINES.length));
    const { firmId, clientId, caseId, id: jobId } = held;
    return {
      kind: 'READ',
      message: 'New lines on the docket: 2',
      async alongside(tx) {
        const { fresh } = await readLines(tx.db, held, docket.entries);
        await proposeLines(tx, { firmId, clientId, caseId, jobId, evidenceId }, fresh);
      },
    };
  },
} satisfies Record<string, Work>;

const FEE_CENTS = 6_000;
const LINES = ['Complaint filed', 'Answer of defendant filed', 'Ordered as stated on the record'];
const pages = pagesOf(skins.PEACH, 1);

/** Keeps a page as a robot would that sees no pictures. */
const see = (machine: Context, progress: Progress, step: EvidenceStep, html: string) =>
  keepEvidence(machine, progress, step, {
    page: readPage(html),
    html: cleanHtml(html, []),
    status: 200,
    retryAfterSeconds: null,
    screenshot: null,
  });
