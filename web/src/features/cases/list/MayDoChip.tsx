import type { CaseRow, LawfulStep } from '@writdesk/contract/cases/cases';
import type { LawNextDateKind } from '@writdesk/contract/workflows/work-targets';
import { todayIn } from '../../../shared/formats/dates.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { actionWords } from '../../../labels/law/action-words.ts';
import { ActionChip, EarliestActionChip, useTerms } from '../../deadlines/index.ts';

/** The step that waits for nothing but its first lawful day; nothing while the case waits for somebody. */
export function MayDoChip({
  row: { mayDo, timeZone, stateCode },
}: {
  row: Pick<CaseRow, 'mayDo' | 'timeZone' | 'stateCode'>;
}) {
  const t = useText(actionWords);
  const termsOf = useTerms();
  if (mayDo?.isBeingRecalculated) return <ActionChip mayAct={false}>{t('BEING_RECALCULATED')}</ActionChip>;
  return (
    mayDo && (
      <EarliestActionChip
        kind={mayDo.step}
        date={mayDo.on}
        today={todayIn(timeZone)}
        terms={termsOf(stateCode)}
      />
    )
  );
}

/** The steps whose first day is the case's next date itself. */
const dateOfStep: Readonly<Partial<Record<LawfulStep, LawNextDateKind>>> = {
  APPLY_WRIT: 'WRIT_FROM',
  ALT_OFFICER: 'ALT_OFFICER_FROM',
};

/** Whether the row's next date is the day of that step itself: it is not said twice. */
export function isNextDate({
  mayDo,
  nextDate,
  nextDateKind,
}: Pick<CaseRow, 'mayDo' | 'nextDate' | 'nextDateKind'>): boolean {
  const kind = mayDo && dateOfStep[mayDo.step];
  return kind !== undefined && kind === nextDateKind && mayDo?.on === nextDate;
}
