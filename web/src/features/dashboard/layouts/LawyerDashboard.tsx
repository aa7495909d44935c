import { ongoingStatuses } from '@writdesk/contract/cases/case-status';
import { todayIn } from '../../../shared/formats/dates.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { usePerson } from '../../../shared/person/index.ts';
import { Counters } from '../Counters.tsx';
import { CaseListPanel } from '../panels/CaseListPanel.tsx';
import { HearingsByCourt } from '../panels/HearingsByCourt.tsx';
import { StatisticsPanels } from '../StatisticsPanels.tsx';
import { workMessages as messages } from '../work-messages.ts';
import type { LayoutProps } from './layout.ts';

/** A lawyer: what they sign, when they are heard, what may be missed, and how suits end. */
export default function LawyerDashboard({ whose, place, before, dateRange }: LayoutProps) {
  const t = useText(messages);
  const { id } = usePerson();
  const { countyId } = place;
  const mine = { assigneeId: id ?? '' };
  return (
    <>
      <Counters whose={whose} place={place} before={before} />
      <div className="dash-halves">
        <CaseListPanel
          title={t('toSign')}
          none={t('nothingToSign')}
          search={{ ...mine, status: 'REVIEW' }}
          countyId={countyId}
        />
        <CaseListPanel
          title={t('atRisk')}
          none={t('noneAtRisk')}
          search={{ ...mine, status: ongoingStatuses.join(','), nextTo: todayIn() }}
          countyId={countyId}
        />
        <HearingsByCourt countyId={countyId} />
        <StatisticsPanels dateRange={dateRange} place={place} before={before} />
      </div>
    </>
  );
}
