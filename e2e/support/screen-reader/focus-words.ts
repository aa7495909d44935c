import type { CDPSession } from 'playwright-core';

interface Node {
  ignored: boolean;
  role?: { value?: string };
  name?: { value?: string };
  description?: { value?: string };
  value?: { value?: string };
  properties?: { name: string; value: { value?: unknown } }[];
}

/** States that a screen reader says. */
const states = ['checked', 'expanded', 'disabled', 'required', 'invalid', 'selected', 'pressed', 'busy'];
/** Where the focus has come into: said once, when it comes in. */
const places = new Set([
  'dialog',
  'alertdialog',
  'group',
  'radiogroup',
  'region',
  'navigation',
  'complementary',
  'form',
  'toolbar',
  'table',
  'menu',
  'tabpanel',
]);

export interface Focus {
  /** What the focus stands in, outermost first, each with its name and what describes it. */
  places: string[];
  /** The element itself, and the choice of its list that is marked. */
  words: string;
}

/** What the accessibility tree says of where the focus is; nothing between two pages. */
export async function focusOf(cdp: CDPSession): Promise<Focus> {
  const [self, ...around] = await nodesAt(cdp, 'document.activeElement');
  const [choice] = await nodesAt(
    cdp,
    `document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '')`,
  );
  const words = self ? wordsOf(self) : '';
  return {
    places: around
      .filter(({ ignored, role, name }) => !ignored && name?.value && places.has(role?.value ?? ''))
      .map(wordsOf)
      .toReversed(),
    words: choice ? `${words}; on ${wordsOf(choice)}` : words,
  };
}

/** The node of an element, and those around it, innermost first. */
async function nodesAt(cdp: CDPSession, expression: string): Promise<Node[]> {
  const { result } = await cdp.send('Runtime.evaluate', { expression });
  if (!result.objectId) return [];
  const { nodes } = await cdp.send('Accessibility.getAXNodeAndAncestors', { objectId: result.objectId });
  return nodes;
}

/** `button, Start check, Peachline Residential v. Okoye`: role, name, value, states, description. */
function wordsOf({ role, name, value, properties = [], description }: Node): string {
  const known = new Map(properties.map((property) => [property.name, property.value.value]));
  const told = states.flatMap((state) => {
    const is = known.get(state);
    if (is === undefined || is === 'false' || (is === false && state !== 'expanded')) return [];
    return is === true || is === 'true'
      ? [state]
      : [`${state} ${typeof is === 'string' ? is : JSON.stringify(is)}`];
  });
  return [role?.value, name?.value, value?.value, ...told, description?.value].filter(Boolean).join(', ');
}
