import type { FeeCalculation } from '@writdesk/contract/court-fees/fee-values';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { useGivenName } from '../use-given-name.ts';
import { courtFeeMessages } from './court-fee-messages.ts';
import './court-fees.css';

/** What a court takes, line by line, and what nobody is sure of. */
export function CourtFeeLines({ fees }: { fees: FeeCalculation }) {
  const t = useText(courtFeeMessages);
  return (
    <div className="court-fee-lines">
      {fees.lines.length === 0 ? <p>{t('none')}</p> : <Lines fees={fees} />}
      <Unsure fees={fees} />
    </div>
  );
}

function Lines({ fees: { lines, totalCents } }: { fees: FeeCalculation }) {
  const t = useText(courtFeeMessages);
  return (
    <dl>
      {lines.map((line) => (
        <div key={line.rowId}>
          <dt>
            {t(`purpose_${line.purpose}`)}
            {line.basis === 'PER_EXTRA_DEFENDANT' && `, ${t('further', { count: line.quantity })}`}
            {line.quantity > 1 &&
              `, ${t('times', { count: line.quantity, each: formatMoney(line.unitCents) })}`}
            {line.isOwn && ` (${t('own')})`}
          </dt>
          <dd>{formatMoney(line.cents)}</dd>
        </div>
      ))}
      <div>
        <dt>{t('total')}</dt>
        <dd>{formatMoney(totalCents)}</dd>
      </div>
    </dl>
  );
}

/** What the sum lacks, and which of its rows nobody is sure of. */
function Unsure({ fees: { missing, warnings } }: { fees: FeeCalculation }) {
  const t = useText(courtFeeMessages);
  const given = useGivenName();
  // Few courts ask for a summons apart.
  const unknown = missing.filter(({ fact, purpose }) => fact === 'fee' && purpose !== 'SUMMONS');
  const said = [
    // Who serves is chosen later, and so is their price.
    ...unknown.map(({ purpose }) =>
      purpose === 'SERVICE' ? t('noServiceFee') : t('noFee', { what: t(`purpose_${purpose}`) }),
    ),
    ...warnings.map(({ warning, purpose, note }) =>
      [t(warning, { what: t(`purpose_${purpose}`) }), note && `${given(note)}.`].filter(Boolean).join(' '),
    ),
  ];
  if (said.length === 0) return null;
  return (
    <ul>
      {[...new Set(said)].map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
