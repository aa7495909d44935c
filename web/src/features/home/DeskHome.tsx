import { Link, useSearch } from '@tanstack/react-router';
import { Button } from 'antd';
import { cases } from '@writdesk/contract/cases/cases';
import { CircleCheck } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useCall } from '../../shared/api/index.ts';
import { formatCount } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { useAskedSweep } from '../../shared/asked-sweep.ts';
import { useWhoseWork, type Whose } from '../../shared/whose-work.ts';
import { worklistSize } from '../../shared/worklist-size.ts';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  PageHead,
  Segments,
  Sheet,
  Skeleton,
} from '../../shared/ui/index.ts';
import { casesAt } from '../../labels/case/case-names.ts';
import { DisputedInvoices } from '../invoices/index.ts';
import { CountiesWithoutLocation } from '../location-mappings/index.ts';
import { OpenExceptions } from '../overdue-exceptions/index.ts';
import { DueReminders } from '../reminders/index.ts';
import { WaitingApprovals } from '../special-approvals/index.ts';
import { PassedThisWeek } from '../notice-guard/index.ts';
import { AllDone } from './AllDone.tsx';
import { groupByDay, type GroupKey } from './group-by-day.ts';
import { homeSearch } from './home-search.ts';
import { InCourt } from './InCourt.tsx';
import { MayBeDone } from './MayBeDone.tsx';
import { messages } from './messages.ts';
import { sittingsOf } from './swept-sittings.ts';
import { todayTitle } from './today-title.ts';
import { useHomeSettling } from './use-home-settling.ts';
import { WaitingOnOthers } from './WaitingOnOthers.tsx';
import { dueOf, type WorkItem } from './work-item.ts';
import { Worklist } from './Worklist.tsx';

// They come once the list stands: a first visit waits for nothing else.
const StepTasks = lazy(async () => ({ default: (await import('./StepTasks.tsx')).StepTasks }));

const MoneyWork = lazy(async () => ({ default: (await import('./MoneyWork.tsx')).MoneyWork }));

const FirmWrits = lazy(async () => ({ default: (await import('./WaitingWrits.tsx')).FirmWrits }));

/** Home of the people who work for the firm: what to do today, and what waits on others. */
export function DeskHome() {
  const t = useText(messages);
  const { holds } = usePerson();
  const { whose, isShared, isKnown, choose, query: ofWhom } = useWhoseWork();
  const query = useCall(cases.recommended, {
    query: { size: worklistSize, ...ofWhom },
    enabled: isKnown,
    keepPrevious: true,
    quiet: true,
  });
  const sweep = useAskedSweep();
  // One list of both: nothing in it moves once it stands.
  const items = sweep.isLoading ? undefined : query.data?.cases;
  const sittings = sittingsOf(sweep.data?.hearings ?? []);
  const isSettled = useLater(items !== undefined);
  const settling = useHomeSettling(items !== undefined || query.error !== null);
  const { passedFrom } = homeSearch.parse(useSearch({ strict: false }));
  const passed = holds('notice-override.read') && (
    <Suspense fallback={null}>
      <PassedThisWeek passedFrom={passedFrom} />
    </Suspense>
  );
  const keepsMoney = holds('invoice.update') || holds('trust.sign');
  // Whose work is the firm’s money alone sees it where others have their cases.
  const isMoneyFirst = holds('invoice.update') && !holds('case.initial-check');
  const isEmpty = items?.length === 0 && sittings.length === 0;
  const nothing = isEmpty && <NothingDue whose={whose} onShowFirm={() => choose('firm')} />;
  return (
    <>
      <PageHead
        title={todayTitle()}
        facts={<DayFacts items={items} sittings={sittings.length} />}
        actions={
          isShared && (
            <Segments<Whose>
              label={t('whose')}
              value={whose}
              onChange={choose}
              options={[
                { value: 'mine', label: t('mine') },
                { value: 'team', label: <span title={t('teamHint')}>{t('myTeam')}</span> },
                { value: 'firm', label: t('wholeFirm') },
              ]}
            />
          )
        }
      />
      <div className={`home ${settling}`}>
        <div className="home-main">
          {/* Who comes for them sees them first. */}
          {passedFrom && passed}
          {!items && !query.error && (
            <Sheet padded={false}>
              <Skeleton lines={9} label={t('theWorklist')} />
            </Sheet>
          )}
          {query.error && !items && (
            <Sheet padded={false}>
              <ErrorState
                error={query.error}
                what={t('theWorklist')}
                level={2}
                onRetry={() => void query.refetch()}
              />
            </Sheet>
          )}
          {isMoneyFirst ? (
            <Suspense fallback={<Skeleton lines={5} label={t('theWorklist')} />}>
              <MoneyWork isMain otherwise={nothing} />
            </Suspense>
          ) : (
            nothing
          )}
          {items && !isEmpty && (
            <>
              {sittings.length === 0 && <AllDone items={items} />}
              <Worklist items={items} total={query.data?.total ?? 0} whose={whose} sittings={sittings} />
            </>
          )}
        </div>
        <div className="home-rail">
          <InCourt />
          <MayBeDone />
          <WaitingOnOthers />
          {isSettled && (
            <Suspense fallback={null}>
              <DueReminders />
              {holds('special-approval.decide') && <WaitingApprovals />}
              {holds('invoice.decide-exception') && <OpenExceptions />}
              <FirmWrits />
              {holds('invoice.update') && <DisputedInvoices />}
              <StepTasks />
              {keepsMoney && !isMoneyFirst && <MoneyWork />}
            </Suspense>
          )}
          {holds('location-mapping.update') && (
            <Suspense fallback={null}>
              <CountiesWithoutLocation />
            </Suspense>
          )}
          {!passedFrom && passed}
        </div>
      </div>
    </>
  );
}

const LATER_MS = 2_000;

/** Turns true a moment after the list stands. */
function useLater(isShown: boolean): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => setLater(true), LATER_MS);
    return () => clearTimeout(timer);
  }, [isShown]);
  return isLater;
}

/** `3 overdue  11 due today  8 due tomorrow  118 cases are yours`. */
function DayFacts({ items, sittings }: { items?: readonly WorkItem[] | undefined; sittings: number }) {
  const t = useText(messages);
  const { data: counts, isLoading } = useCall(cases.queues, { quiet: true });
  // Their line is there from the start.
  if (!items || isLoading) return <span className="home-fact">{'\u00A0'}</span>;
  const mine = counts?.mine;
  const groups = groupByDay(items, dueOf);
  const countOf = (key: GroupKey) =>
    (groups.find((group) => group.key === key)?.rows.length ?? 0) + (key === 'today' ? sittings : 0);
  const facts = [
    { key: 'overdue', words: 'factOverdue' },
    { key: 'today', words: 'factToday' },
    { key: 'tomorrow', words: 'factTomorrow' },
  ] as const;
  return (
    <>
      {facts.map(
        ({ key, words }) =>
          countOf(key) > 0 && (
            <a key={key} href={`#${key}`} className={`home-fact ${key}`}>
              {t(words, { count: formatCount(countOf(key)) })}
            </a>
          ),
      )}
      {mine !== undefined && mine > 0 && (
        <Link {...casesAt({ queue: 'mine' })} className="home-fact">
          {t('factMine', { count: mine })}
        </Link>
      )}
    </>
  );
}

const nothingWords = {
  mine: { title: 'nothingMine', text: 'nothingMineText' },
  team: { title: 'nothingTeam', text: 'nothingTeamText' },
  firm: { title: 'nothingDue', text: 'nothingDueText' },
} as const;

function NothingDue({ whose, onShowFirm }: { whose: Whose; onShowFirm: () => void }) {
  const t = useText(messages);
  const { title, text } = nothingWords[whose];
  return (
    <Sheet padded={false}>
      <EmptyState
        icon={CircleCheck}
        tone="done"
        level={2}
        title={t(title)}
        actions={
          whose !== 'firm' ? (
            <Button onClick={onShowFirm}>{t('showFirm')}</Button>
          ) : (
            <ButtonLink to="/cases">{t('seeCases')}</ButtonLink>
          )
        }
      >
        {t(text)}
      </EmptyState>
    </Sheet>
  );
}
