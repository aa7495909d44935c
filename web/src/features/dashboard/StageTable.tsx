import type { caseNumbers } from '@writdesk/contract/cases/case-numbers';
import type { RouteReply } from '@writdesk/contract/route';
import { useText } from '../../shared/i18n/translate.ts';
import { Sheet } from '../../shared/ui/index.ts';
import { NumberLink } from './BarTable.tsx';
import { messages } from './messages.ts';
import { NumberTable } from './NumberTable.tsx';
import { casesOf, type Place } from './place.ts';

interface StageTableProps {
  stages: RouteReply<typeof caseNumbers.statistics>['stages'];
  place: Place;
}

/** How many days each stage took, of the cases in which it ended in the range. */
export function StageTable({ stages, place }: StageTableProps) {
  const t = useText(messages);
  const whole = stages.find(({ stage }) => stage === 'whole');
  return (
    <Sheet title={t('stages')}>
      <p className="dash-said">{t('stagesSaid', { total: whole?.n ?? 0, days: whole?.medianDays ?? 0 })}</p>
      <NumberTable
        title={t('stages')}
        head={t('stage')}
        rows={stages}
        keyOf={({ stage }) => stage}
        nameOf={({ stage }) => t(stage)}
        columns={[
          {
            head: t('ended'),
            render: ({ stage, n }) => <NumberLink count={n} link={casesOf(place, { took: stage })} />,
          },
          { head: t('median'), render: ({ medianDays }) => medianDays ?? '–' },
          {
            head: t('p80'),
            render: ({ p80Days }) => (p80Days === null ? '–' : t('days', { days: p80Days })),
          },
        ]}
      />
    </Sheet>
  );
}
