import type { RunCase } from '@writdesk/contract/documents/document-runs';
import { useFactName } from '../../labels/documents/fact-names.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { messages } from './messages.ts';

/** What became of a case, in words: its documents, and what they wait for. */
export function useCaseResult(): (row: RunCase) => { first: string; second: string | null } {
  const t = useText(messages);
  const factName = useFactName();
  return ({ status, reason, papers }) => {
    if (status === 'WAITING') return { first: t('caseWaiting'), second: null };
    if (reason !== null) return { first: t(reason === 'FAILED' ? 'LEFT_FAILED' : reason), second: null };
    if (papers.length === 0) return { first: t('nothingDue'), second: null };
    const said = papers.map(({ title, status: state }) => `${title}: ${t(state ?? 'WAITS_FOR_FACTS')}`);
    const missing = [...new Set(papers.flatMap((paper) => paper.missing.map(({ path }) => path)))];
    return {
      first: said.join(', '),
      second: missing.length > 0 ? t('missing', { facts: missing.map(factName).join(', ') }) : null,
    };
  };
}
