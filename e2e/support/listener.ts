import type { CDPSession, Page } from 'playwright-core';

/** Somebody who can't see the screen: they press keys and hear what the accessibility tree and the live regions say. */
export interface Listener {
  /** All that was announced, in order. */
  readonly said: readonly string[];
  /** Presses a key, and hears where the focus is then. */
  press(key: string): Promise<string>;
  type(text: string): Promise<void>;
  /** Presses a key until what is heard fits. @throws with all the stops on the way where it never does. */
  go(key: string, to: RegExp): Promise<string>;
  /** Waits until something is heard that was not heard before the last key. */
  hears(what: RegExp): Promise<void>;
}

interface Node {
  role?: { value?: string };
  name?: { value?: string };
  description?: { value?: string };
  value?: { value?: string };
  properties?: { name: string; value: { value?: unknown } }[];
}

const mostStops = 120;
const patienceMs = 60_000;
/** States that a screen reader says. */
const states = ['checked', 'expanded', 'disabled', 'required', 'invalid', 'selected', 'pressed', 'modal'];

export async function listen(page: Page): Promise<Listener> {
  const said: string[] = [];
  let since = 0;
  const say = (text: string) => {
    if (text && text !== said.at(-1)) said.push(text);
  };
  await page.exposeFunction('listenerHeard', (text: string) => say(`live: ${text}`));
  await page.addInitScript(watchLiveRegions);
  await page.evaluate(watchLiveRegions);
  const cdp = await page.context().newCDPSession(page);
  let title = '';
  const readFocus = async (): Promise<string> => {
    const now = await page.title();
    if (now !== title) say(`page: ${now}`);
    title = now;
    // Between two pages there is nobody to ask.
    const words = await focusedWords(cdp).catch(() => '');
    say(words);
    return words;
  };
  const press = async (key: string) => {
    since = said.length;
    await page.keyboard.press(key);
    return readFocus();
  };
  return {
    said,
    press,
    type: (text) => page.keyboard.type(text),
    async go(key, to) {
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
        if (what.test(heard)) return;
        if (Date.now() > end) throw new Error(`${String(what)} was not heard, but:\n${heard}`);
        await new Promise((done) => setTimeout(done, 100));
      }
    },
  };
}

/** Where the focus is: what it has come into, the element, and the choice of its list that is marked. */
async function focusedWords(cdp: CDPSession): Promise<string> {
  const parts = await Promise.all([
    wordsOf(cdp, `document.activeElement?.closest('dialog, [role="dialog"]')`),
    wordsOf(cdp, 'document.activeElement'),
    wordsOf(
      cdp,
      `document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '')`,
    ),
  ]);
  const [dialog, focused, choice] = parts;
  return [dialog && `in ${dialog}`, choice && `on ${choice}`].reduce(
    (words, part) => (part ? `${words}; ${part}` : words),
    focused ?? '',
  );
}

/** `button, Start check, Peachline Residential v. Okoye`: role, name, value, states, description; '' of what isn't there. */
async function wordsOf(cdp: CDPSession, expression: string): Promise<string> {
  const { result } = await cdp.send('Runtime.evaluate', { expression });
  if (!result.objectId) return '';
  const tree = await cdp.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  });
  const [node] = tree.nodes as Node[];
  if (!node) return '';
  const known = new Map((node.properties ?? []).map(({ name, value }) => [name, value.value]));
  const told = states.flatMap((state) => {
    const value = known.get(state);
    if (value === undefined || value === 'false' || (value === false && state !== 'expanded')) return [];
    return value === true || value === 'true'
      ? [state]
      : [`${state} ${typeof value === 'string' ? value : JSON.stringify(value)}`];
  });
  return [node.role?.value, node.name?.value, node.value?.value, ...told, node.description?.value]
    .filter(Boolean)
    .join(', ');
}

/** Runs in the page: reports what a live region says when it changes. */
function watchLiveRegions(): void {
  const live = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"]';
  const page = window as unknown as { listenerHeard?: (text: string) => void; isListened?: boolean };
  if (page.isListened) return;
  page.isListened = true;
  const last = new WeakMap<Element, string>();
  // As it is laid out: what stands in blocks of its own is said with a pause.
  const textOf = (region: Element) =>
    (region instanceof HTMLElement ? region.innerText : (region.textContent ?? ''))
      .replaceAll(/\s*\n\s*/g, '. ')
      .replaceAll(/\s+/g, ' ')
      .trim();
  const hear = (region: Element) => {
    const text = textOf(region);
    if (text !== (last.get(region) ?? '') && text) page.listenerHeard?.(text.slice(0, 300));
    last.set(region, text);
  };
  const watch = () => {
    // What stands in a region when it is loaded isn't read out.
    for (const region of document.querySelectorAll(live)) last.set(region, textOf(region));
    new MutationObserver((mutations) => {
      const changed = new Set<Element>();
      for (const { target, addedNodes } of mutations) {
        const around = target instanceof Element ? target : target.parentElement;
        const region = around?.closest(live);
        if (region) changed.add(region);
        for (const node of addedNodes)
          if (node instanceof Element)
            for (const alert of [node, ...node.querySelectorAll('*')])
              if (alert.matches('[role="alert"]')) changed.add(alert);
      }
      for (const region of changed) hear(region);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', watch);
  else watch();
}
