import { Suspense } from 'react';
import { useText } from '../../shared/i18n/translate.ts';
import { PageHead } from '../../shared/ui/index.ts';
import { DueReminders } from '../reminders/index.ts';
import { CountersOfYear } from './CountersOfYear.tsx';
import { overviewMessages } from './overview-messages.ts';
import { StageCounts } from './StageCounts.tsx';
import { todayTitle } from './today-title.ts';
import { useHomeSettling } from './use-home-settling.ts';

/** Home of the administrators: the counts of all cases. */
export function OverviewHome() {
  const t = useText(overviewMessages);
  const settling = useHomeSettling(true);
  return (
    <>
      <PageHead title={todayTitle()} />
      <div className={`home-main overview ${settling}`}>
        <Suspense fallback={null}>
          <DueReminders />
        </Suspense>
        <CountersOfYear />
        <StageCounts title={t('byStage')} />
      </div>
    </>
  );
}
