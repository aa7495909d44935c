import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/support/harness.ts';
import { type RobotDesk, robotDesk } from '../../../test/support/robot-desk.ts';
import { twoCompanies } from '../../../test/support/two-companies.ts';
import { standingClock } from '../../platform/clock.ts';
import { openChromiumSite } from '../../platform/sites/index.ts';

const START = '2026-06-29T16:00:00Z';
const clock = standingClock(START);
const browsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'];
const executablePath = browsers.find((path) => existsSync(path)) ?? '';
const isRoot = process.getuid?.() === 0;
const openSite = openChromiumSite({ executablePath, isSandboxed: !isRoot });
const BROWSER_MS = 30_000;

// Where the machine has no browser, robots have none either.
describe.skipIf(!executablePath)('in a real browser', () => {
  let t: TestApp;
  let desk: RobotDesk;
  beforeAll(async () => {
    t = await testApp({ clock, config: { insideHosts: {} } });
    desk = await robotDesk(t, await twoCompanies(t), {
      skin: 'LONE_STAR',
      today: () => '2026-06-29',
      timeoutMs: BROWSER_MS,
    });
  });
  afterAll(async () => {
    await desk.court.close();
    await t.close();
  });
  let minutes = 0;
  const visit = (job: Parameters<RobotDesk['work']>[0]) => {
    clock.moveTo(new Date(Date.parse(START) + (minutes += 2) * 60_000).toISOString());
    return desk.work(job, openSite);
  };

  test(
    'a robot files once with pictures, and a cut connection is not sent again',
    { timeout: 120_000 },
    async () => {
      const job = await desk.aJob();
      await visit(job);
      const ready = await desk.jobOf(job.id);
      expect(ready).toMatchObject({ stage: 'READY_TO_SUBMIT' });
      expect(ready.evidence.every(({ pictureUrl }) => pictureUrl !== null)).toBe(true);
      await desk.approve(job.id);
      desk.court.faults.arrange('submit', 'CUT_AFTER_ACCEPTANCE');
      await visit(job);
      expect(await desk.jobOf(job.id)).toMatchObject({ stage: 'OUTCOME_UNKNOWN', mayHaveFiled: true });
      await visit(job);
      expect(await desk.jobOf(job.id)).toMatchObject({ stage: 'WITH_CLERK' });
      expect(desk.court.ledger.standing(job.reference)).toHaveLength(1);
    },
  );

  test('another origin is never reached', { timeout: 60_000 }, async () => {
    const reached: string[] = [];
    const elsewhere = createServer((request, response) => {
      reached.push(request.url ?? '');
      response.end();
    });
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    const other = (elsewhere.address() as AddressInfo).port;
    const own = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html');
      response.end(
        `<h1>Home</h1><img src="http://127.0.0.1:${other}/pixel"><script>fetch('http://127.0.0.1:${other}/fetch', { mode: 'no-cors' })</script>`,
      );
    });
    await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
    const site = await openSite({
      origin: 'http://own.court.test',
      insideHosts: { 'own.court.test': `127.0.0.1:${(own.address() as AddressInfo).port}` },
      timeoutMs: BROWSER_MS,
    });
    const { page } = await site.open('/');
    await site.close();
    expect(page.heading).toBe('Home');
    expect(reached).toEqual([]);
    for (const server of [own, elsewhere]) {
      server.closeAllConnections();
      server.close();
    }
  });
});
