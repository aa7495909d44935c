import { ledger, type MonthDetails } from '@writdesk/contract/ledger/ledger';
import { useParams } from '@tanstack/react-router';
import { Button } from 'antd';
import { History } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useCall } from '../../shared/api/index.ts';
import { useDownload } from '../../shared/files/use-download.ts';
import { monthTitle, proseMoment } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { LoadedPage, Note, PageHead, RecordPage } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { TrialBalance } from './TrialBalance.tsx';

const MonthDialog = lazy(() => import('./MonthDialog.tsx'));

/** A month of the ledger: its trial balance, and whether postings can still be dated in it. */
export default function LedgerMonthPage() {
  const t = useText(messages);
  const { month = '' }: { month?: string } = useParams({ strict: false });
  const query = useCall(ledger.month, { params: { month }, quiet: true });
  return (
    <LoadedPage query={query} what={t('theMonth')}>
      {(details) => (
        <RecordPage
          head={<Head details={details} />}
          notes={
            details.reopened && (
              <Note tone="quiet" icon={History}>
                {t('reopenedBy', {
                  name: details.reopened.name,
                  at: proseMoment(details.reopened.at),
                  reason: details.reopened.reason,
                })}
              </Note>
            )
          }
        >
          <TrialBalance details={details} />
        </RecordPage>
      )}
    </LoadedPage>
  );
}

function Head({ details }: { details: MonthDetails }) {
  const t = useText(messages);
  const [isAsked, setAsked] = useState(false);
  const { can, closed, month, status } = details;
  const journal = useDownload(ledger.exportCsv, {
    fileName: `journal-${month}.csv`,
    done: t('downloaded'),
    failed: t('downloadFailed'),
  });
  const act = can.close ? 'close' : can.reopen ? 'reopen' : null;
  return (
    <>
      <PageHead
        title={monthTitle(`${month}-01`)}
        breadcrumb={[{ label: t('months'), to: '/ledger' }]}
        facts={[t(status), status === 'CLOSED' && closed && `${closed.name}, ${proseMoment(closed.at)}`]
          .filter(Boolean)
          .join(' · ')}
        actions={
          <>
            <Button loading={journal.isRunning} onClick={() => journal.run({ params: { month } })}>
              {t('exportCsv')}
            </Button>
            {act && (
              <Button type={act === 'close' ? 'primary' : 'default'} onClick={() => setAsked(true)}>
                {t(act)}
              </Button>
            )}
          </>
        }
      />
      <Suspense>
        {isAsked && act && <MonthDialog month={month} act={act} onClose={() => setAsked(false)} />}
      </Suspense>
    </>
  );
}
