import { type DocumentTag, documentTag } from '@writdesk/contract/documents/template-values';
import { z } from 'zod';

type Tags = readonly DocumentTag[];
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What can be undone and done again. */
export interface Steps {
  past: readonly Tags[];
  future: readonly Tags[];
}

const kept = z.object({
  version: z.int(),
  past: z.array(z.array(documentTag)),
  future: z.array(z.array(documentTag)),
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
      const steps = { version, past: past.slice(-most), future: future.slice(0, most) };
      store.setItem(nameOf(templateId), JSON.stringify(steps));
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
    return success && data.version === version ? { past: data.past, future: data.future } : none;
  } catch {
    return none;
  }
}
