import { Link, useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { cases } from '@writdesk/contract/cases/cases';
import { ChevronRight } from 'lucide-react';
import { ApiError, useAction } from '../../shared/api/index.ts';
import { distance, listDay, timeAt } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { ButtonLink, caseStatusLook, toast, TwoLines, usePhone } from '../../shared/ui/index.ts';
import { actDoneLabel, nextDateSort } from '../../labels/case/act-labels.ts';
import { caseAddress, titleWithoutUnit } from '../../labels/case/case-names.ts';
import { CasePlace } from '../cases/list/index.ts';
import { dayGroup } from './group-by-day.ts';
import { messages } from './messages.ts';
import { dueOf, inPlaceAct, offeredAct, workWords, type InPlaceAct, type WorkItem } from './work-item.ts';

interface WorkRowProps {
  item: WorkItem;
  isClient: boolean;
}

/** One thing to do: what and why, which case, by when, and the button that does it. */
export function WorkRow({ item, isClient }: WorkRowProps) {
  const isPhone = usePhone();
  const words = workWords(item, isClient);
  if (isPhone) return <PhoneWorkRow item={item} isClient={isClient} />;
  const act = inPlaceAct(item);
  return (
    <li className="work-row">
      <StageIcon item={item} isClient={isClient} />
      <TwoLines strong first={words.title} second={words.why} />
      <TwoLines
        first={
          <Link {...caseAddress(item)} title={item.title} className="work-case">
            {titleWithoutUnit(item)}
          </Link>
        }
        second={<CasePlace row={item} />}
      />
      <DueCell item={item} />
      {act ? (
        <InPlaceButton item={item} act={act} label={words.button} />
      ) : (
        <OpenButton item={item} label={words.button} />
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
    const hour =
      item.nextDateKind === 'HEARING' && item.hearingAt ? timeAt(item.hearingAt, item.timeZone) : '';
    return (
      <span className="work-due">
        <span>{t('today')}</span>
        <span className={isFrom || hour ? 'near' : undefined}>
          {isFrom ? t('fromToday') : hour || listDay(day, today)}
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

function OpenButton({ item, label }: { item: WorkItem; label: string }) {
  const t = useText(messages);
  return (
    <ButtonLink
      {...caseAddress(item, offeredAct(item) ?? undefined)}
      size="small"
      className="work-button"
      aria-label={t('onCase', { act: label, title: item.title })}
    >
      {label}
    </ButtonLink>
  );
}

const routes = { 'initial-check': cases.initialCheck, review: cases.review } as const;

/** Does the action from the list. Who starts a check wants to be in the case; what is sent on leaves the list. */
function InPlaceButton({ item, act, label }: { item: WorkItem; act: InPlaceAct; label: string }) {
  const t = useText(messages);
  const navigate = useNavigate();
  const doing = useAction(routes[act], {
    quiet: true,
  });
  const open = () => void navigate(caseAddress(item));
  const run = async () => {
    try {
      await doing.runAsync({ params: { id: item.id }, body: { version: item.version } });
      if (act === 'initial-check') open();
      else toast.success(item.title, { title: actDoneLabel(act) });
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind === 'cancelled') return;
      // The fields that are missing say more than the sentence over them.
      const reasons = error.errors.map(({ message }) => message).join(' ');
      toast.warning(reasons || error.message, {
        title: item.title,
        link: { label: t('openCase'), run: open },
      });
    }
  };
  return (
    <Button
      size="small"
      className="work-button"
      loading={doing.isRunning}
      aria-label={t('onCase', { act: label, title: item.title })}
      onClick={() => void run()}
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
      <Link {...caseAddress(item, offeredAct(item) ?? undefined)} className="work-phone-row">
        <StageIcon item={item} isClient={isClient} />
        <span className="work-phone-words">
          <strong>{words.title}</strong>
          <span>
            {[item.tenantNames, [item.propertyName, item.unitLabel].filter(Boolean).join(' ')]
              .filter(Boolean)
              .join(', ')}
          </span>
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
