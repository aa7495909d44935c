import type { Page } from 'playwright-core';
import { focusOf } from './focus-words.ts';
import { watchLiveRegions } from './live-regions.ts';

/** Somebody who can't see the screen: they press keys and hear what the accessibility tree and the live regions say. */
export interface Listener {
  readonly page: Page;
  /** All that was announced, in order. */
  readonly said: readonly string[];
  /** Presses a key, and hears where the focus is then. */
  press(key: string): Promise<string>;
  type(text: string): Promise<void>;
  /** Presses Tab, or another key, until what is heard fits. @throws with all the stops on the way where it never does. */
  go(to: RegExp, key?: string): Promise<string>;
  /** Waits until something is heard that was not heard before the last key. @returns all that was heard since. */
  hears(what: RegExp): Promise<string>;
}

const mostStops = 150;
const patienceMs = 60_000;

export async function listen(page: Page): Promise<Listener> {
  const said: string[] = [];
  let since = 0;
  let title = '';
  let around: readonly string[] = [];
  const say = (text: string) => {
    if (text && text !== said.at(-1)) said.push(text);
  };
  await page.exposeFunction('listenerHeard', (text: string) => say(`live: ${text}`));
  await page.addInitScript(watchLiveRegions);
  await page.evaluate(watchLiveRegions);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Accessibility.enable');
  const readFocus = async (): Promise<string> => {
    const now = await page.title().catch(() => title);
    if (now !== title) say(`page: ${now}`);
    title = now;
    // Between two pages there is nobody to ask.
    const focus = await focusOf(cdp).catch(() => null);
    if (!focus) return '';
    const entered = focus.places.filter((place) => !around.includes(place));
    around = focus.places;
    const words = [...entered.map((place) => `in ${place}`), focus.words].filter(Boolean).join('; ');
    say(words);
    return words;
  };
  const press = async (key: string) => {
    since = said.length;
    await page.keyboard.press(key);
    return readFocus();
  };
  return {
    page,
    said,
    press,
    async type(text) {
      since = said.length;
      await page.keyboard.type(text);
    },
    async go(to, key = 'Tab') {
      const stops: string[] = [];
      for (let stop = 0; stop < mostStops; stop += 1) {
        const words = await press(key);
        if (to.test(words)) return words;
        stops.push(words);
      }
      throw new Error(`Nothing like ${String(to)} is heard on:\n${stops.join('\n')}`);
    },
    async hears(what) {
      const end = Date.now() + patienceMs;
      for (;;) {
        await readFocus();
        const heard = said.slice(since).join('\n');
        if (what.test(heard)) return heard;
        if (Date.now() > end) throw new Error(`${String(what)} was not heard, but:\n${heard}`);
        await new Promise((done) => setTimeout(done, 100));
      }
    },
  };
}
