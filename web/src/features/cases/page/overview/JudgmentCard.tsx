import { moneyParts, type JudgmentMoney } from '@writdesk/contract/judgments/judgment-money';
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

function MoneyParts({ money }: { money: JudgmentMoney }) {
  const t = useText(messages);
  const parts = moneyParts.flatMap((name) => {
    const cents = money[name];
    return cents === undefined ? [] : [{ name, cents }];
  });
  if (parts.length === 0) return null;
  return (
    <table className="ledger judgment-parts">
      <tbody>
        {parts.map(({ name, cents }) => (
          <tr key={name}>
            <th scope="row">{t(name)}</th>
            <td>{formatMoney(cents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What stood before: an amendment never replaces it. */
function EarlierOrders({ details }: { details: CaseDetails }) {
  const t = useText(messages);
  const today = todayIn(zoneOf(details));
  const earlier = details.caseJudgments.slice(0, -1).toReversed();
  if (earlier.length === 0) return null;
  return (
    <details className="ledger-box earlier-orders">
      <summary>{t('earlierOrders', { count: earlier.length })}</summary>
      <ul>
        {earlier.map((order) => (
          <li key={order.id}>
            {t('earlierOrder', {
              number: order.caseOrder,
              outcome: wordOf(outcomes, order.outcome),
              day: listDay(order.date, today),
            })}
            {order.amountCents !== null && ` · ${formatMoney(order.amountCents)}`}
          </li>
        ))}
      </ul>
    </details>
  );
}

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
          { label: t('writDaysReason'), value: judgment.writDaysReason, wide: true },
          { label: t('comments'), value: judgment.comments, wide: true },
          { label: t('amendedBecause'), value: judgment.amendmentReason, wide: true },
        ]}
      />
      <MoneyParts money={judgment.money} />
      <EarlierOrders details={details} />
      {judgment.needsLawyerConfirm && (
        <p className="with-icon tone-hold judgment-confirm">
          <TriangleAlert size={16} aria-hidden />
          {t('needsConfirm')}
        </p>
      )}
    </Sheet>
  );
}
