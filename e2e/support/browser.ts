import axeCore from 'axe-core';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { expect, inject } from 'vitest';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import { baseUrl as own } from './own-writdesk.ts';
import { noteTyping } from './typing.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
// The last list counts, so Playwright's own (1.65) is said again. The pages that the address bar makes for its suggestions
// took a quarter of all that Chromium did, and a headless browser shows none.
const FEATURES_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];
const AXE = axeCore.source;
/** The rules that the product promises: WCAG 2.2 AA, and what axe calls best practice. */
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export type Account = 'admin' | 'crm' | 'firm' | 'lawyer' | 'processor' | 'billing' | 'client' | 'ap';
export const sizes = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

let browser: Promise<Browser> | undefined;

/** The one browser of the run. What is typed in it is noted. */
export function openBrowser(): Promise<Browser> {
  browser ??= launch();
  return browser;
}

async function launch(): Promise<Browser> {
  const launched = await chromium.launch({
    executablePath: findChromium(),
    args: [...FLAGS, `--disable-features=${FEATURES_OFF.join()}`],
  });
  await noteTyping(launched);
  return launched;
}

/** What is open now, whoever opened it. */
export async function openPages(): Promise<Page[]> {
  const contexts = (await browser)?.contexts() ?? [];
  return contexts.flatMap((context) => context.pages());
}

/** A person with a browser of their own: own cookies, own storage. Close the context when the journey ends. */
export async function openContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await (
    await openBrowser()
  ).newContext({
    viewport: sizes.desk,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(20_000);
  // A color on its way to another is neither of the two; a test looks at where it arrives.
  await context.addInitScript(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, *::before, *::after { transition: none !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
  });
  return context;
}

/** Fills in the sign-in form that the page shows. */
export async function fillSignIn(
  page: Page,
  account: Account,
  password = inject('demoPassword'),
): Promise<void> {
  await page.locator('input[name="username"]').fill(`${account}@demo.writdesk.test`);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('button[type="submit"]').first().click();
}

/** Fills in the sign-in form that the page shows, and waits until the app stands. */
export async function signInHere(page: Page, account: Account): Promise<void> {
  await fillSignIn(page, account);
  // The sign-in page has a heading, too, and sends its form a moment after the press.
  await page.locator('input[name="password"]').waitFor({ state: 'detached' });
  await page.locator('main h1').first().waitFor();
}

/** Opens an address of the app as one of the demo accounts, through the real sign-in form. */
export async function signIn(
  context: BrowserContext,
  account: Account,
  path = '/',
  baseUrl = own,
): Promise<Page> {
  const page = await context.newPage();
  await page.goto(baseUrl + path);
  await signInHere(page, account);
  return page;
}

interface AxeFinding {
  id: string;
  impact: string | null;
  nodes: { target: string[]; failureSummary?: string }[];
}

/** Runs axe on the page as it stands. @returns what it found, short enough to read in a failed test. */
export async function axe(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const findings = await page.evaluate(
    (tags) =>
      (
        window as unknown as {
          axe: { run(root: Document | Element, options: object): Promise<{ violations: AxeFinding[] }> };
        }
      ).axe
        // Behind a modal dialog nothing can be reached, and what stands there keeps the layout of its width until the dialog is closed.
        .run([...document.querySelectorAll('dialog:modal')].at(-1) ?? document, {
          runOnly: { type: 'tag', values: tags },
          resultTypes: ['violations'],
        })
        .then(({ violations }) => violations),
    AXE_TAGS,
  );
  return findings.map(
    ({ id, impact, nodes }) =>
      `${id} (${impact}): ${nodes
        .slice(0, 3)
        .map(
          ({ target, failureSummary }) =>
            `${target.join(' ')} ${failureSummary?.split('\n')[1]?.trim() ?? ''}`,
        )
        .join(' | ')}`,
  );
}

/** The page has no finding of axe and does not scroll sideways. */
export async function expectSound(page: Page): Promise<void> {
  await settled(page);
  expect(await axe(page), page.url()).toEqual([]);
  expect(await spokenIcons(page), `icons that say their English names on ${page.url()}`).toEqual([]);
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  // After another width the page lays itself out again, a moment later.
  await expect
    .poll(overflow, { message: `how far ${page.url()} scrolls sideways, in px` })
    .toBeLessThanOrEqual(0);
}

/** Nothing is still being loaded. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
}

/** Ant Design’s own icons each have an English name, which is read out in Spanish screens too. */
const spokenIcons = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.anticon[aria-label]')]
      .filter((icon) => icon.checkVisibility() && !icon.closest('[aria-hidden="true"]'))
      .map((icon) => `${icon.getAttribute('aria-label')} in ${icon.parentElement?.className}`),
  );
