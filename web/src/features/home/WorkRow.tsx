import { Link } from '@tanstack/react-router';
import { Button } from 'antd';
import { ChevronRight } from 'lucide-react';
import { distance, listDay } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { ButtonLink, caseStatusLook, TwoLines, usePhone } from '../../shared/ui/index.ts';
import { nextDateSort } from '../../labels/case/act-labels.ts';
import { isFormAct } from '../../labels/case/action-screens.ts';
import { caseAddress, titleWithoutUnit } from '../../labels/case/case-names.ts';
import type { InPlace } from '../cases/actions/index.ts';
import { CasePlace } from '../cases/list/index.ts';
import { dayGroup } from './group-by-day.ts';
import { messages } from './messages.ts';
import { todayWords } from './today-words.ts';
import { dueOf, ledToBy, offeredAct, workWords, type WorkItem } from './work-item.ts';

interface WorkRowProps {
  item: WorkItem;
  isClient: boolean;
  /** Absent where a row leads to its case. */
  inPlace?: InPlace<WorkItem> | undefined;
}

/** One thing to do: what and why, which case, by when, and the button that does it. */
export function WorkRow({ item, isClient, inPlace }: WorkRowProps) {
  const isPhone = usePhone();
  const words = workWords(item, isClient);
  if (isPhone) return <PhoneWorkRow item={item} isClient={isClient} />;
  const act = offeredAct(item);
  const isHere = inPlace !== undefined && act !== null && isFormAct(act) && item.status !== 'DRAFT';
  return (
    <li className="work-row" data-row-key={item.id}>
      <StageIcon item={item} isClient={isClient} />
      <TwoLines strong first={words.title} second={words.why} />
      <TwoLines
        first={
          <Link {...caseAddress(item)} aria-label={item.title} className="work-case">
            <span title={item.title}>{titleWithoutUnit(item)}</span>
          </Link>
        }
        second={<CasePlace row={item} />}
      />
      <DueCell item={item} />
      {isHere ? (
        <InPlaceButton item={item} act={act} inPlace={inPlace} label={words.button} />
      ) : (
        <OpenButton item={item} isClient={isClient} label={words.button} />
      )}
    </li>
  );
}

function StageIcon({ item, isClient }: WorkRowProps) {
  const { icon: Icon, tone } = caseStatusLook(item.status, isClient ? 'client' : 'firm');
  return (
    <span className={`work-icon tone-${tone}`}>
      <Icon size={17} strokeWidth={1.9} aria-hidden />
    </span>
  );
}

/** The day, and under it how far it is; today shows what more is known of it. */
function DueCell({ item }: { item: WorkItem }) {
  const t = useText(messages);
  const { day, today, isFrom } = dueOf(item);
  if (day === null) return <span className="work-due">—</span>;
  const group = dayGroup({ day, today, isFrom });
  if (group === 'today') {
    const known = isFrom ? null : todayWords(item, today);
    const words = isFrom ? t('fromToday') : known?.words;
    return (
      <span className="work-due">
        <span>{known?.at ?? t('today')}</span>
        <span className={known?.isOver ? 'late' : words ? 'near' : undefined}>
          {words ?? t('byEndOfDay')}
        </span>
      </span>
    );
  }
  const { text, nearness } = distance(day, { today, kind: dueSort(item) });
  return (
    <span className="work-due">
      <span>{listDay(day, today)}</span>
      <span className={nearness}>{text}</span>
    </span>
  );
}

/** A hearing that went by without its order being recorded is somebody's task, and late. */
function dueSort({ nextDateKind }: WorkItem): 'due' | 'event' {
  return nextDateKind === 'HEARING' ? 'due' : nextDateSort(nextDateKind);
}

function OpenButton({ item, isClient, label }: WorkRowProps & { label: string }) {
  const t = useText(messages);
  return (
    <ButtonLink
      {...caseAddress(item, ledToBy(item, isClient))}
      size="small"
      className="work-button"
      aria-label={t('onCase', { act: label, title: item.title })}
    >
      {label}
    </ButtonLink>
  );
}

interface InPlaceButtonProps {
  item: WorkItem;
  act: string;
  inPlace: InPlace<WorkItem>;
  label: string;
}

/** Does the action without leaving the list. */
function InPlaceButton({ item, act, inPlace, label }: InPlaceButtonProps) {
  const t = useText(messages);
  return (
    <Button
      size="small"
      className="work-button"
      loading={inPlace.isRunning(item)}
      aria-label={t('onCase', { act: label, title: item.title })}
      onClick={() => inPlace.act(item, act)}
    >
      {label}
    </Button>
  );
}

/** On a phone the whole row leads to the case: three lines and an arrow. */
function PhoneWorkRow({ item, isClient }: WorkRowProps) {
  const words = workWords(item, isClient);
  const { day, today, isFrom } = dueOf(item);
  const { text, nearness } = distance(day ?? today, { today, kind: isFrom ? 'event' : dueSort(item) });
  return (
    <li>
      <Link {...caseAddress(item, ledToBy(item, isClient))} className="work-phone-row">
        <StageIcon item={item} isClient={isClient} />
        <span className="work-phone-words">
          <strong>{words.title}</strong>
          <span>
            {[item.tenantNames, [item.propertyName, item.unitLabel].filter(Boolean).join(' ')]
              .filter(Boolean)
              .join(', ')}
          </span>
          {/* What the firm asked, in its words. */}
          {isClient && item.status === 'RETURNED_TO_CLIENT' && (
            <small className="work-asked">{words.why}</small>
          )}
          {day && (
            <small className={nearness}>
              {listDay(day, today)}, {text}
            </small>
          )}
        </span>
        <ChevronRight size={17} aria-hidden />
      </Link>
    </li>
  );
}
