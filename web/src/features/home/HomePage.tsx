import { cases } from '@writdesk/contract/cases';
import { CircleCheck } from 'lucide-react';
import { Link } from '@tanstack/react-router';
import { useCall } from '../../shared/api/index.ts';
import { titleDay, todayIn } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import {
  DayWithDistance,
  EmptyState,
  ErrorState,
  PageHead,
  Sheet,
  Skeleton,
  TwoLines,
} from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

/** The worklist: what must be done, by the day it is due. */
export default function HomePage() {
  const t = useText(messages);
  const query = useCall(cases.recommended, { query: { size: 50 }, quiet: true });
  const rows = query.data?.cases;
  return (
    <>
      <PageHead title={titleDay(todayIn())} />
      <Sheet title={t('worklist')} padded={false}>
        {query.error && !rows && (
          <ErrorState error={query.error} what={t('theWorklist')} onRetry={() => void query.refetch()} />
        )}
        {!rows && !query.error && <Skeleton label={t('theWorklist')} />}
        {rows?.length === 0 && <EmptyState icon={CircleCheck} tone="done" title={t('nothingDue')} />}
        <ul className="phone-rows">
          {rows?.map((row) => (
            <li key={row.id} className="phone-row">
              <TwoLines
                strong
                first={
                  <Link to="/cases/$id" params={{ id: row.id }}>
                    {row.title}
                  </Link>
                }
                second={row.nextDate && <DayWithDistance day={row.nextDate} />}
              />
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  );
}
