import type { Courthouse, CourthouseContact } from '@writdesk/contract/courthouses/courthouses';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Sheet } from '../../shared/ui/index.ts';
import { useGivenName } from '../../labels/use-given-name.ts';
import { messages } from './messages.ts';
import './courthouses.css';

/** What each action costs here, the filing first. */
export function CourthouseFees({ courthouse }: { courthouse: Courthouse }) {
  const t = useText(messages);
  const fees = courthouse.contactDetails.filter(({ fee }) => fee !== null);
  const { baseFee } = courthouse;
  if (baseFee === null && fees.length === 0) return <Sheet title={t('fees')}>{t('noFees')}</Sheet>;
  return (
    <Sheet title={t('fees')} padded={false}>
      <div className="fees-scroll" role="region" aria-label={t('feeTable')} tabIndex={0}>
        <table className="fees">
          <thead>
            <tr>
              <th scope="col">{t('feeFor')}</th>
              <th scope="col">{t('feePayee')}</th>
              <th scope="col">{t('feeHow')}</th>
              <th scope="col" className="end">
                {t('fee')}
              </th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{t('FILING')}</th>
              <td>{t('clerk')}</td>
              <td>{t('FLAT')}</td>
              <td className="end">{baseFee === null ? t('askClerk') : formatMoney(baseFee)}</td>
            </tr>
            {fees.map((contact, index) => (
              <FeeRow key={index} contact={contact} officer={courthouse.officer} />
            ))}
          </tbody>
        </table>
      </div>
    </Sheet>
  );
}

function FeeRow({ contact, officer }: { contact: CourthouseContact; officer: Courthouse['officer'] }) {
  const t = useText(messages);
  const given = useGivenName();
  const { type, purpose, basis, fee, claimAbove, note } = contact;
  const payees = { CLERK: 'clerk', SHERIFF: officer, JUDGE: 'judge', OTHER: 'other' } as const;
  const counted = [basis && t(basis), claimAbove !== null && t('above', { sum: formatMoney(claimAbove) })];
  return (
    <tr>
      <th scope="row">
        {t(purpose ?? 'other')}
        {note && <small>{given(note)}</small>}
      </th>
      <td>{t(payees[type])}</td>
      <td>{counted.filter(Boolean).join(', ')}</td>
      <td className="end">{formatMoney(fee ?? 0)}</td>
    </tr>
  );
}
