import { createHash } from 'node:crypto';
import { courtPortals } from '@writdesk/contract/court-portals/court-portals';
import { rpaBotJobs } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-jobs';
import { openPortal, type PortalOptions, type StandInPortal } from '../../../court-stand-in/portal.ts';
import { robotPortal } from '../../src/case-service/court-robots/robot-portal.ts';
import { doJob } from '../../src/case-service/rpa-bot-jobs/do-job.ts';
import { contextOf } from '../../src/platform/context.ts';
import { newId } from '../../src/platform/ids.ts';
import { openHttpSite, type OpenSite } from '../../src/platform/sites/index.ts';
import { ok } from './case-desk.ts';
import { FULTON_MAGISTRATE } from './firm-with-a-client.ts';
import type { Person, TestApp } from './harness.ts';
import { insertCase } from './insert-case.ts';

export const COURT_HOST = 'efile.court.test';
/** Longer than any answer of the stand-in on a busy machine, and short for those that never come. */
const TIMEOUT_MS = 1_500;

interface World {
  firm: { id: string };
  client: { id: string };
  managed: { id: string };
  people: { processor: Person; firmAdmin: Person };
}

/** A firm with a portal at a court of our own, which robots visit by plain requests. */
export async function robotDesk(
  t: TestApp,
  { firm, client, managed, people }: World,
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
  const robot = (name = 'a robot') => contextOf(t.opened.deps, { kind: 'robot', name }, newId());

  /** A case on its way to the court, with its frozen packet. */
  async function aCase() {
    const now = t.opened.deps.clock.now();
    const record = await insertCase(t.db, {
      firmId: firm.id,
      clientId: client.id,
      propertyId: managed.id,
      courthouseId: FULTON_MAGISTRATE,
      status: 'SENT_FOR_FILING',
      filingStage: 'QUEUED',
      approvedAt: now,
    });
    const content = Buffer.from(`%PDF-1.4\n% ${record.id}\n%%EOF\n`);
    const packetId = newId();
    const path = `made/${packetId}/file.pdf`;
    await t.opened.deps.storage.put(path, content, 'application/pdf');
    const sha256 = createHash('sha256').update(content).digest('hex');
    await t.db
      .insertInto('cases.packet')
      .values({
        firmId: firm.id,
        clientId: client.id,
        caseId: record.id,
        id: packetId,
        purpose: 'FILING',
        number: 1,
        status: 'READY',
        documents: JSON.stringify([]),
        rule: JSON.stringify({}),
        contentHash: sha256,
        files: JSON.stringify([
          { path, fileName: 'packet.pdf', sizeBytes: content.byteLength, pages: 1, sha256 },
        ]),
        frozenByName: 'A test',
        frozenAt: now,
      })
      .execute();
    return { ...record, documentSha256: sha256, packetPath: path };
  }

  const aJob = async (caseId?: string) => {
    const id = caseId ?? (await aCase()).id;
    const body = { caseId: id, kind: 'EFILE', filing: 'PETITION' } as const;
    return ok(t.call(rpaBotJobs.create, { as: people.processor, body }), 201);
  };
  const keyOf = (job: { id: string; case: { id: string } }) => ({
    firmId: firm.id,
    caseId: job.case.id,
    id: job.id,
  });
  return {
    court,
    portal,
    robot,
    aCase,
    aJob,
    keyOf,
    work: (job: { id: string; case: { id: string } }, openSite: OpenSite = openHttpSite) =>
      doJob(robot(), keyOf(job), robotPortal(robot(), { openSite, timeoutMs })),
    jobOf: (id: string) => ok(t.call(rpaBotJobs.details, { as: people.processor, params: { id } })),
    async approve(id: string) {
      const { readyHash } = await ok(t.call(rpaBotJobs.details, { as: people.processor, params: { id } }));
      const body = { readyHash: readyHash ?? '' };
      return ok(t.call(rpaBotJobs.approve, { as: people.processor, params: { id }, body }));
    },
    async setPortal(changes: { submitsAlone?: boolean; cleanSubmits?: number }) {
      await t.db.updateTable('cases.courtPortal').set(changes).where('id', '=', portal.id).execute();
    },
  };
}
export type RobotDesk = Awaited<ReturnType<typeof robotDesk>>;
export type { StandInPortal };
