import { Building2 } from 'lucide-react';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { EmptyState, PageHead } from '../../shared/ui/index.ts';
import { ClientHome } from './ClientHome.tsx';
import { Counters } from './Counters.tsx';
import { DeskHome } from './DeskHome.tsx';
import { messages } from './messages.ts';
import { StageCounts } from './StageCounts.tsx';
import { todayTitle } from './today-title.ts';
import './home.css';

/** Home: a work queue for who works on cases, their course for a company, their number for who oversees them. */
export default function HomePage() {
  const { holds, isClient, group } = usePerson();
  if (!holds('case.read')) return <NoCompany />;
  if (isClient) return <ClientHome />;
  return group === 'admin' ? <OverviewHome /> : <DeskHome />;
}

function OverviewHome() {
  const t = useText(messages);
  return (
    <>
      <PageHead title={todayTitle()} />
      <div className="home-main overview">
        <Counters />
        <StageCounts title={t('byStage')} />
      </div>
    </>
  );
}

/** Somebody who registered and is nobody's user yet. */
function NoCompany() {
  const t = useText(messages);
  return (
    <EmptyState icon={Building2} level={1} title={t('noCompany')}>
      {t('noCompanyText')}
    </EmptyState>
  );
}
