import { type LinkProps, useNavigate, useSearch } from '@tanstack/react-router';
import { caseNumbers } from '@writdesk/contract/cases/case-numbers';
import { ongoingStatuses } from '@writdesk/contract/cases/case-status';
import { wonOutcomes } from '@writdesk/contract/judgments/judgment-outcomes';
import { MapPin } from 'lucide-react';
import { z } from 'zod';
import { useCall } from '../../shared/api/index.ts';
import { ChoiceSelect } from '../../shared/form/index.ts';
import { formatCount } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { EmptyState, LoadedPage, PageHead, Segments, Sheet } from '../../shared/ui/index.ts';
import { dateRangeOf, type Days, daysOf, listDays, rangeNames } from '../../shared/formats/day-ranges.ts';
import { CountiesMap } from './CountiesMap.tsx';
import { type CountyRow, type Figure, figures, statesOf, valueOf } from './figures.ts';
import { MapTable } from './MapTable.tsx';
import { messages } from './messages.ts';
import './map.css';

const addressOf = z.object({
  figure: z.enum(figures).default('cases').catch('cases'),
  range: z.enum(rangeNames).default('year').catch('year'),
  /** The FIPS code of a state; `us` for all states. Empty: the one state that there is, or all. */
  state: z.string().default('').catch(''),
});

/** What of a county's cases a figure counted. */
function searchOf(figure: Figure, days: Days | null): Record<string, string> {
  if (figure === 'ongoing') return { status: ongoingStatuses.join(',') };
  if (figure === 'won') return { outcome: wonOutcomes.join(','), ...listDays(days) };
  return { done: figure === 'cases' ? 'submitted' : 'filed', ...listDays(days) };
}

/** Where the cases are: the states, then a state's counties, colored by a figure, and the same as a table. */
export default function MapPage() {
  const t = useText(messages);
  const navigate = useNavigate();
  const address = addressOf.parse(useSearch({ strict: false }));
  const { figure, range } = address;
  const days = daysOf(range);
  const query = useCall(caseNumbers.mapData, {
    query: { dateRange: dateRangeOf(days) },
    keepPrevious: true,
    quiet: true,
  });
  const set = (patch: Partial<typeof address>) =>
    void navigate({ to: '.', search: { ...address, ...patch }, replace: true });
  const head = (
    <PageHead
      title={t('map')}
      actions={
        <div className="map-filters">
          <Segments
            label={t('range')}
            value={range}
            options={rangeNames.map((value) => ({ value, label: t(value) }))}
            onChange={(value) => set({ range: value })}
          />
          <ChoiceSelect
            label={t('figure')}
            className="map-select"
            value={figure}
            options={figures.map((value) => ({ value, label: t(value) }))}
            onChange={(value) => set({ figure: value })}
          />
        </div>
      }
    />
  );
  return (
    <>
      {head}
      <LoadedPage query={query} what={t('theMap')}>
        {({ counties }) => (
          <Counties
            {...{ counties, figure, days }}
            chosen={address.state}
            onState={(state) => set({ state })}
          />
        )}
      </LoadedPage>
    </>
  );
}

interface CountiesProps {
  counties: readonly CountyRow[];
  figure: Figure;
  days: Days | null;
  chosen: string;
  onState: (state: string) => void;
}

function Counties({ counties, figure, days, chosen, onState }: CountiesProps) {
  const t = useText(messages);
  const navigate = useNavigate();
  const states = new Map(counties.map(({ fips, stateCode }) => [fips.slice(0, 2), stateCode]));
  const [only] = states.size === 1 ? states.keys() : [];
  const area = chosen === '' || (chosen !== 'us' && !states.has(chosen)) ? (only ?? 'us') : chosen;
  const rows = area === 'us' ? counties : counties.filter(({ fips }) => fips.startsWith(area));
  const places =
    area === 'us'
      ? statesOf(counties, figure)
      : rows.map((row) => ({ fips: row.fips, name: row.name, value: valueOf(row, figure) }));
  const withAny = rows.filter((row) => valueOf(row, figure));
  const [most] = withAny.toSorted((a, b) => (valueOf(b, figure) ?? 0) - (valueOf(a, figure) ?? 0));
  const said = t('said', {
    figure: t(figure),
    count: withAny.length,
    most: most?.name ?? '',
    value: most ? formatCount(valueOf(most, figure) ?? 0) : '',
  });
  const linkOf = (fips: string, of: Figure) =>
    ({
      to: '/cases/county/$countyId',
      params: { countyId: fips },
      search: searchOf(of, days),
    }) as LinkProps;
  const choose = (fips: string) => {
    if (area === 'us') onState(fips);
    else void navigate(linkOf(fips, figure));
  };
  if (counties.length === 0)
    return (
      <Sheet padded={false}>
        <EmptyState icon={MapPin} title={t('noCases')} level={2}>
          {t('noCasesText')}
        </EmptyState>
      </Sheet>
    );
  const stateName = states.get(area) ?? t('unitedStates');
  return (
    <div className="map-page">
      <Sheet
        title={t(figure)}
        extra={
          <ChoiceSelect
            size="small"
            label={t('state')}
            className="map-select"
            value={area}
            options={[
              { value: 'us', label: t('allStates') },
              ...[...states].map(([value, label]) => ({ value, label })),
            ]}
            onChange={onState}
          />
        }
      >
        <p className="map-said">{said}</p>
        <CountiesMap
          area={area}
          places={places}
          figure={figure}
          label={t('mapOf', { place: stateName, said })}
          onChoose={choose}
        />
      </Sheet>
      <Sheet title={t('county')}>
        <MapTable rows={rows} figure={figure} label={said} linkOf={(row, of) => linkOf(row.fips, of)} />
      </Sheet>
    </div>
  );
}
