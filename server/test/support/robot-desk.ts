import { courtPortals } from '@writdesk/contract/court-portals/court-portals';
import { openPortal, type PortalOptions, type StandInPortal } from '../../../court-stand-in/portal.ts';
import { robotPortal } from '../../src/case-service/court-robots/robot-portal.ts';
import { doJob } from '../../src/case-service/rpa-bot-jobs/do-job.ts';
import { newId } from '../../src/platform/ids.ts';
import { openHttpSite, type OpenSite } from '../../src/platform/sites/index.ts';
import { ok } from './case-desk.ts';
import { type FilingWorld, filingCases } from './filing-cases.ts';
import { FULTON_MAGISTRATE } from './firm-with-a-client.ts';
import type { TestApp } from './harness.ts';

export const COURT_HOST = 'efile.court.test';
/** Longer than any answer of the stand-in on a busy machine, and short for those that never come. */
const TIMEOUT_MS = 1_500;

/** A firm with a portal at a court of our own, which robots visit by plain requests. */
export async function robotDesk(
  t: TestApp,
  { firm, client, managed, people }: FilingWorld,
  { timeoutMs = TIMEOUT_MS, ...options }: PortalOptions & { timeoutMs?: number } = {},
) {
  const court = await openPortal(options);
  const hosts = t.config.insideHosts as Record<string, string>;
  const host = `${newId().slice(-8)}.${COURT_HOST}`;
  hosts[host] = `127.0.0.1:${court.port}`;
  const portal = await ok(
    t.call(courtPortals.create, {
      as: people.firmAdmin,
      body: {
        name: `Court ${host}`,
        address: `http://${host}`,
        adapter: options.skin ?? 'PEACH',
        courthouseIds: [FULTON_MAGISTRATE],
        terms: 'ALLOWED',
        termsSource: 'https://court.example.gov/terms',
        termsOn: '2026-01-05',
        paceSeconds: 1,
      },
    }),
    201,
  );
  await ok(
    t.call(courtPortals.setCredential, {
      as: people.firmAdmin,
      params: { id: portal.id },
      body: court.account,
    }),
  );
  const filing = filingCases(t, { firm, client, managed, people });
  return {
    court,
    portal,
    ...filing,
    work: (job: { id: string; case: { id: string } }, openSite: OpenSite = openHttpSite) =>
      doJob(filing.robot(), filing.keyOf(job), robotPortal(filing.robot(), { openSite, timeoutMs })),
    async setPortal(changes: { submitsAlone?: boolean; cleanSubmits?: number }) {
      await t.db.updateTable('cases.courtPortal').set(changes).where('id', '=', portal.id).execute();
    },
  };
}
export type RobotDesk = Awaited<ReturnType<typeof robotDesk>>;
export type { StandInPortal };
