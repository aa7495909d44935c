import { cases } from '@writdesk/contract/cases/cases';
import { Button } from 'antd';
import { call } from '../../../../shared/api/index.ts';
import { FormNote } from '../../../../shared/form/index.ts';
import { formatMoney } from '../../../../shared/formats/money.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { propertyMessages } from '../steps/property-messages.ts';
import { useDraft } from '../draft/use-draft.ts';

/** The lease shows another ledger than the case was filled in with: nothing follows by itself, a person takes it over. */
export function LedgerMoved() {
  const t = useText(propertyMessages);
  const { draft, record } = useDraft();
  const lease = record?.lease;
  if (!lease?.hasMoved) return null;
  const takeOver = async () => {
    await draft.flush();
    await draft.act(
      ({ id, version }) =>
        call(cases.save, { params: { id }, body: { version, ledgerFromLease: true }, quiet: true }),
      { recordOf: (reply) => reply, goOn: true },
    );
  };
  return (
    <FormNote tone="hold" title={t('ledgerMovedTitle')}>
      <p>{t('ledgerMoved', { sum: formatMoney(lease.balanceCents) })}</p>
      <Button onClick={() => void takeOver()}>{t('takeLedger')}</Button>
    </FormNote>
  );
}
