import {
  type DocumentTag,
  documentTag,
  type TemplateDetails,
} from '@writdesk/contract/documents/template-values';
import { z } from 'zod';
import { onPage } from '../../../shared/files/page-boxes.ts';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

const NAME = 'writdesk.copied-tags';
/** So far from what it would hide, a pasted tag is laid. */
const ASIDE = 10;

/** Keeps copied tags in this tab, so that another template can have them too. A tag says which fact is printed, and nothing of a case. */
export function keepCopied(tags: readonly DocumentTag[], store: Store = sessionStorage): void {
  try {
    store.setItem(NAME, JSON.stringify(tags));
  } catch {
    // The browser has no room: what was copied before stays.
  }
}

export function readCopied(store: Store = sessionStorage): DocumentTag[] {
  try {
    return z
      .array(documentTag)
      .catch([])
      .parse(JSON.parse(store.getItem(NAME) ?? '[]'));
  } catch {
    return [];
  }
}

/** Copied tags as they stand on a page: in the same place, unless it is taken. A field that the form lacks or that has its tag is let go. */
export function pasted(
  copied: readonly DocumentTag[],
  { pages, fields }: Pick<TemplateDetails, 'pages' | 'fields'>,
  { page, tags }: { page: number; tags: readonly DocumentTag[] },
): DocumentTag[] {
  const size = pages[page - 1] ?? { width: 612, height: 792 };
  const isTaken = copied.some(({ x, y }) =>
    tags.some((tag) => tag.page === page && tag.x === x && tag.y === y),
  );
  const aside = isTaken ? ASIDE : 0;
  return copied.map((tag) => {
    const isFree =
      fields.some(({ name }) => name === tag.fieldName) &&
      !tags.some(({ fieldName, option }) => fieldName === tag.fieldName && option === tag.option);
    const { width, height } = tag;
    return {
      ...tag,
      ...onPage({ x: tag.x + aside, y: tag.y + aside, width, height }, size),
      id: crypto.randomUUID(),
      page,
      ...(!isFree && { fieldName: null, option: null }),
    };
  });
}
