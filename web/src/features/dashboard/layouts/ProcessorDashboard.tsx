import { caseStatuses, caseStatusFacts, ongoingStatuses } from '@writdesk/contract/cases/case-status';
import { useText } from '../../../shared/i18n/translate.ts';
import { Counters } from '../Counters.tsx';
import { CaseListPanel } from '../panels/CaseListPanel.tsx';
import { QueueAges } from '../panels/QueueAges.tsx';
import { RobotsWaiting } from '../panels/RobotsWaiting.tsx';
import { SendBacksByCompany } from '../panels/SendBacksByCompany.tsx';
import { usePerson } from '../../../shared/person/index.ts';
import { StatisticsPanels } from '../StatisticsPanels.tsx';
import { workMessages as messages } from '../work-messages.ts';
import type { LayoutProps } from './layout.ts';

/** The queues that a processor works through, in the order of a case. */
const queues = caseStatuses.filter((status) => caseStatusFacts[status].processorQueue);

/** A processor: the queues by age against the firm's targets, what was sent back, by the court too, and whose answer is waited for. */
export default function ProcessorDashboard({ whose, place, before, dateRange }: LayoutProps) {
  const t = useText(messages);
  const { holds } = usePerson();
  const { countyId } = place;
  return (
    <>
      <Counters whose={whose} place={place} before={before} />
      <div className="dash-halves">
        <QueueAges title={t('queues')} statuses={queues} countyId={countyId} />
        <CaseListPanel
          title={t('back')}
          none={t('noneBack')}
          search={{ status: 'RETURNED_TO_PROCESSOR' }}
          countyId={countyId}
        />
        <CaseListPanel
          title={t('rejected')}
          none={t('noneRejected')}
          search={{ filingStage: 'REJECTED', status: ongoingStatuses.join(',') }}
          countyId={countyId}
        />
        {holds('rpa-bot-job.read') && <RobotsWaiting />}
        <CaseListPanel
          title={t('requests')}
          none={t('noRequests')}
          search={{ status: 'RETURNED_TO_CLIENT' }}
          countyId={countyId}
        />
        <SendBacksByCompany dateRange={dateRange} place={place} />
        <StatisticsPanels dateRange={dateRange} place={place} before={before} />
      </div>
    </>
  );
}
