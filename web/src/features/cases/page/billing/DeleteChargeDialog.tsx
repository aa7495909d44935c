import { billingItems } from '@writdesk/contract/billing-items/billing-items';
import type { BillingItem } from '@writdesk/contract/cases/case-values';
import { formatMoney } from '../../../../shared/formats/money.ts';
import { SendDialog } from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { messages } from './messages.ts';
import { useGivenName } from '../../../../labels/use-given-name.ts';

/** Deletes a charge that isn’t on an invoice. */
export default function DeleteChargeDialog({ line, onClose }: { line: BillingItem; onClose: () => void }) {
  const t = useText(messages);
  const what = useGivenName()(line.description);
  const amount = formatMoney(line.amountCents);
  return (
    <SendDialog
      title={t('deleteTitle', { what })}
      keep={t('keep')}
      confirm={{ label: t('delete'), danger: true }}
      route={billingItems.remove}
      parts={{ params: { id: line.id } }}
      said={() => ({ title: t('deleted'), text: what })}
      onClose={onClose}
    >
      <p>{t(line.source === 'AUTO' ? 'deleteAutoText' : 'deleteText', { amount })}</p>
    </SendDialog>
  );
}
