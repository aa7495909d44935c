import { useNavigate, useSearch } from '@tanstack/react-router';
import type { DashboardName } from '@writdesk/contract/permissions/roles';
import { cases } from '@writdesk/contract/cases/cases';
import { type ComponentType, lazy, Suspense } from 'react';
import { z } from 'zod';
import { useCall } from '../../shared/api/index.ts';
import { ChoiceSelect } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { PageHead, Segments, Skeleton } from '../../shared/ui/index.ts';
import { buckets, type LayoutProps } from './layouts/layout.ts';
import { messages } from './messages.ts';
import { dateRangeOf, daysBefore, daysOf, rangeNames } from '../../shared/formats/day-ranges.ts';
import './dashboard.css';

const addressOf = z.object({
  range: z.enum(rangeNames).default('year').catch('year'),
  county: z.string().default('').catch(''),
  bucket: z.enum(buckets).default('all').catch('all'),
});

/** Each loads what is its own. */
const layouts: Readonly<Record<DashboardName, ComponentType<LayoutProps>>> = {
  admin: lazy(() => import('./layouts/AdminDashboard.tsx')),
  client: lazy(() => import('./layouts/ClientDashboard.tsx')),
  owner: lazy(() => import('./layouts/OwnerDashboard.tsx')),
  payables: lazy(() => import('./layouts/PayablesDashboard.tsx')),
  lawyer: lazy(() => import('./layouts/LawyerDashboard.tsx')),
  processor: lazy(() => import('./layouts/ProcessorDashboard.tsx')),
  crm: lazy(() => import('./layouts/CrmDashboard.tsx')),
  common: lazy(() => import('./layouts/CommonDashboard.tsx')),
};

/** What happened to the reader's cases in a range, and what else is theirs to see; each number leads to its rows. */
export default function DashboardPage() {
  const t = useText(messages);
  const { id, clientId, firmId, dashboard } = usePerson();
  const navigate = useNavigate();
  const { range, county, bucket } = addressOf.parse(useSearch({ strict: false }));
  const set = (patch: Partial<z.output<typeof addressOf>>) =>
    void navigate({ to: '.', search: { range, county, bucket, ...patch }, replace: true });
  const choices = useCall(cases.filterChoices, { quiet: true, staleTimeMs: 60_000 }).data;
  const days = daysOf(range);
  const whose = clientId ?? firmId ?? id;
  const Layout = layouts[dashboard];
  const waiting = <Skeleton lines={8} label={t('theNumbers')} />;
  return (
    <>
      <PageHead
        title={t('dashboard')}
        actions={
          dashboard !== 'payables' && (
            <div className="dash-filters">
              <Segments
                label={t('range')}
                value={range}
                options={rangeNames.map((value) => ({ value, label: t(value) }))}
                onChange={(value) => set({ range: value })}
              />
              <ChoiceSelect
                label={t('county')}
                className="dash-county"
                value={county}
                options={[
                  { value: '', label: t('everyCounty') },
                  ...(choices?.counties ?? []).map((one) => ({ value: one.id, label: one.name })),
                ]}
                onChange={(value) => set({ county: value })}
              />
            </div>
          )
        }
      />
      <div className="dash">
        <Suspense fallback={waiting}>
          {whose ? (
            <Layout
              whose={whose}
              place={{ days, countyId: county }}
              before={daysBefore(range, days)}
              dateRange={dateRangeOf(days)}
              bucket={bucket}
              onBucket={(value) => set({ bucket: value })}
            />
          ) : (
            waiting
          )}
        </Suspense>
      </div>
    </>
  );
}
