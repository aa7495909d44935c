import { clientChanges, clients, payables, type ClientDetails } from '@writdesk/contract/clients/clients';
import { useAction } from '../../shared/api/index.ts';
import { RecordDialog, useRecordForm } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { toast } from '../../shared/ui/index.ts';
import { CompanyFields } from './CompanyFields.tsx';
import {
  companyLabels,
  companyValues,
  payablesBody,
  payablesLabels,
  payablesValues,
} from './company-values.ts';
import { messages } from './messages.ts';
import { PayablesFields } from './PayablesFields.tsx';

interface EditProps {
  company: ClientDetails;
  onClose: () => void;
}

/** The company's own details. */
export function EditCompany({ company, onClose }: EditProps) {
  const t = useText(messages);
  const { update, onSaved } = useUpdate(onClose);
  const form = useRecordForm({
    record: company,
    reply: clients.update.reply,
    valuesOf: companyValues,
    schema: clientChanges,
    bodyOf: (values) => ({
      ...values,
      shortName: values.shortName || values.name.slice(0, 60),
      entityType: values.entityType as 'LLC',
    }),
    save: (body, version) => update.runAsync({ params: { id: company.id }, body: { ...body, version } }),
    onSaved,
    words: {
      nameOf: (field) => t(companyLabels[field]),
      textOf: (field, values) => values[field],
    },
  });
  return (
    <RecordDialog title={t('editCompany')} keep={t('keep')} save={t('save')} form={form} onClose={onClose}>
      <CompanyFields field={form.field} />
    </RecordDialog>
  );
}

/** Who is sent the invoices. */
export function EditPayables({ company, onClose }: EditProps) {
  const t = useText(messages);
  const { update, onSaved } = useUpdate(onClose);
  const form = useRecordForm({
    record: company,
    reply: clients.update.reply,
    valuesOf: payablesValues,
    schema: payables,
    bodyOf: payablesBody,
    save: (accountsPayable, version) =>
      update.runAsync({ params: { id: company.id }, body: { accountsPayable, version } }),
    onSaved,
    // The server names the fields by where they stand in the company.
    fieldOfPath: (path) => path.replace(/^accountsPayable\./, ''),
    words: {
      nameOf: (field) => t(payablesLabels[field]),
      textOf: (field, values) =>
        field === 'isElsewhere' ? t(values.isElsewhere ? 'apElsewhere' : 'atCompany') : values[field],
    },
  });
  return (
    <RecordDialog title={t('editPayables')} keep={t('keep')} save={t('save')} form={form} onClose={onClose}>
      <PayablesFields field={form.field} />
    </RecordDialog>
  );
}

function useUpdate(onClose: () => void) {
  const t = useText(messages);
  const update = useAction(clients.update, { quiet: true });
  const onSaved = ({ name }: ClientDetails) => {
    toast.success(name, { title: t('saved') });
    onClose();
  };
  return { update, onSaved };
}
