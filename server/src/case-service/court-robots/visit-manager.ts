import { fault } from '@writdesk/contract/sentences/fault';
import type { Context } from '../../platform/context.ts';
import { managerOf, type PortalRecord, useSigner } from '../court-portals/index.ts';
import { keepEvidence, type Progress } from '../rpa-bot-jobs/index.ts';
import { StopError } from './court-site.ts';
import type { EfilePort } from './efile-port.ts';
import { managerPort } from './manager-port.ts';

const TIMEOUT_MS = 60_000;

interface Visit {
  portal: PortalRecord;
  /** The job that it is for; none where somebody only looks whether the manager is as it was. */
  job: { id: string; createdAt: Date } | null;
  /** Writes what is seen; absent where nothing is kept. */
  note?: Progress['note'];
  timeoutMs?: number;
}

/** Speaks with a filing manager as the firm. */
export async function visitManager<T>(
  context: Context,
  { portal, job, note, timeoutMs = TIMEOUT_MS }: Visit,
  work: (port: EfilePort) => Promise<T>,
): Promise<T> {
  const ecf = managerOf(portal);
  const signer = await useSigner(context, portal, job?.id ?? null);
  if (!ecf || !signer) throw new StopError('NO_CREDENTIAL', fault('robot_no_certificate'));
  const now = context.deps.clock.now();
  const port = managerPort(context, {
    portal,
    ecf,
    signer,
    since: job?.createdAt ?? now,
    timeoutMs,
    async look(step, seen) {
      if (note && job) await keepEvidence(context, { note }, step, seen);
    },
  });
  return work(port);
}
