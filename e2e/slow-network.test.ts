import type { BrowserContext, Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { apiAs } from './support/api.ts';
import { type Account, openContext, signIn, sizes } from './support/browser.ts';
import { baseUrl } from './support/own-writdesk.ts';

// A slow network, 400 ms there and back and 50 KB a second, for people who were here before: the page's shape stands within a
// second, and what comes later moves nothing of it.

const mostShift = 0.05;
const mostShapeMs = 1000;
const slow = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

test.each<[Account, keyof typeof sizes, readonly string[]]>([
  ['client', 'desk', ['/', '/cases/:id', '/invoices']],
  ['processor', 'desk', ['/', '/cases']],
  ['lawyer', 'phone', ['/', '/cases/:id']],
  ['firm', 'desk', ['/', '/payments']],
  ['crm', 'phone', ['/', '/properties']],
  ['admin', 'desk', ['/', '/firms']],
])('on a slow network: %s, %s', async (account, size, paths) => {
  const context = await openContext({ viewport: sizes[size] });
  onTestFinished(() => context.close());
  const first = await signIn(context, account);
  // The files of these pages are here from the last visit.
  for (const path of paths) {
    await first.goto(baseUrl + (await addressOf(account, path)));
    await settled(first);
  }
  await first.close();
  for (const path of paths) {
    const address = baseUrl + (await addressOf(account, path));
    // What another program of the machine takes away makes it only slower: the best of three counts.
    const times: number[] = [];
    while (times.length < 3 && !times.some((ms) => ms < mostShapeMs)) {
      const { shapeMs, shift, moved } = await visitSlowly(context, address);
      expect(shift, `${path}: ${moved.join('\n')}`).toBeLessThanOrEqual(mostShift);
      times.push(shapeMs);
    }
    expect(Math.min(...times), `${path}: ms until its shape`).toBeLessThan(mostShapeMs);
  }
});

async function visitSlowly(context: BrowserContext, address: string): Promise<Shape> {
  const page = await context.newPage();
  await page.addInitScript(watchShape);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', slow);
  await page.goto(address, { waitUntil: 'commit' });
  await settled(page);
  const shape = await page.evaluate(() => (window as Watched).shape);
  await page.close();
  return shape;
}

async function addressOf(account: Account, path: string): Promise<string> {
  if (!path.includes(':id')) return path;
  const person = await apiAs(baseUrl, account);
  const { body } = await person.get('/api/case-service/case/list-cases?size=1&status=ON_DOCKET');
  const [found] = body['cases'] as { id: string }[];
  return path.replace(':id', found?.id ?? '');
}

/** Nothing more is waited for, and nothing has come for three round trips. */
async function settled(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor();
  await page.waitForFunction(
    (quietMs) =>
      !document.querySelector('main [aria-busy="true"]') &&
      performance
        .getEntriesByType('resource')
        .every((file) => performance.now() - (file as PerformanceResourceTiming).responseEnd > quietMs),
    3 * slow.latency,
  );
}

interface Shape {
  shapeMs: number;
  shift: number;
  moved: string[];
}
type Watched = typeof window & { shape: Shape };

/** Runs in the page before all else: when the frame and a place for its content stand, and what moves without a press. */
function watchShape(): void {
  const shape: Shape = { shapeMs: Infinity, shift: 0, moved: [] };
  (window as Watched).shape = shape;
  const look = () => {
    if (!document.querySelector('.frame main .skeleton, .frame main h1')) return requestAnimationFrame(look);
    shape.shapeMs = Math.round(performance.now());
    return undefined;
  };
  requestAnimationFrame(look);
  interface Shift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null }[];
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      if (entry.hadRecentInput) continue;
      shape.shift += entry.value;
      const names = entry.sources.map(({ node }) => (node instanceof Element ? node.className : ''));
      shape.moved.push(`${entry.value.toFixed(3)} ${names.join(' | ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
