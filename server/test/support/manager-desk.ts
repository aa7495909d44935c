import { courtPortals } from '@writdesk/contract/court-portals/court-portals';
import type { RouteArguments } from '@writdesk/contract/route';
import { MANAGER_PATH, type ManagerOptions, openManager } from '../../../court-stand-in/manager.ts';
import { robotPortal } from '../../src/case-service/court-robots/robot-portal.ts';
import { doJob } from '../../src/case-service/rpa-bot-jobs/do-job.ts';
import { newId } from '../../src/platform/ids.ts';
import { ok } from './case-desk.ts';
import { type FilingWorld, filingCases } from './filing-cases.ts';
import { FULTON_MAGISTRATE } from './firm-with-a-client.ts';
import type { Person, TestApp } from './harness.ts';
import { soapSigner } from './soap-signer.ts';

/** Longer than any answer of the stand-in on a busy machine, and short for those that never come. */
const TIMEOUT_MS = 2_500;
const HOST_END = 'manager.court.test';

interface World extends FilingWorld {
  people: FilingWorld['people'] & { lawyer: Person & { userId?: string } };
}

/** A firm that files at a filing manager of our own, which is turned on. */
export async function managerDesk(t: TestApp, world: World, options: Partial<ManagerOptions> = {}) {
  const { people } = world;
  const [firm, manager] = await Promise.all([soapSigner('Harlan & Pruitt LLP'), soapSigner('The manager')]);
  const host = `${newId().slice(-8)}.${HOST_END}`;
  const court = await openManager({
    signer: manager,
    filerCertificate: firm.certificate,
    address: `http://${host}`,
    now: () => t.opened.deps.clock.now(),
    ...options,
  });
  const hosts = t.config.insideHosts as Record<string, string>;
  hosts[host] = `127.0.0.1:${court.port}`;
  const values: RouteArguments<typeof courtPortals.create>['body'] = {
    name: `Manager ${host}`,
    address: `http://${host}${MANAGER_PATH}`,
    adapter: 'ECF',
    courthouseIds: [FULTON_MAGISTRATE],
    terms: 'ALLOWED',
    termsSource: 'https://court.example.gov/efiling',
    termsOn: '2026-01-05',
    paceSeconds: 1,
    ecf: {
      certificate: manager.certificate,
      filerName: 'Harlan & Pruitt LLP',
      paymentAccount: 'ACCOUNT-1',
      court: court.court,
      caseCategory: 'LT',
      causeOfAction: 'EVICTION',
      relief: 'POSSESSION',
      filing: 'PETITION',
    },
  };
  const as = people.firmAdmin;
  const portal = await ok(t.call(courtPortals.create, { as, body: values }), 201);
  const given = { as, params: { id: portal.id } };
  const filing = filingCases(t, world);
  return {
    court,
    portal,
    values,
    signers: { firm, manager },
    ...filing,
    giveCertificate: () => ok(t.call(courtPortals.setCertificate, { ...given, body: firm })),
    turnOn: () => ok(t.call(courtPortals.resume, { ...given, body: { acceptsUnproven: true } })),
    work: (job: { id: string; case: { id: string } }) =>
      doJob(
        filing.robot(),
        filing.keyOf(job),
        robotPortal(filing.robot(), { openSite: null, timeoutMs: TIMEOUT_MS }),
      ),
    /** What the manager sends by itself, to our own address. */
    async notify(number: string, changed = (text: string) => text) {
      const reply = await t.app.server.inject({
        method: 'POST',
        url: `/webhooks/ecf/${portal.id}`,
        headers: { 'content-type': 'text/xml; charset=utf-8' },
        payload: changed(court.notificationOf(number)),
      });
      return { status: reply.statusCode, text: reply.body };
    },
  };
}
export type ManagerDesk = Awaited<ReturnType<typeof managerDesk>>;
