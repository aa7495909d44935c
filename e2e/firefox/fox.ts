import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { inject } from 'vitest';
import type { Account } from '../support/browser.ts';
import { baseUrl } from '../support/own-writdesk.ts';
import { noteTyped } from '../support/typing.ts';
import { findFirefox } from '../../scripts/lib/firefox.mjs';
import { buttonNamed, choiceNamed, fieldNamed, optionNamed, pointOn } from './finders.ts';

const patienceMs = 30_000;
let browser: Promise<Browser> | undefined;

function openFirefox(): Promise<Browser> {
  browser ??= puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    headless: true,
    defaultViewport: { width: 1440, height: 900 },
    extraPrefsFirefox: { 'intl.accept_languages': 'en-US' },
  });
  return browser;
}

export async function closeFirefox(): Promise<void> {
  await (await browser)?.close();
  browser = undefined;
}

type Find = (name: string, within: string) => Element | null;

/** Somebody at a Firefox of their own. */
export class Fox {
  /** Errors on the console, faults of scripts, and what the page's policy refused. */
  readonly complaints: string[] = [];
  readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  static async open(): Promise<Fox> {
    const context = await (await openFirefox()).createBrowserContext();
    const page = await context.newPage();
    const fox = new Fox(page);
    page.on('console', (line) => {
      if (line.type() === 'error') fox.complaints.push(line.text());
    });
    page.on('pageerror', (error) => fox.complaints.push(String(error)));
    await page.evaluateOnNewDocument(() => {
      window.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
        console.error(`Refused by the policy: ${violatedDirective} ${blockedURI} ${sourceFile}`),
      );
    });
    return fox;
  }

  /** A new person who has signed in and opened an address. */
  static async signedIn(account: Account, path = '/'): Promise<Fox> {
    const fox = await Fox.open();
    await fox.page.goto(baseUrl + path);
    await fox.signIn(account);
    return fox;
  }

  /** Fills in the sign-in form that the page shows, and waits until the app stands. */
  async signIn(account: Account): Promise<void> {
    await this.giveCredentials(account, inject('demoPassword'));
    await this.page.waitForSelector('input[name="password"]', { hidden: true, timeout: patienceMs });
    await this.page.waitForSelector('main h1', { timeout: patienceMs });
  }

  async giveCredentials(account: Account, password: string): Promise<void> {
    const name = await this.page.waitForSelector('input[name="username"]', { timeout: patienceMs });
    await name?.click({ count: 3 });
    await name?.type(`${account}@demo.writdesk.test`);
    await (await this.page.waitForSelector('input[name="password"]'))?.type(password);
    await this.press('Sign in');
  }

  async press(name: string, within = ''): Promise<void> {
    await this.click(await this.find(buttonNamed, name, within));
  }

  async write(label: string, text: string, within = ''): Promise<void> {
    noteTyped(text);
    await (await this.find(fieldNamed, label, within)).type(text);
  }

  async writeDay(label: string, day: string): Promise<void> {
    await this.write(label, day);
    await this.page.keyboard.press('Enter');
  }

  async choose(label: string, option: string, within = ''): Promise<void> {
    await this.write(label, option, within);
    await this.click(await this.find(optionNamed, option, ''));
  }

  async tick(question: string, answer: string): Promise<void> {
    await this.click(await this.find(choiceNamed, answer, question));
  }

  /** Adds a file with the button of a question, through the browser's own dialog. */
  async addFile(button: string, within: string, path: string): Promise<void> {
    const chooser = this.page.waitForFileChooser({ timeout: patienceMs });
    await this.press(button, within);
    await (await chooser).accept([path]);
  }

  /** Waits until the page says it, wherever. */
  async sees(words: string, place = 'body'): Promise<void> {
    await this.page.bringToFront();
    await this.page
      .waitForFunction(
        (wanted, selector) =>
          [...document.querySelectorAll<HTMLElement>(selector)].some(({ innerText }) =>
            innerText.replaceAll(/\s+/g, ' ').includes(wanted),
          ),
        { timeout: patienceMs, polling: 100 },
        words,
        place,
      )
      .catch(() => this.fail(`“${words}”`));
  }

  close(): Promise<void> {
    return this.page.browserContext().close();
  }

  private async find(how: Find, name: string, within: string): Promise<ElementHandle> {
    // What lies behind another window has no frames: nothing moves there, and nothing gets the focus.
    await this.page.bringToFront();
    const options = { timeout: patienceMs, polling: 100 };
    const found = await this.page
      .waitForFunction(how, options, name, within)
      .catch(() => this.fail(`${how.name} “${name}”${within && ` in “${within}”`}`));
    return found.asElement() as ElementHandle;
  }

  /** Presses where it is seen: once it stands still, and nothing lies over it. */
  private async click(target: ElementHandle): Promise<void> {
    await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const seen = await this.page
      .waitForFunction(pointOn, { timeout: patienceMs, polling: 100 }, target)
      .catch(() => this.fail('A place to press'));
    const { x, y } = (await seen.jsonValue()) as { x: number; y: number };
    await this.page.mouse.click(x, y);
  }

  /** Says what is on the page instead: its open form and its warnings first. */
  private async fail(what: string): Promise<never> {
    const shown = await this.page.evaluate(() => {
      const parts = [...document.querySelectorAll<HTMLElement>('dialog[open], [role="alert"], main, body')];
      return (parts[0]?.innerText ?? '').replaceAll(/\s+/g, ' ').slice(0, 900);
    });
    throw new Error(`${what} is not on ${this.page.url()}, but:\n${shown}`);
  }
}
