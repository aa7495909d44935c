import { fault, type Fault } from '@writdesk/contract/sentences/fault';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/http/refuse.ts';
import { ChangedPageError, InsideAddressError, type OpenSite } from '../../platform/sites/index.ts';
import {
  findPortalOfCourt,
  lockPortal,
  nextVisitAt,
  noteVisit,
  type PortalRecord,
  updatePortal,
} from '../court-portals/index.ts';
import {
  FencedOffError,
  isPortalBusy,
  type JobRecord,
  type Portal,
  type PortalOutcome,
  type Progress,
} from '../rpa-bot-jobs/index.ts';
import { LeaveAloneError, StopError } from './court-site.ts';
import { robotFault } from './robot-fault.ts';
import { filePetition, searchFiling } from './file-petition.ts';
import { readDocket } from './read-docket.ts';
import { visitCourt } from './visit-court.ts';
import { canVisit, visitPort } from './visit-port.ts';

const BUSY_MS = 15_000;
const AGAIN_MS = 60_000;
/** So often a site that doesn’t answer is tried again by itself. */
const MOST_ATTEMPTS = 5;

export interface RobotOptions {
  /** How it visits sites; null where this process can’t. */
  openSite: OpenSite | null;
  timeoutMs?: number;
}

/** The robot that does jobs at the sites of courts, where a firm has a portal for the court and the court lets robots in. */
export function robotPortal(context: Context, { openSite, timeoutMs }: RobotOptions): Portal {
  const { deps, scope } = context;
  const ofJob = ({ firmId, courthouseId }: JobRecord) =>
    courthouseId ? findPortalOfCourt(deps.db.as(scope), { firmId, courthouseId }) : undefined;

  return {
    name: 'robot',
    searches: true,
    async admit(tx, { firmId, courthouseId }) {
      const seen = courthouseId ? await findPortalOfCourt(tx.db, { firmId, courthouseId }) : undefined;
      const portal = seen && (await lockPortal(tx.db, seen));
      if (!portal) return { kind: 'NEVER', portalId: null, question: 'NO_ROBOT' };
      const portalId = portal.id;
      if (portal.terms !== 'ALLOWED') return { kind: 'NEVER', portalId, question: 'TERMS' };
      if (portal.state === 'PAUSED') return { kind: 'NEVER', portalId, question: 'PAUSED' };
      if (!canVisit(portal, openSite)) return { kind: 'NEVER', portalId, question: 'NO_BROWSER' };
      const at = nextVisitAt(portal, tx.now);
      if (at > tx.now) return { kind: 'LATER', portalId, at };
      if (await isPortalBusy(tx.db, firmId, portalId))
        return { kind: 'LATER', portalId, at: new Date(tx.now.getTime() + BUSY_MS) };
      await updatePortal(tx.db, portal, { nextAt: new Date(tx.now.getTime() + portal.paceSeconds * 1_000) });
      return { kind: 'NOW', portalId };
    },

    async work(job, enter, progress) {
      const portal = await ofJob(job);
      if (!portal || !canVisit(portal, openSite))
        return stopped(job.mayHaveFiled, 'NO_ROBOT', fault('robot_none_at_site'));
      let isSent = job.mayHaveFiled;
      const watched: Progress = {
        ...progress,
        async enter(stage, onCase) {
          await enter(stage, onCase);
          isSent ||= stage === 'SUBMITTING';
        },
      };
      const visit = { portal, job, note: progress.note, ...(timeoutMs && { timeoutMs }) };
      try {
        if (job.kind === 'DOCKET_LOOKUP' && openSite)
          return await visitCourt(context, { ...visit, openSite }, (at) =>
            readDocket(context, { job, portal, ...at }),
          );
        const isPetition = job.kind === 'EFILE' && job.filing === 'PETITION';
        if (!job.mayHaveFiled && !isPetition) throw new StopError('NO_ROBOT', fault('robot_not_at_site'));
        return await visitPort(context, { ...visit, openSite }, (port) => {
          const given = { job, portal, port, progress: watched };
          return job.mayHaveFiled ? searchFiling(context, given) : filePetition(context, given);
        });
      } catch (error) {
        return troubled({ job, portal, isSent, now: deps.clock.now() }, error);
      }
    },
  };
}

interface Trouble {
  job: JobRecord;
  portal: PortalRecord;
  isSent: boolean;
  now: Date;
}

/** What becomes of a job that met trouble: a person is asked, or it comes later; what may have been sent is never sent again. */
function troubled({ job, portal, isSent, now }: Trouble, error: unknown): PortalOutcome {
  if (error instanceof FencedOffError) throw error;
  const wasSent = isSent && !job.mayHaveFiled;
  const message = robotFault(error);
  if (error instanceof StopError) {
    // A search finds out what became of what was sent by this visit.
    const outcome: PortalOutcome = wasSent
      ? { kind: 'UNKNOWN', message }
      : stopped(isSent, error.question, message);
    return error.question === 'WRONG_PASSWORD'
      ? { ...outcome, alongside: (tx) => noteVisit(tx, portal, { kind: 'WRONG_PASSWORD' }) }
      : outcome;
  }
  if (error instanceof ChangedPageError)
    return {
      ...(wasSent ? ({ kind: 'UNKNOWN', message } as const) : stopped(isSent, 'CHANGED_PAGE', message)),
      alongside: (tx) => noteVisit(tx, portal, { kind: 'CHANGED_PAGE' }),
    };
  if (error instanceof InsideAddressError || error instanceof AppError)
    return wasSent ? { kind: 'UNKNOWN', message } : stopped(isSent, 'NO_ROBOT', message);
  if (wasSent) return { kind: 'UNKNOWN', message };
  const until = error instanceof LeaveAloneError ? new Date(now.getTime() + error.seconds * 1_000) : null;
  if (until)
    return {
      kind: 'LATER',
      at: until,
      message,
      alongside: (tx) => noteVisit(tx, portal, { kind: 'LEFT_ALONE', until }),
    };
  if (job.attempts >= MOST_ATTEMPTS)
    return isSent ? { kind: 'UNKNOWN', message, question: 'NOT_FOUND' } : { kind: 'FAILED', message };
  return { kind: 'LATER', at: new Date(now.getTime() + AGAIN_MS), message };
}

const stopped = (isSent: boolean, question: StopError['question'], message: Fault): PortalOutcome =>
  isSent ? { kind: 'UNKNOWN', message, question } : { kind: 'NEEDS_HUMAN', message, question };
