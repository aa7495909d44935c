import { cases } from '@writdesk/contract/cases/cases';
import { courtPortals } from '@writdesk/contract/court-portals/court-portals';
import { rpaBotJobs } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-jobs';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ok } from '../../../test/support/case-desk.ts';
import { complaintsOfSchemas, hasEcfSchemas, messagesIn } from '../../../test/support/ecf-schemas.ts';
import { type TestApp, testApp } from '../../../test/support/harness.ts';
import { managerCases } from '../../../test/support/manager-cases.ts';
import { type ManagerDesk, managerDesk } from '../../../test/support/manager-desk.ts';
import { soapSigner } from '../../../test/support/soap-signer.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { standingClock } from '../../platform/clock.ts';
import { contextOf } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { openSigned } from '../../platform/soap/index.ts';
import { type EcfPrefix, ecfNamespaces, inEcf } from '../ecf/index.ts';
import { freeLostRpaBotJobs } from '../rpa-bot-jobs/index.ts';
import { lookAtPortals } from './look-at-portals.ts';
import { tendJobs } from './robot-jobs.job.ts';

const START = '2026-06-29T16:00:00Z';
const clock = standingClock(START);
let t: TestApp;
let world: TwoCompanies;
let people: TwoCompanies['people'];
let desk: ManagerDesk;
let aCase: Awaited<ReturnType<typeof managerCases>>['aCase'];
let aJob: Awaited<ReturnType<typeof managerCases>>['aJob'];
beforeAll(async () => {
  t = await testApp({ clock, config: { insideHosts: {} } });
  world = await twoCompanies(t);
  people = world.people;
  desk = await managerDesk(t, world);
  ({ aCase, aJob } = await managerCases(t, desk, world));
});
afterAll(async () => {
  await desk.court.close();
  await t.close();
});

const FAULT = `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Header/><soap:Body>
  <soap:Fault><faultcode>ENOSPC</faultcode><faultstring>Typed by nobody we know</faultstring></soap:Fault></soap:Body></soap:Envelope>`;

let minutes = 0;
const later = (by = 2) => clock.moveTo(new Date(Date.parse(START) + (minutes += by) * 60_000).toISOString());
type Job = Parameters<ManagerDesk['work']>[0];
const visit = async (job: Job) => {
  later();
  await desk.work(job);
  return desk.jobOf(job.id);
};
const tend = async (by = 20) => {
  later(by);
  const machine = contextOf(t.opened.deps, { kind: 'job', name: 'tend' }, newId());
  const attempt = { id: newId(), number: 1, isLast: true, signal: new AbortController().signal };
  await freeLostRpaBotJobs.handle(machine, {}, attempt);
  later(3);
  await tendJobs(desk.robot(), null);
};
const caseOf = (id: string) => ok(t.call(cases.details, { as: people.processor, params: { id } }));
const portalNow = async () => {
  const { portals } = await ok(t.call(courtPortals.list, { as: people.firmAdmin }));
  return portals.find(({ id }) => id === desk.portal.id);
};
const turnOnAgain = () =>
  ok(
    t.call(courtPortals.resume, {
      as: people.firmAdmin,
      params: { id: desk.portal.id },
      body: { acceptsUnproven: true },
    }),
  );
async function filed() {
  const given = await aCase();
  const job = await desk.aJob(given.id);
  await visit(job);
  await desk.approve(job.id);
  const done = await visit(job);
  return { ...done, documentSha256: given.documentSha256, number: done.courtReference ?? '' };
}

describe('a filing manager', () => {
  test('is off until somebody turns it on and accepts that nobody has proven it', async () => {
    const given = { as: people.firmAdmin, params: { id: desk.portal.id } };
    expect(desk.portal).toMatchObject({ state: 'PAUSED', pausedBecause: 'UNPROVEN', adapter: 'ECF' });
    const waiting = await aJob();
    expect(await visit(waiting)).toMatchObject({ status: 'NEEDS_HUMAN', question: 'PAUSED' });
    expect(await t.call(courtPortals.resume, { ...given, body: {} })).toMatchObject({
      status: 409,
      body: { code: 'court_portal_unproven' },
    });
    await desk.turnOn();
    await ok(t.call(rpaBotJobs.retry, { as: people.processor, params: { id: waiting.id }, body: {} }));
    expect(await visit(waiting)).toMatchObject({ question: 'NO_CREDENTIAL' });
    expect(desk.court.seen).toEqual([]);
  });

  test('takes the firm’s certificate with its key, which is sealed and never told', async () => {
    const given = { as: people.firmAdmin, params: { id: desk.portal.id } };
    const other = await soapSigner('Somebody else');
    const { firm } = desk.signers;
    const body = { ...firm, privateKey: other.privateKey };
    expect(await t.call(courtPortals.setCertificate, { ...given, body })).toMatchObject({ status: 400 });
    const wrong = { username: 'filer', password: 'a-password' };
    expect(await t.call(courtPortals.setCredential, { ...given, body: wrong })).toMatchObject({
      body: { code: 'court_portal_other_kind' },
    });
    const reply = await desk.giveCertificate();
    expect(JSON.stringify(reply)).not.toContain('PRIVATE KEY');
    const row = await t.db
      .selectFrom('cases.portalCredential')
      .select('sealed')
      .where('portalId', '=', desk.portal.id)
      .executeTakeFirstOrThrow();
    expect(row.sealed).not.toContain('PRIVATE');
  });

  test('is looked at each night: what it takes, and whether our codes are among its own', async () => {
    later();
    await lookAtPortals(desk.robot(), null, 2_500);
    expect(await portalNow()).toMatchObject({ lookSucceeded: true, state: 'ON' });
    expect(desk.court.seen).toContain('CourtPolicyQueryMessage');
    await t.db
      .updateTable('cases.courtPortal')
      .set({ ecf: JSON.stringify({ ...desk.values.ecf, filing: 'NO_SUCH_CODE' }) })
      .where('id', '=', desk.portal.id)
      .execute();
    later(24 * 60);
    await lookAtPortals(desk.robot(), null, 2_500);
    expect(await portalNow()).toMatchObject({ lookSucceeded: false, pausedBecause: 'LOOK_FAILED' });
    await t.db
      .updateTable('cases.courtPortal')
      .set({ ecf: JSON.stringify(desk.values.ecf) })
      .where('id', '=', desk.portal.id)
      .execute();
    await turnOnAgain();
  });
});

describe('a packet is filed at it', () => {
  const attached = ['Exhibit A: Notice to vacate', 'Exhibit B: Lease'];
  /** What went to and fro for a packet of several files. */
  const sent: string[] = [];

  test('once, byte for byte, after a person’s yes to the fee that it asks for', async () => {
    const given = await aCase();
    const job = await desk.aJob(given.id);
    expect(await visit(job)).toMatchObject({
      stage: 'READY_TO_SUBMIT',
      feeCents: 6_000,
      mayHaveFiled: false,
    });
    expect(desk.court.ledger.standing(job.reference)).toEqual([]);
    await desk.approve(job.id);
    const done = await visit(job);
    expect(done).toMatchObject({ stage: 'WITH_CLERK', portal: { id: desk.portal.id } });
    expect(desk.court.ledger.standing(job.reference)).toMatchObject([
      { number: done.courtReference, documentSha256: given.documentSha256 },
    ]);
    expect(await caseOf(given.id)).toMatchObject({ filingStage: 'EFILE_SUBMITTED' });
    expect(done.evidence.map(({ step }) => step)).toEqual([
      'SEARCH',
      'REVIEW',
      'SEARCH',
      'REVIEW',
      'RECEIPT',
    ]);
    const { htmlPath } = await t.db
      .selectFrom('cases.robotEvidence')
      .select('htmlPath')
      .where('jobId', '=', job.id)
      .where('step', '=', 'RECEIPT')
      .executeTakeFirstOrThrow();
    const stored = await t.opened.deps.storage.get(htmlPath);
    const kept = stored ? (await buffer(stored)).toString() : '';
    expect(kept).toContain('MessageReceiptMessage');
    expect(kept).not.toContain('<soap');
  });

  test('of several files: the lead document with what is attached to it, in its order and byte for byte', async () => {
    const given = await aCase(attached);
    const job = await desk.aJob(given.id);
    const before = desk.court.envelopes.length;
    await visit(job);
    await desk.approve(job.id);
    // Somebody changed the second attachment after the yes: nothing leaves.
    const path = given.files[2]?.path ?? '';
    const kept = await t.opened.deps.storage.get(path);
    const bytes = kept ? await buffer(kept) : Buffer.alloc(0);
    await t.opened.deps.storage.put(path, Buffer.from('%PDF-1.4\nother'), 'application/pdf');
    expect(await visit(job)).toMatchObject({ question: 'OTHER_PACKET', mayHaveFiled: false });
    expect(desk.court.ledger.standing(job.reference)).toEqual([]);
    await t.opened.deps.storage.put(path, bytes, 'application/pdf');
    await ok(t.call(rpaBotJobs.retry, { as: people.processor, params: { id: job.id }, body: {} }));
    await visit(job);
    await desk.approve(job.id);
    const done = await visit(job);
    expect(done).toMatchObject({ stage: 'WITH_CLERK' });
    expect(desk.court.ledger.standing(job.reference)).toMatchObject([
      {
        number: done.courtReference,
        documentSha256: given.documentSha256,
        attachments: given.files.slice(1).map(({ fileName: name, sha256 }) => ({ name, sha256 })),
      },
    ]);
    sent.push(...desk.court.envelopes.slice(before));
    const titles = sent.flatMap((envelope) =>
      [...envelope.matchAll(/<nc:DocumentTitleText>([^<]*)</g)].map(([, title]) => title),
    );
    expect(titles.slice(-attached.length)).toEqual(attached);
  });

  test.skipIf(!hasEcfSchemas)(
    'and the schemas of the standard find nothing wrong with what went to and fro',
    { timeout: 120_000 },
    async () => {
      const messages = sent.flatMap(messagesIn);
      expect(new Set(messages.map(({ name }) => name))).toEqual(
        new Set([
          'fees:FeesCalculationQueryMessage',
          'feesAnswer:FeesCalculationResponseMessage',
          'list:FilingListQueryMessage',
          'listAnswer:FilingListResponseMessage',
          'core:CoreFilingMessage',
          'payment:PaymentMessage',
          'receipt:MessageReceiptMessage',
        ]),
      );
      const [core] = messages.filter(({ name }) => name === 'core:CoreFilingMessage');
      expect(core?.xml.match(/<core:FilingConnectedDocument>/g)).toHaveLength(attached.length);
      for (const { name, xml } of new Map(messages.map((one) => [one.name, one])).values()) {
        const prefix = name.split(':')[0] as EcfPrefix;
        const namespaces = [ecfNamespaces[prefix], ecfNamespaces.civil, ecfNamespaces.ecf];
        expect(await complaintsOfSchemas(xml, namespaces), name).toEqual([]);
      }
    },
  );

  test('never without the bar number of its attorney', async () => {
    const job = await desk.aJob();
    expect(await visit(job)).toMatchObject({
      status: 'NEEDS_HUMAN',
      question: 'NO_PACKET',
      lastFault: { code: 'robot_no_bar_number', values: {} },
    });
    expect(desk.court.ledger.standing(job.reference)).toEqual([]);
  });

  test.each([
    ['CUT_AFTER_ACCEPTANCE', 1],
    ['TIMEOUT_AFTER_ACCEPTANCE', 1],
    ['CUT_BEFORE_ACCEPTANCE', 0],
    ['SESSION_END', 0],
  ] as const)('never twice when the manager answers with %s', { timeout: 60_000 }, async (fault, count) => {
    const job = await aJob();
    await visit(job);
    await desk.approve(job.id);
    desk.court.faults.arrange('submit', fault);
    expect(await visit(job)).toMatchObject({ stage: 'OUTCOME_UNKNOWN', mayHaveFiled: true });
    expect(
      await t.call(rpaBotJobs.retry, { as: people.processor, params: { id: job.id }, body: {} }),
    ).toMatchObject({
      body: { code: 'robot_job_may_have_filed' },
    });
    await tend();
    const after = await desk.jobOf(job.id);
    expect(after).toMatchObject(
      count ? { stage: 'WITH_CLERK' } : { stage: 'OUTCOME_UNKNOWN', question: 'NOT_FOUND' },
    );
    expect(desk.court.ledger.standing(job.reference)).toHaveLength(count);
    expect(desk.court.ledger.doubles()).toEqual([]);
  });

  test('never twice when the robot is killed after the manager took it', { timeout: 60_000 }, async () => {
    const job = await aJob();
    await visit(job);
    await desk.approve(job.id);
    later();
    // The manager takes it and its answer never comes; the robot’s process is gone before it has waited long enough.
    desk.court.faults.arrange('submit', 'TIMEOUT_AFTER_ACCEPTANCE');
    const dead = desk.work(job).catch(() => undefined);
    await expect.poll(() => desk.court.ledger.standing(job.reference).length, { timeout: 20_000 }).toBe(1);
    await t.db
      .updateTable('cases.rpaBotJob')
      .set({ leasedUntil: new Date(Date.parse(START)) })
      .where('id', '=', job.id)
      .execute();
    await tend();
    expect(await desk.jobOf(job.id)).toMatchObject({ stage: 'WITH_CLERK' });
    await dead;
    expect(await desk.jobOf(job.id)).toMatchObject({ stage: 'WITH_CLERK' });
    expect(desk.court.ledger.standing(job.reference)).toHaveLength(1);
  });

  test('what the manager has under our reference is taken for filed', async () => {
    const job = await aJob();
    const { reference } = job;
    desk.court.ledger.take({
      reference,
      caption: 'x',
      documentSha256: '',
      attachments: [],
      feeCents: 1,
      filedOn: '2026-06-29',
    });
    expect(await visit(job)).toMatchObject({ stage: 'WITH_CLERK' });
    expect(desk.court.ledger.standing(reference)).toHaveLength(1);
  });

  test('and nobody else’s signature is believed', async () => {
    const job = await aJob();
    desk.court.settings.signer = await soapSigner('Somebody else');
    expect(await visit(job)).toMatchObject({
      status: 'NEEDS_HUMAN',
      question: 'CHANGED_PAGE',
      mayHaveFiled: false,
    });
    desk.court.settings.signer = desk.signers.manager;
  });
});

describe('the clerk’s answer', () => {
  test('is asked for: a number, once', async () => {
    const { number, case: of } = await filed();
    desk.court.ledger.accept(number, '26ED777001', '2026-06-30');
    await tend();
    expect(await caseOf(of.id)).toMatchObject({ status: 'FILED', caseNumber: '26ED777001' });
  });

  test('comes by itself, signed, and is applied once', async () => {
    const { id, number, case: of } = await filed();
    desk.court.ledger.accept(number, '26ED777002', '2026-06-30');
    const first = await desk.notify(number);
    expect(first.status).toBe(200);
    const receipt = openSigned(first.text, desk.signers.firm.certificate, clock.now());
    expect(inEcf.text(receipt, 'ecf:Error', 'ecf:ErrorCode')).toBe('0');
    expect(await caseOf(of.id)).toMatchObject({ status: 'FILED', caseNumber: '26ED777002' });
    const { version } = await caseOf(of.id);
    expect((await desk.notify(number)).status).toBe(200);
    await tend();
    expect((await caseOf(of.id)).version).toBe(version);
    expect(await desk.jobOf(id)).toMatchObject({ stage: 'ACCEPTED' });
  });

  test('that sends it back returns the case with its fix list', async () => {
    const { id, number, reference, case: of } = await filed();
    desk.court.ledger.reject(number, {
      code: 'WRONG_PARTY',
      words: 'Name the other tenant.',
      resubmitBy: null,
    });
    expect((await desk.notify(number)).status).toBe(200);
    expect(await desk.jobOf(id)).toMatchObject({
      stage: 'REJECTED',
      rejection: { code: 'WRONG_PARTY', words: 'Name the other tenant.' },
    });
    expect(await caseOf(of.id)).toMatchObject({ status: 'RETURNED_TO_PROCESSOR' });
    expect(desk.court.ledger.standing(reference)).toEqual([]);
  });

  test.each<[string, (text: string) => string]>([
    ['changed', (text) => text.replace('26ED777003', '26ED999999')],
    ['with a document type', (text) => `<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]>${text}`],
    ['that is none', () => 'Accepted!'],
    ['that is a fault, which anybody can write', () => FAULT],
  ])('is refused %s', async (_, changed) => {
    const { number, case: of } = await filed();
    desk.court.ledger.accept(number, '26ED777003', '2026-06-30');
    expect((await desk.notify(number, changed)).status).toBe(400);
    expect(await caseOf(of.id)).toMatchObject({ status: 'SENT_FOR_FILING', caseNumber: null });
  });

  test('of long ago is refused, and so is one for a manager of nobody', async () => {
    const { number } = await filed();
    desk.court.ledger.accept(number, '26ED777004', '2026-06-30');
    const old = desk.court.notificationOf(number);
    later(30);
    expect((await desk.notify(number, () => old)).status).toBe(400);
    const nobody = {
      method: 'POST',
      url: `/webhooks/ecf/${newId()}`,
      headers: { 'content-type': 'text/xml' },
      payload: old,
    } as const;
    expect((await t.app.server.inject(nobody)).statusCode).toBe(404);
  });
});

test('another manager is off again, and the certificate goes', async () => {
  const given = { as: people.firmAdmin, params: { id: desk.portal.id } };
  const body = { ...desk.values, address: 'https://93.184.215.15/ecf' };
  expect(await ok(t.call(courtPortals.update, { ...given, body }))).toMatchObject({
    pausedBecause: 'UNPROVEN',
    credential: null,
  });
});

test('a manager has a whole address: its query goes, and a host alone is refused by name', async () => {
  const given = { as: people.firmAdmin, params: { id: desk.portal.id } };
  const asked = (address: string) =>
    t.call(courtPortals.update, { ...given, body: { ...desk.values, address } });
  const kept = await ok(asked('https://93.184.215.15/ecf/FilingReviewMDE?wsdl'));
  expect(kept.address).toBe('https://93.184.215.15/ecf/FilingReviewMDE');
  for (const address of ['https://93.184.215.15', 'https://93.184.215.15/'])
    expect(await asked(address)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'address', code: 'manager_address' }] },
    });
});
