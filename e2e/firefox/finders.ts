// They run in the page, each alone: by the words that people read, in the dialog where one is open.

export function buttonNamed(name: string, within: string): Element | null {
  const page = document.querySelector('dialog[open]') ?? document;
  const place = within
    ? [...page.querySelectorAll('fieldset, section')].find((one) =>
        one.querySelector('legend, h2, h3')?.textContent?.startsWith(within),
      )
    : page;
  const nameOf = (button: Element) => (button.getAttribute('aria-label') ?? button.textContent ?? '').trim();
  return (
    [...(place?.querySelectorAll('button, a, [role="menuitem"]') ?? [])].find(
      (button) => nameOf(button).includes(name) && button.checkVisibility() && !button.matches(':disabled'),
    ) ?? null
  );
}

export function fieldNamed(name: string, within: string): Element | null {
  const page = document.querySelector('dialog[open]') ?? document;
  const place = within
    ? [...page.querySelectorAll('fieldset, section')].find((one) =>
        one.querySelector('legend, h2, h3')?.textContent?.startsWith(within),
      )
    : page;
  const label = [...(place?.querySelectorAll('label') ?? [])].find((one) =>
    one.textContent?.trim().startsWith(name),
  );
  return label?.control ?? null;
}

/** A choice of a list that is open; the list itself stands at the end of the page. */
export function optionNamed(name: string): Element | null {
  return (
    [...document.querySelectorAll('.ant-select-item-option')].find(
      (option) => option.textContent?.includes(name) && option.checkVisibility(),
    ) ?? null
  );
}

/** An answer to a question that shows its choices as boxes, or a box to tick. */
export function choiceNamed(answer: string, question: string): Element | null {
  const page = document.querySelector('dialog[open]') ?? document;
  const group = [...page.querySelectorAll('fieldset')].find((one) =>
    one.querySelector('legend')?.textContent?.includes(question),
  );
  return (
    [...(group?.querySelectorAll('label') ?? [])].find((label) =>
      label.textContent?.trim().startsWith(answer),
    ) ?? null
  );
}

/** Where an element can be pressed; null while it moves or something lies over it. */
export function pointOn(target: Element): { x: number; y: number } | null {
  const memory = target as Element & { lastSeenAt?: string };
  const { left, top, width, height } = target.getBoundingClientRect();
  const before = memory.lastSeenAt;
  memory.lastSeenAt = [left, top, width, height].join();
  if (memory.lastSeenAt !== before) return null;
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  return hit && (target.contains(hit) || hit.contains(target)) ? { x, y } : null;
}
