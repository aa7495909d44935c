import type { CaseDetails } from '@writdesk/contract/cases/cases';
import {
  type Forecast,
  possessionForecast,
} from '@writdesk/contract/possession-forecast/possession-forecast';
import { useDerived } from '../../../../shared/api/index.ts';
import { listDay, todayIn } from '../../../../shared/formats/dates.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { Derived, Facts, Sheet } from '../../../../shared/ui/index.ts';
import { zoneOf } from '../../shared/court-zone.ts';
import { forecastMessages } from './forecast-messages.ts';

/** When possession may be expected, and by which cases. */
export function ForecastCard({ details }: { details: CaseDetails }) {
  const t = useText(forecastMessages);
  const { data, isWaiting } = useDerived(possessionForecast.get, {
    params: { id: details.id },
    version: details.version,
  });
  const forecast = data?.forecast;
  if (!forecast) return null;
  const today = todayIn(zoneOf(details));
  const { evenOn, likelyOn, notBefore } = forecast;
  return (
    <Sheet title={t('forecast')} className="wide-card" extra={t('estimate')}>
      <Derived name={t('forecast')} isWaiting={isWaiting}>
        <Facts
          columns={3}
          items={[
            { label: t('evenOdds'), value: listDay(evenOn, today) },
            { label: t('eightInTen'), value: likelyOn && listDay(likelyOn, today), missing: t('tooEarly') },
            { label: t('notBefore'), value: notBefore && listDay(notBefore, today) },
          ]}
        />
        <Why forecast={forecast} />
      </Derived>
    </Sheet>
  );
}

function Why({ forecast: { cases, days, path, place, placeName, stage } }: { forecast: Forecast }) {
  const t = useText(forecastMessages);
  const where = t(place, { name: placeName });
  const said = { cases, path: t(path), where, stage: t(stage) };
  return <p className="forecast-why">{days === 0 ? t('whyFromStart', said) : t('why', { ...said, days })}</p>;
}
