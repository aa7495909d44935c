import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { useId } from 'react';
import { useText } from '../../../../shared/i18n/translate.ts';
import { MilitarySearches } from '../../shared/MilitarySearches.tsx';
import { messages } from '../frame/messages.ts';

/** Next to a default: whether each defendant was searched for among the servicemembers, and when. */
export function DefaultSearches({ details }: { details: CaseDetails }) {
  const t = useText(messages);
  const titleId = useId();
  if (details.tenants.every(({ isMinor }) => isMinor)) return null;
  return (
    <section className="default-searches" aria-labelledby={titleId}>
      <h3 id={titleId}>{t('militaryTitle')}</h3>
      <p className="question-hint">{t('militaryHint')}</p>
      <MilitarySearches tenants={details.tenants} />
    </section>
  );
}
