import type { BrowserContext, Page, Route } from 'playwright-core';
import { cleanHtml, maskSsns } from './clean-html.ts';
import { type PinnedAddress, pinAddress } from './outside-address.ts';
import { sendOnce } from './send-once.ts';
import { formWith, readPage } from './site-page.ts';
import { ChangedPageError, type OpenSite, retryAfterOf, type Seen } from './site.ts';
import { robotMark } from './reap-browsers.ts';

interface Options {
  executablePath: string;
  isSandboxed: boolean;
}

const SIZE = { width: 1200, height: 900 };
const FLAGS = [
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--disable-gpu',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
];

/** Visits a site with a browser of its own, whose profile is fresh and gone afterwards. */
export const openChromiumSite =
  ({ executablePath, isSandboxed }: Options): OpenSite =>
  async ({ origin, insideHosts, timeoutMs }) => {
    const home = new URL(origin);
    const pinned = await pinAddress(home, insideHosts);
    // Loaded where a robot works: it is a seventh of a start.
    const { chromium } = await import('playwright-core');
    const browser = await chromium.launch({
      executablePath,
      chromiumSandbox: isSandboxed,
      timeout: timeoutMs,
      args: [
        ...FLAGS,
        robotMark(),
        // The name is resolved once, by us: nothing that it says later leads elsewhere, and nothing else is resolved at all.
        `--host-resolver-rules=MAP ${home.hostname} ${bracketed(pinned.address)}:${pinned.port}, MAP * ~NOTFOUND`,
      ],
    });
    try {
      const context = await browser.newContext({
        viewport: SIZE,
        acceptDownloads: false,
        serviceWorkers: 'block',
        locale: 'en-US',
      });
      context.setDefaultTimeout(timeoutMs);
      await guard(context, { home, pinned, timeoutMs });
      const page = await context.newPage();
      const secrets: string[] = [];
      let last: Seen | undefined;

      /** @param response of the page that is shown; its status and wish. */
      const look = async (response: Awaited<ReturnType<Page['goto']>>): Promise<Seen> => {
        await page.waitForLoadState('load');
        const html = await page.content();
        const headers = response ? await response.allHeaders() : {};
        return (last = {
          page: readPage(html),
          html: cleanHtml(html, secrets),
          status: response?.status() ?? 0,
          retryAfterSeconds: retryAfterOf(headers['retry-after'], new Date()),
          screenshot: await picture(page, secrets),
        });
      };

      return {
        open: async (path) => look(await page.goto(new URL(path, home).href, { timeout: timeoutMs })),
        async send(fields, files = []) {
          const names = [...Object.keys(fields), ...files.map(({ field }) => field)];
          const form = last && formWith(last.page, names);
          if (!form) throw new ChangedPageError(`The page has no form with ${names.join(', ')}.`);
          const shown = page.locator('form').nth(last?.page.forms.indexOf(form) ?? 0);
          const field = (name: string) => shown.locator(`[name="${CSS_ESCAPE(name)}"]`);
          for (const [name, value] of Object.entries(fields)) await field(name).fill(value);
          for (const [name, given] of Map.groupBy(files, (file) => file.field))
            await field(name).setInputFiles(
              given.map((file) => ({
                name: file.name,
                mimeType: 'application/pdf',
                buffer: Buffer.from(file.content),
              })),
            );
          const answered = page.waitForNavigation({ timeout: timeoutMs });
          // What goes wrong with the press is said by the answer that doesn’t come.
          await Promise.all([
            answered,
            shown.locator('[type="submit"]').first().click({ noWaitAfter: true }),
          ]);
          return look(await answered);
        },
        hide: (secret) => void secrets.push(secret),
        close: () => browser.close(),
      };
    } catch (error) {
      await browser.close();
      throw error;
    }
  };

interface Guarded {
  home: URL;
  /** Where the home was found: what we send goes nowhere else. */
  pinned: PinnedAddress;
  timeoutMs: number;
}

/**
 * Lets nothing through to another origin. Chromium sends a request again by itself when its connection is cut, a POST as well: what
 * changes something is therefore sent by us, once, over a connection of its own.
 */
async function guard(context: BrowserContext, { home, pinned, timeoutMs }: Guarded): Promise<void> {
  await context.route('**/*', async (route: Route) => {
    const request = route.request();
    const url = URL.parse(request.url());
    if (url?.protocol === 'data:') return route.continue();
    if (url?.origin !== home.origin) return route.abort('blockedbyclient');
    if (request.method() === 'GET' || request.method() === 'HEAD') return route.continue();
    const sending = {
      method: request.method(),
      headers: await request.allHeaders(),
      body: request.postDataBuffer() ?? undefined,
      timeoutMs,
    };
    const answer = await sendOnce(url, pinned, sending).catch(() => null);
    if (!answer) return route.abort('connectionreset');
    const headers = Object.entries(answer.headers).map(([name, value]) => [name, [value].flat().join('\n')]);
    return route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(headers) as Record<string, string>,
      body: answer.bytes,
    });
  });
  await context.routeWebSocket('**/*', (socket) => socket.close());
}

/** A picture in which passwords and social security numbers are covered. */
async function picture(page: Page, secrets: readonly string[]): Promise<Buffer> {
  const covered = [page.locator('input[type="password"]'), page.getByText(/\b\d{3}-\d{2}-\d{4}\b/)];
  for (const secret of secrets.filter((each) => each.length > 0)) covered.push(page.getByText(secret));
  const values = await page
    .locator('input, textarea')
    .evaluateAll((fields) =>
      fields.map((each) => ('value' in each && typeof each.value === 'string' ? each.value : '')),
    );
  values.forEach((value, index) => {
    if (value !== maskSsns(value)) covered.push(page.locator('input, textarea').nth(index));
  });
  return page.screenshot({ type: 'png', mask: covered, maskColor: '#1f2937', animations: 'disabled' });
}

const CSS_ESCAPE = (name: string): string => name.replaceAll(/["\\]/g, '\\$&');
const bracketed = (address: string): string => (address.includes(':') ? `[${address}]` : address);
