import type { PackTerms } from '@writdesk/contract/rule-packs/pack-terms';
import {
  type EvictionReasonCode,
  evictionReasonCodes,
} from '@writdesk/contract/eviction-reasons/eviction-reason-codes';
import type { NoticeType } from '@writdesk/contract/notices/notice-types';
import type { PackDetails } from '@writdesk/contract/rule-packs/rule-packs';

export const termNames = ['writ', 'officer', 'plaintiff', 'defendant', 'suit', 'notice'] as const;
type TermName = (typeof termNames)[number];

export interface HeadValues extends Record<TermName, string> {
  usualNotice: Partial<Record<EvictionReasonCode, NoticeType>>;
}

/** The form's values of a draft; a state without words begins with empty ones. */
export function valuesOfHead({ terms, usualNotice }: Pick<PackDetails, 'terms' | 'usualNotice'>): HeadValues {
  const none: PackTerms = { writ: '', officer: '', plaintiff: '', defendant: '', suit: '', notice: '' };
  return { ...none, ...terms, usualNotice };
}

/** What is sent: all six words, or none of them; else those that are missing. */
export function headOf({
  usualNotice,
  ...words
}: HeadValues):
  | { terms: PackTerms | null; usualNotice: HeadValues['usualNotice'] }
  | { missing: TermName[] } {
  const missing = termNames.filter((name) => words[name].trim() === '');
  if (missing.length === termNames.length) return { terms: null, usualNotice };
  return missing.length > 0 ? { missing } : { terms: words, usualNotice };
}

/** The words and the reasons' notices that differ between two states of a draft. */
export function changedHead(was: Pick<PackDetails, 'terms' | 'usualNotice'>, now: typeof was) {
  return {
    terms: termNames.filter((name) => (was.terms?.[name] ?? '') !== (now.terms?.[name] ?? '')),
    reasons: evictionReasonCodes.filter((reason) => was.usualNotice[reason] !== now.usualNotice[reason]),
  };
}
