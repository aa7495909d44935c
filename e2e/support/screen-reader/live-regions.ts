/** Runs in the page: reports what a live region says when it changes. */
export function watchLiveRegions(): void {
  const live = '[aria-live], [role="status"], [role="alert"], [role="log"]';
  const page = window as unknown as { listenerHeard?: (text: string) => void; isListened?: boolean };
  if (page.isListened) return;
  page.isListened = true;
  const last = new WeakMap<Element, string>();
  // As it is laid out: what stands in blocks of its own is said with a pause.
  const textOf = (element: Element) =>
    (element instanceof HTMLElement ? element.innerText : (element.textContent ?? ''))
      .replaceAll(/\s*\n\s*/g, '. ')
      .replaceAll(/\s+/g, ' ')
      .trim();
  const hear = (element: Element) => {
    const text = textOf(element);
    if (text && text !== last.get(element)) page.listenerHeard?.(text.slice(0, 300));
    last.set(element, text);
  };
  const elementAt = (node: Node) => (node instanceof Element ? node : node.parentElement);
  /** What is read out of a change: a status or an alert as a whole, of another region only what is new. */
  const heardOf = (node: Node): Element | null => {
    const element = elementAt(node);
    const region = element?.closest(live);
    if (!element || !region || region.getAttribute('aria-live') === 'off') return null;
    return region.matches('[role="status"], [role="alert"]') ? region : element;
  };
  const alertsIn = (node: Node) =>
    node instanceof Element ? [...node.querySelectorAll('[role="alert"], [role="status"]')] : [];
  const watch = () => {
    // What stands in a region when it is loaded isn't read out.
    for (const region of document.querySelectorAll(live)) last.set(region, textOf(region));
    new MutationObserver((mutations) => {
      const changed = mutations.flatMap(({ type, target, addedNodes }) =>
        type === 'characterData'
          ? [heardOf(target)]
          : [...addedNodes].flatMap((node) => [heardOf(node), ...alertsIn(node)]),
      );
      // What is read as part of another is not read twice.
      const heard = [...new Set(changed)].filter((element) => element?.isConnected);
      for (const element of heard)
        if (element && !heard.some((other) => other !== element && other?.contains(element))) hear(element);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', watch);
  else watch();
}
