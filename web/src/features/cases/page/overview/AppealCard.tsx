import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { appealResultWords, appellantWords } from '../../../../labels/case/court-words.ts';
import { listDay, todayIn } from '../../../../shared/formats/dates.ts';
import { formatMoney } from '../../../../shared/formats/money.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { wordOf } from '../../../../shared/i18n/word-list.ts';
import { Facts, Sheet } from '../../../../shared/ui/index.ts';
import { zoneOf } from '../../shared/court-zone.ts';
import { courtMessages } from './court-messages.ts';

type Appeal = CaseDetails['appeals'][number];

/** The latest appeal, with what the tenant pays into the registry. */
export function AppealCard({ details }: { details: CaseDetails }) {
  const t = useText(courtMessages);
  const today = todayIn(zoneOf(details));
  const appeal = details.appeals.at(-1);
  if (!appeal) return null;
  const day = (on: string | null) => on && listDay(on, today);
  const bond = [appeal.bondCents !== null && formatMoney(appeal.bondCents), day(appeal.bondPostedOn)];
  return (
    <Sheet title={t('appeal')} className="wide-card">
      <Facts
        columns={4}
        items={[
          { label: t('appellant'), value: wordOf(appellantWords, appeal.appellant) },
          { label: t('appealCourt'), value: appeal.court },
          { label: t('filedOn'), value: day(appeal.filedOn) },
          { label: t('appealState'), value: stateOf(appeal, t('stayed'), day(appeal.resultOn)) },
          { label: t('bond'), value: bond.filter(Boolean).join(' · ') },
          { label: t('stayLifted'), value: day(appeal.stayLiftedOn) },
          { label: t('comments'), value: appeal.comments, wide: true },
        ]}
      />
      <Registry payments={appeal.payments} today={today} />
    </Sheet>
  );
}

function stateOf({ result, stayed }: Appeal, stayedWord: string, resultOn: string | null): string {
  if (result) return [wordOf(appealResultWords, result), resultOn].filter(Boolean).join(', ');
  return [wordOf(appealResultWords, 'PENDING'), stayed && stayedWord].filter(Boolean).join(', ');
}

function Registry({ payments, today }: { payments: Appeal['payments']; today: string }) {
  const t = useText(courtMessages);
  if (payments.length === 0) return null;
  return (
    <table className="ledger">
      <caption className="visually-hidden">{t('registry')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('registryDue')}</th>
          <th scope="col">{t('paid')}</th>
          <th scope="col">{t('amount')}</th>
        </tr>
      </thead>
      <tbody>
        {payments.map(({ dueOn, amountCents, paidOn, missedAt }) => (
          <tr key={dueOn}>
            <th scope="row">{listDay(dueOn, today)}</th>
            <td>
              {paidOn ? (
                listDay(paidOn, today)
              ) : missedAt ? (
                <span className="tone-stop with-tone">{t('missed')}</span>
              ) : (
                '–'
              )}
            </td>
            <td>{formatMoney(amountCents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
