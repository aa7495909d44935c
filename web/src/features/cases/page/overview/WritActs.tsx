import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { isCalledWritAction } from '@writdesk/contract/writs/writ-actions';
import { Button } from 'antd';
import { listDay, todayIn } from '../../../../shared/formats/dates.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { usePerson } from '../../../../shared/person/index.ts';
import { MoreMenu } from '../../../../shared/ui/index.ts';
import { stateWords } from '../../../../labels/law/state-words.ts';
import { writActLabel } from '../../../../labels/writ/writ-action-words.ts';
import { useOpenWritAct } from '../../actions/index.ts';
import { zoneOf } from '../../shared/court-zone.ts';
import { writMessages } from './writ-messages.ts';

/** The one action that the writ waits for, also one that waits for its lawful day, and the menu of the others. */
export function WritActs({ details }: { details: CaseDetails }) {
  const t = useText(writMessages);
  const { isClient } = usePerson();
  const { open } = useOpenWritAct();
  const { availableActions, primaryAction, waiting } = details.writOffers;
  const today = todayIn(zoneOf(details));
  const offered = availableActions.filter(isCalledWritAction);
  const waits = waiting.flatMap(({ action, course, from }) =>
    course === 'onward' && isCalledWritAction(action) && !offered.includes(action) ? [{ action, from }] : [],
  );
  const primary = offered.find((action) => action === primaryAction) ?? waits[0]?.action;
  if (!primary && offered.length === 0) return null;
  const label = (action: (typeof offered)[number]) => {
    const act = writActLabel(action, details.terms, isClient);
    const from = waits.find((wait) => wait.action === action)?.from;
    return from ? t('actFrom', { act, day: listDay(from, today) }) : act;
  };
  const others = [...new Set([...offered, ...waits.map(({ action }) => action)])].filter(
    (action) => action !== primary,
  );
  return (
    <p className="writ-acts">
      {primary && <Button onClick={() => open(primary)}>{label(primary)}</Button>}
      <MoreMenu
        label={t('moreActs', { ...stateWords(details.terms) })}
        items={others.map((action) => ({
          key: action,
          label: `${label(action)}…`,
          danger: action === 'cancel',
          onSelect: () => open(action),
        }))}
      />
    </p>
  );
}
