import type { RulePackContent } from '@writdesk/contract/rule-packs/rule-rows';
import { layOutLaw } from './engine/index.ts';
import type { LawBook } from './law-book.ts';

/** The law as it would be, or was, with other rules of one state. @param content null for a state without any. */
export function bookWith(book: LawBook, state: string, content: RulePackContent | null): LawBook {
  const packs = new Map(book.packs);
  if (content) packs.set(state, content);
  else packs.delete(state);
  return { ...book, packs, law: layOutLaw([...packs.values()]) };
}
