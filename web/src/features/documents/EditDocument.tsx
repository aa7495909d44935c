import { documents } from '@writdesk/contract/documents/documents';
import { templateChanges, type TemplateDetails } from '@writdesk/contract/documents/template-values';
import { useState } from 'react';
import { useAction } from '../../shared/api/index.ts';
import { RecordDialog, useRecordForm } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { toast } from '../../shared/ui/index.ts';
import { formMessages } from './form-messages.ts';
import { fieldOfPath, templateChangesBody, templateFormValues } from './template-form-values.ts';
import { TemplateFields } from './TemplateFields.tsx';

/** Where and when a template is used, and where it is from. */
export default function EditDocument({
  template,
  onClose,
}: {
  template: TemplateDetails;
  onClose: () => void;
}) {
  const t = useText(formMessages);
  const update = useAction(documents.update, { quiet: true });
  const [opened] = useState(template);
  const { id } = template;
  const form = useRecordForm({
    record: template,
    reply: documents.update.reply,
    valuesOf: templateFormValues,
    schema: templateChanges,
    bodyOf: templateChangesBody(opened),
    fieldOfPath,
    save: (body, version) => update.runAsync({ params: { id }, body: { ...body, version } }),
    onSaved: ({ name }) => {
      toast.success(name, { title: t('saved') });
      onClose();
    },
    words: {
      nameOf: (field) => t(names[field]),
      textOf: (field, values) => {
        const value = values[field];
        return typeof value === 'string' ? value : '';
      },
    },
  });
  return (
    <RecordDialog title={t('editTitle')} keep={t('keep')} save={t('save')} form={form} onClose={onClose}>
      <TemplateFields field={form.field} values={form.values} />
    </RecordDialog>
  );
}

const names = {
  name: 'name',
  type: 'type',
  layout: 'layout',
  stateId: 'state',
  countyId: 'county',
  courthouseId: 'courthouse',
  moment: 'moment',
  formNumber: 'formNumber',
  revision: 'revision',
  source: 'source',
  confidence: 'confidence',
  notHere: 'notHere',
  slotId: 'slot',
  effectiveFrom: 'effectiveFrom',
  effectiveUntil: 'effectiveUntil',
  match: 'match',
  condition: 'condition',
  file: 'path',
} as const;
