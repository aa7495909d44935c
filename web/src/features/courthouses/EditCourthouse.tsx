import { courthouseInput } from '@writdesk/contract/courthouses/courthouse-input';
import { courthouseWrites } from '@writdesk/contract/courthouses/courthouse-writes';
import { courthouses, type CourthouseDetails } from '@writdesk/contract/courthouses/courthouses';
import { useAction } from '../../shared/api/index.ts';
import { RecordDialog, useRecordForm } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { toast } from '../../shared/ui/index.ts';
import { courthouseBody, courthouseFormValues, factNames, fieldOfPath } from './courthouse-form-values.ts';
import { CourthouseFields } from './CourthouseFields.tsx';
import { formMessages } from './form-messages.ts';

/** The facts of a courthouse; its fees have a dialog of their own. */
export default function EditCourthouse({
  courthouse,
  onClose,
}: {
  courthouse: CourthouseDetails;
  onClose: () => void;
}) {
  const t = useText(formMessages);
  const update = useAction(courthouseWrites.update, { quiet: true });
  const { id } = courthouse;
  const form = useRecordForm({
    record: courthouse,
    reply: courthouses.details.reply,
    valuesOf: courthouseFormValues,
    schema: courthouseInput,
    bodyOf: courthouseBody,
    fieldOfPath,
    save: (facts, version) =>
      update.runAsync({ params: { id }, body: { courthouseId: id, courthouse: facts, version } }),
    onSaved: ({ name }) => {
      toast.success(name, { title: t('saved') });
      onClose();
    },
    words: { nameOf: (field) => t(factNames[field]), textOf: (field, values) => String(values[field] ?? '') },
  });
  return (
    <RecordDialog title={t('edit')} keep={t('keep')} save={t('save')} form={form} onClose={onClose}>
      <CourthouseFields field={form.field} values={form.values} isNew={false} />
    </RecordDialog>
  );
}
