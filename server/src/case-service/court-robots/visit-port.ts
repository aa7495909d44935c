import { fault } from '@writdesk/contract/sentences/fault';
import type { Context } from '../../platform/context.ts';
import type { OpenSite } from '../../platform/sites/index.ts';
import type { PortalRecord } from '../court-portals/index.ts';
import type { Progress } from '../rpa-bot-jobs/index.ts';
import { adapterOf } from './adapters.ts';
import { StopError } from './court-site.ts';
import type { EfilePort } from './efile-port.ts';
import { sitePort } from './site-port.ts';
import { visitCourt } from './visit-court.ts';
import { visitManager } from './visit-manager.ts';

interface Visit {
  portal: PortalRecord;
  job: { id: string; createdAt: Date } | null;
  /** How it visits sites; null where this process can’t. */
  openSite: OpenSite | null;
  note?: Progress['note'];
  timeoutMs?: number;
}

/** A filing manager needs no browser. */
export const canVisit = ({ adapter }: Pick<PortalRecord, 'adapter'>, openSite: OpenSite | null): boolean =>
  adapter === 'ECF' || openSite !== null;

/** Goes to wherever a portal takes filings, and files or asks there. */
export function visitPort<T>(
  context: Context,
  { openSite, ...visit }: Visit,
  work: (port: EfilePort) => Promise<T>,
): Promise<T> {
  if (visit.portal.adapter === 'ECF') return visitManager(context, visit, work);
  if (!openSite) throw new StopError('NO_BROWSER', fault('robot_no_browser'));
  const adapter = adapterOf(visit.portal.adapter);
  return visitCourt(context, { ...visit, openSite }, ({ court }) => work(sitePort(court, adapter)));
}
