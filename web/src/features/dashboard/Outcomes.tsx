import type { caseNumbers } from '@writdesk/contract/cases/case-numbers';
import type { RouteReply } from '@writdesk/contract/route';
import { outcomes as outcomeNames } from '../../labels/case/court-words.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { wordOf } from '../../shared/i18n/word-list.ts';
import { BarTable } from './BarTable.tsx';
import { messages } from './messages.ts';
import { casesOf, type Place } from './place.ts';

interface OutcomesProps {
  outcomes: RouteReply<typeof caseNumbers.statistics>['outcomes'];
  place: Place;
}

/** How suits ended in the range. */
export function Outcomes({ outcomes, place }: OutcomesProps) {
  const t = useText(messages);
  const sum = (rows: OutcomesProps['outcomes']) => rows.reduce((all, { count }) => all + count, 0);
  return (
    <BarTable
      title={t('outcomes')}
      said={t('outcomesSaid', { total: sum(outcomes), won: sum(outcomes.filter(({ won }) => won)) })}
      heads={[t('outcome'), t('casesHead')]}
      bars={outcomes.map(({ outcome, count }) => ({
        key: outcome,
        label: wordOf(outcomeNames, outcome),
        count,
        link: casesOf(place, { outcome }),
      }))}
    />
  );
}
