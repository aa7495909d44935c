import { caseNumbers } from '@writdesk/contract/cases/case-numbers';
import { useCall } from '../../shared/api/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Skeleton } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { CaseCosts } from './CaseCosts.tsx';
import { MonthTable } from './MonthTable.tsx';
import { Outcomes } from './Outcomes.tsx';
import type { Place } from './place.ts';
import { dateRangeOf, type Days } from '../../shared/formats/day-ranges.ts';
import { Rejections } from './Rejections.tsx';
import { SendBackReasons } from './SendBackReasons.tsx';
import { StageTable } from './StageTable.tsx';

interface StatisticsPanelsProps {
  dateRange: string;
  place: Place;
  before: Days | null;
}

/** Cases by month, how suits ended, how long each stage takes, what went back or was rejected, and what a case has cost. */
export function StatisticsPanels({ dateRange, place, before }: StatisticsPanelsProps) {
  const t = useText(messages);
  const of = place.countyId && { countyId: place.countyId };
  const asked = { keepPrevious: true, quiet: true };
  const { data } = useCall(caseNumbers.statistics, { query: { dateRange, ...of }, ...asked });
  const earlier = useCall(caseNumbers.statistics, {
    query: { dateRange: dateRangeOf(before), ...of },
    enabled: before !== null,
    ...asked,
  }).data;
  if (!data) return <Skeleton lines={8} label={t('theNumbers')} />;
  return (
    <>
      <MonthTable months={data.months} before={before && (earlier?.months ?? null)} place={place} />
      <Outcomes outcomes={data.outcomes} place={place} />
      <StageTable stages={data.stages} place={place} />
      <SendBackReasons sendBacks={data.sendBacks} place={place} />
      {data.rejections && <Rejections rejections={data.rejections} place={place} />}
      {data.costs && <CaseCosts ended={data.ended} costs={data.costs} place={place} />}
    </>
  );
}
