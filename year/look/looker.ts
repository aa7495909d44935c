import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import type { Scene } from '../scene.ts';
import { contactSheet, type Shot } from './contact-sheet.ts';
import { faultsOf } from './look-at.ts';
import { type Viewer, viewersOf } from './screens.ts';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];
const sizes = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const LIMIT_MS = 45_000;

/** How a screen can be looked at: all eight ways come in turn, from role to role and from day to day. */
const ways = (['desk', 'phone'] as const).flatMap((size) =>
  (['light', 'dark'] as const).flatMap((colorScheme) =>
    (['en-US', 'es-US'] as const).map((locale) => ({ size, colorScheme, locale })),
  ),
);
type Way = (typeof ways)[number];

/** Opens screens in Chromium as people do, and keeps pictures of them on one contact sheet. @param folder where the pictures go */
export async function openLooker(folder: string) {
  await mkdir(folder, { recursive: true });
  const executablePath = findChromium();
  if (!executablePath) throw new Error('There is no Chromium to look with.');
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  const shots: Shot[] = [];
  let looks = 0;
  return {
    /** Each role opens the screens of its work. */
    async lookAtDay(scene: Scene): Promise<void> {
      for (const [index, viewer] of viewersOf(scene.world, looks).entries()) {
        const way = ways[(looks * 3 + index) % ways.length];
        if (way) shots.push(...(await look(scene, { browser, folder, viewer, way })));
      }
      looks += 1;
      await writeFile(join(folder, 'index.html'), contactSheet(shots));
      scene.journal.did('Days that were looked at in a browser');
    },
    close: () => browser.close(),
  };
}
export type Looker = Awaited<ReturnType<typeof openLooker>>;

interface Look {
  browser: Browser;
  folder: string;
  viewer: Viewer;
  way: Way;
}

async function look(scene: Scene, { browser, folder, viewer, way }: Look): Promise<Shot[]> {
  const { product, today, journal } = scene;
  const { role, person, paths } = viewer;
  const { size, colorScheme, locale } = way;
  const context = await browser.newContext({
    viewport: sizes[size],
    colorScheme,
    locale,
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(LIMIT_MS);
  const shots: Shot[] = [];
  try {
    const page = await context.newPage();
    const errors = listen(page);
    await signIn(page, product.baseUrl, person.whatTheyType());
    for (const path of paths) {
      errors.length = 0;
      await open(page, product.baseUrl + path);
      const faults = [...(await faultsOf(page)), ...errors];
      const named =
        path === '/'
          ? 'home'
          : path
              .slice(1)
              .replace(/\/[0-9a-f-]{36}/, '-one')
              .replaceAll(/\W+/g, '-');
      const file = `${today}-${role}-${named}-${size}-${colorScheme}-${locale.slice(0, 2)}.jpg`;
      await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: 55 });
      shots.push({ day: today, role, path, way: `${size}, ${colorScheme}, ${locale}`, file, faults });
      journal.did('Screens that were looked at');
      if (faults.length > 0)
        journal.breaks('A screen can be read by everybody, and says what is.', { role, path, way, faults });
    }
  } catch (error) {
    journal.breaks('A screen can be opened.', `${role}, ${JSON.stringify(way)}: ${String(error)}`);
  } finally {
    await context.close();
  }
  return shots;
}

function listen(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`The console: ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(`The page: ${error.message}`));
  return errors;
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('main h1').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
}

async function signIn(
  page: Page,
  baseUrl: string,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.goto(baseUrl);
  await page.locator('input[name="username"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('button[type="submit"]').first().click();
  await page.locator('input[name="password"]').waitFor({ state: 'detached' });
  await page.locator('main h1').first().waitFor();
}
