import { Building2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { EmptyState, Skeleton } from '../../shared/ui/index.ts';
import { DeskHome } from './DeskHome.tsx';
import { messages } from './messages.ts';
import './home.css';

// Who works at a firm comes in by Home many times a day: the other two come by themselves.
const ClientHome = lazy(async () => ({ default: (await import('./ClientHome.tsx')).ClientHome }));
const OverviewHome = lazy(async () => ({ default: (await import('./OverviewHome.tsx')).OverviewHome }));

/** Home: a work queue for who works on cases, their course for a company, their number for who oversees them. */
export default function HomePage() {
  const { holds, isClient, group } = usePerson();
  if (!holds('case.read')) return <NoCompany />;
  if (!isClient && group !== 'admin') return <DeskHome />;
  return (
    <Suspense fallback={<Skeleton lines={9} />}>{isClient ? <ClientHome /> : <OverviewHome />}</Suspense>
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
