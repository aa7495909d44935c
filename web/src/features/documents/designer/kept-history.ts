import { type DocumentTag, documentTag } from '@writdesk/contract/documents/template-values';
import { z } from 'zod';

type Tags = readonly DocumentTag[];
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What can be undone and done again. */
export interface Steps {
  past: readonly Tags[];
  future: readonly Tags[];
}

/** A step by the numbers of its tags: most of them are those of the step before, and stand once. */
const numbers = z.array(z.int().min(0));
const kept = z.object({
  version: z.int(),
  tags: z.array(documentTag),
  past: z.array(numbers),
  future: z.array(numbers),
});

const nameOf = (templateId: string): string => `writdesk.tags.${templateId}`;

/** Keeps the steps of a draft in this tab, with the version that they lead to: as many of the last ones as there is room for. */
export function keepSteps(
  templateId: string,
  { version, past, future }: Steps & { version: number },
  store: Store = sessionStorage,
): void {
  for (let most = Math.max(past.length, future.length, 1); most >= 1; most = Math.floor(most / 2)) {
    try {
      const steps = packed({ past: past.slice(-most), future: future.slice(0, most) });
      store.setItem(nameOf(templateId), JSON.stringify({ version, ...steps }));
      return;
    } catch {
      // The browser has no room for so many.
    }
  }
  store.removeItem(nameOf(templateId));
}

/** The steps that this tab has kept; none where the draft is another by now. */
export function readSteps(templateId: string, version: number, store: Store = sessionStorage): Steps {
  const none = { past: [], future: [] };
  try {
    const { success, data } = kept.safeParse(JSON.parse(store.getItem(nameOf(templateId)) ?? 'null'));
    return success && data.version === version ? unpacked(data) : none;
  } catch {
    return none;
  }
}

/** A tag is the same where it is the same object, or has the same words: a reply of the server brings new objects. */
function packed({ past, future }: Steps): Omit<z.output<typeof kept>, 'version'> {
  const tags: DocumentTag[] = [];
  const ofObject = new Map<DocumentTag, number>();
  const ofWords = new Map<string, number>();
  const numberOf = (tag: DocumentTag): number => {
    const known = ofObject.get(tag);
    if (known !== undefined) return known;
    const words = JSON.stringify(tag);
    const number = ofWords.get(words) ?? tags.push(tag) - 1;
    ofObject.set(tag, number);
    ofWords.set(words, number);
    return number;
  };
  const numbered = (steps: readonly Tags[]) => steps.map((step) => step.map(numberOf));
  return { past: numbered(past), future: numbered(future), tags };
}

function unpacked({ tags, past, future }: z.output<typeof kept>): Steps {
  const named = (steps: readonly (readonly number[])[]) =>
    steps.map((step) => step.flatMap((number) => tags[number] ?? []));
  return { past: named(past), future: named(future) };
}
