import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { TriangleAlert } from 'lucide-react';
import { listDay, todayIn } from '../../../../shared/formats/dates.ts';
import { formatMoney } from '../../../../shared/formats/money.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { Facts, Sheet } from '../../../../shared/ui/index.ts';
import { stateWords } from '../../../../labels/law/state-words.ts';
import { zoneOf } from '../../shared/court-zone.ts';
import { useFresh } from '../fresh-parts.ts';
import { outcomes } from '../../../../labels/case/court-words.ts';
import { wordOf } from '../../../../shared/i18n/word-list.ts';
import { messages } from './messages.ts';

/** The latest order of the court. */
export function JudgmentCard({ details }: { details: CaseDetails }) {
  const t = useText(messages);
  const fresh = useFresh('judgment');
  const { caseJudgment: judgment, caseJudgments } = details;
  if (!judgment) return null;
  const earlier = caseJudgments.length > 1 ? t('order', { number: judgment.caseOrder }) : undefined;
  return (
    <Sheet title={t('judgment')} extra={earlier} className={`wide-card ${fresh}`}>
      <Facts
        columns={4}
        items={[
          { label: t('outcome'), value: wordOf(outcomes, judgment.outcome) },
          { label: t('date'), value: listDay(judgment.date, todayIn(zoneOf(details))) },
          { label: t('amount'), value: judgment.amountCents !== null && formatMoney(judgment.amountCents) },
          {
            label: stateWords(details.terms).Writ,
            // What the law says stands with its date; here only what this judge said.
            value: judgment.writDaysByJudge && t('writDays', { days: judgment.writDays }),
          },
          { label: t('comments'), value: judgment.comments, wide: true },
        ]}
      />
      {judgment.needsLawyerConfirm && (
        <p className="with-icon tone-hold judgment-confirm">
          <TriangleAlert size={16} aria-hidden />
          {t('needsConfirm')}
        </p>
      )}
    </Sheet>
  );
}
