import { fault } from '@writdesk/contract/sentences/fault';
import type { EvidenceStep } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-job-values';
import type { Context } from '../../platform/context.ts';
import type { OpenSite } from '../../platform/sites/index.ts';
import { type PortalRecord, useCredential } from '../court-portals/index.ts';
import { keepEvidence, type Progress } from '../rpa-bot-jobs/index.ts';
import { adapterOf } from './adapters.ts';
import { type CourtSite, courtSite, StopError } from './court-site.ts';

const TIMEOUT_MS = 30_000;

interface Visit {
  portal: PortalRecord;
  /** The job that it is for; none where somebody only looks whether the site is as it was. */
  job: { id: string } | null;
  openSite: OpenSite;
  /** Writes what is seen; absent where nothing is kept. */
  note?: Progress['note'];
  timeoutMs?: number;
}
export interface AtCourt {
  court: CourtSite;
  /** The evidence that was kept last. */
  lastEvidence: () => string | null;
}

/** Visits a court’s site as the firm, with a fresh profile that is gone afterwards, whatever happens. */
export async function visitCourt<T>(
  context: Context,
  { portal, job, openSite, note, timeoutMs = TIMEOUT_MS }: Visit,
  work: (at: AtCourt) => Promise<T>,
): Promise<T> {
  if (portal.adapter === 'ECF') throw new StopError('NO_ROBOT', fault('robot_no_pages'));
  const adapter = adapterOf(portal.adapter);
  const credential = await useCredential(context, portal, job?.id ?? null);
  if (!credential) throw new StopError('NO_CREDENTIAL', fault('robot_no_sign_in'));
  const site = await openSite({
    origin: portal.address,
    insideHosts: context.deps.config.insideHosts,
    timeoutMs,
  });
  let last: string | null = null;
  try {
    const court = courtSite(site, adapter, async (step: EvidenceStep, seen) => {
      if (note && job) last = await keepEvidence(context, { note }, step, seen);
    });
    await court.signIn(credential);
    return await work({ court, lastEvidence: () => last });
  } finally {
    await site.close();
  }
}
