import { Link, useNavigate } from '@tanstack/react-router';
import { ChevronRight, TriangleAlert } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { formatCount } from '../../shared/formats/money.ts';
import { dayAfter, listDay, todayIn } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { caseAddress } from '../../labels/case/case-names.ts';
import { DoneLine, type InPlace, useInPlace, withDone } from '../cases/actions/index.ts';
import { groupByDay, type GroupKey } from './group-by-day.ts';
import { messages } from './messages.ts';
import { SweepSitting } from './SweepQuestions.tsx';
import type { SweptSitting } from './swept-sittings.ts';
import { dueOf, type WorkItem } from './work-item.ts';
import { WorkRow } from './WorkRow.tsx';

/** So many rows of a group stand open; what is late is never folded away. */
const openRows = 6;

const moreKeys = {
  overdue: 'moreOverdue',
  today: 'moreToday',
  tomorrow: 'moreTomorrow',
  week: 'moreWeek',
  later: 'moreLater',
  undated: 'moreUndated',
} as const satisfies Record<GroupKey, string>;

interface WorklistProps {
  items: readonly WorkItem[];
  /** More than `items` when only the first were fetched. */
  total: number;
  /** Sittings of which properties have not said who paid: to be asked after today. */
  sittings?: readonly SweptSitting[];
  /** Whose work it is: ticks go when it changes. */
  whose: string;
}

/** What must be done, by the day by which it must be done. */
export function Worklist({ items, total, whose, sittings = [] }: WorklistProps) {
  const t = useText(messages);
  const navigate = useNavigate();
  const inPlace = useInPlace<WorkItem>({
    rows: items,
    place: whose,
    onNext: ({ id }) =>
      document.querySelector<HTMLElement>(`.work-row[data-row-key="${id}"] .work-button`)?.focus(),
    onElsewhere: (row, act) => void navigate(caseAddress(row, act === 'open' ? undefined : act)),
  });
  const tomorrow = listDay(dayAfter(todayIn(), 1));
  return (
    <div className="sheet worklist">
      {withToday(groupByDay(withDone(items, inPlace.done), dueOf), sittings.length).map(({ key, rows }) => (
        <WorkGroup
          key={key}
          id={key}
          title={key === 'tomorrow' ? t('tomorrow', { day: tomorrow }) : t(key)}
          icon={key === 'overdue' && <TriangleAlert size={15} aria-hidden />}
          items={rows}
          inPlace={inPlace}
          moreLabel={(count) => t(moreKeys[key], { count: formatCount(count) })}
          foldsAfter={key === 'overdue' ? Number.POSITIVE_INFINITY : openRows}
          {...(key === 'today' && { count: rows.length + sittings.length })}
        >
          {key === 'today' &&
            sittings.map((sitting) => <SweepSitting key={sitting.docketId} sitting={sitting} />)}
        </WorkGroup>
      ))}
      {total > items.length && (
        <p className="worklist-more">
          {t('firstOf', { shown: formatCount(items.length), total: formatCount(total) })}{' '}
          <Link to="/cases">{t('seeAll')}</Link>
        </p>
      )}
      {inPlace.host}
    </div>
  );
}

type Groups = ReturnType<typeof groupByDay<WorkItem>>;

/** Sittings stand in the group of today, also where no case does. */
function withToday(groups: Groups, sittings: number): Groups {
  if (sittings === 0 || groups.some(({ key }) => key === 'today')) return groups;
  const [overdue, others] = [true, false].map((isLate) =>
    groups.filter(({ key }) => (key === 'overdue') === isLate),
  );
  return [...(overdue ?? []), { key: 'today', rows: [] }, ...(others ?? [])];
}

interface WorkGroupProps {
  id: string;
  title: string;
  icon?: ReactNode;
  items: readonly WorkItem[];
  isClient?: boolean;
  inPlace?: InPlace<WorkItem>;
  moreLabel: (count: number) => string;
  foldsAfter?: number;
  /** Rows that are no cases. */
  children?: ReactNode;
  count?: number;
}

/** A heading with its count, and the rows under it; the rows beyond a few unfold. */
export function WorkGroup(props: WorkGroupProps) {
  const {
    id,
    title,
    icon,
    items,
    isClient = false,
    inPlace,
    moreLabel,
    foldsAfter = openRows,
    children,
    count,
  } = props;
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  // One row more takes no more room than the line that would hide it.
  const shown = isOpen || items.length <= foldsAfter + 1 ? items : items.slice(0, foldsAfter);
  const hidden = items.length - shown.length;
  return (
    <section id={id} className="work-group" aria-labelledby={titleId}>
      <header>
        {icon}
        <h2 id={titleId}>{title}</h2>
        <span>{formatCount(count ?? items.length)}</span>
      </header>
      <ul>
        {children}
        {shown.map((item) => {
          const done = inPlace?.done.find((one) => one.row === item);
          return done ? (
            <li key={item.id} className="work-done">
              <DoneLine done={done} />
            </li>
          ) : (
            <WorkRow key={item.id} item={item} isClient={isClient} inPlace={inPlace} />
          );
        })}
      </ul>
      {hidden > 0 && (
        <button type="button" className="work-more" onClick={() => setOpen(true)}>
          {moreLabel(hidden)} <ChevronRight size={15} aria-hidden />
        </button>
      )}
    </section>
  );
}
