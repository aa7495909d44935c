import { trust } from '@writdesk/contract/trust/trust';
import type { TrustItem } from '@writdesk/contract/trust/trust-values';
import { useAction } from '../../shared/api/index.ts';
import { RecordDialog, useBodyForm } from '../../shared/form/index.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { OwnerFields } from './OwnerFields.tsx';

const initial: { clientId: string | null; caseId: string | null } = { clientId: null, caseId: null };

/** Says whose money an unidentified deposit is. */
export default function IdentifyDialog({ item, onClose }: { item: TrustItem; onClose: () => void }) {
  const t = useText(messages);
  const { id, version, amountCents } = item;
  const form = useBodyForm(initial, trust.identify.body, ({ clientId, caseId }) => ({
    version,
    clientId: clientId ?? '',
    caseId,
  }));
  const identify = useAction(trust.identify, { quiet: true });
  const submit = () => {
    const body = form.check();
    if (!body) return;
    identify
      .runAsync({ params: { id }, body })
      .then(({ client }) => {
        toast.success(client?.name ?? '', { title: t('identified') });
        onClose();
      })
      .catch((error: unknown) => form.refuse(error));
  };
  return (
    <RecordDialog
      title={t('identifyTitle', { amount: formatMoney(amountCents) })}
      keep={t('dontRecord')}
      save={t('identify')}
      form={{ ...form, submit, isRunning: identify.isRunning }}
      onClose={onClose}
    >
      <OwnerFields clientId={form.field('clientId')} caseId={form.field('caseId')} />
    </RecordDialog>
  );
}
