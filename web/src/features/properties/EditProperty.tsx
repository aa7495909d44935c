import { properties } from '@writdesk/contract/properties/properties';
import { propertyInput, type PropertyDetails } from '@writdesk/contract/properties/property-values';
import { useAction } from '../../shared/api/index.ts';
import { RecordDialog, useRecordForm } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { toast } from '../../shared/ui/index.ts';
import { DuplicateNote, useDuplicate } from './DuplicateNote.tsx';
import { formMessages } from './form-messages.ts';
import { messages } from './messages.ts';
import { factNames, propertyBody, propertyFormValues } from './property-form-values.ts';
import { PropertyFields } from './PropertyFields.tsx';

/** The facts of a property; says which cases follow, and which keep the earlier ones. */
export function EditProperty({ property, onClose }: { property: PropertyDetails; onClose: () => void }) {
  const t = useText(formMessages);
  const named = useText(messages);
  const update = useAction(properties.update, { quiet: true });
  const duplicate = useDuplicate();
  const { id } = property;
  const form = useRecordForm({
    record: property,
    reply: properties.details.reply,
    valuesOf: propertyFormValues,
    schema: propertyInput,
    bodyOf: propertyBody,
    save: (facts, version) => {
      const duplicateAck = duplicate.ack || undefined;
      const body = { propertyId: id, property: facts, version, duplicateAck };
      return update
        .runAsync({ params: { id }, body })
        .then((saved) => {
          const { casesWithOtherCopy } = saved;
          const following = casesWithOtherCopy.filter(({ follows }) => follows).length;
          const keeping = casesWithOtherCopy.length - following;
          const said = [
            following > 0 && t('follow', { count: following }),
            keeping > 0 && t('keepCopy', { count: keeping }),
          ].filter(Boolean);
          toast.success(said.join(' ') || saved.name, { title: t('saved') });
          return saved;
        })
        .catch(duplicate.keep);
    },
    onSaved: onClose,
    words: {
      nameOf: (field) => named(factNames[field]),
      textOf: (field, values) => values[field] ?? '',
    },
  });
  return (
    <RecordDialog
      title={t('edit')}
      keep={t('keep')}
      save={t('save')}
      form={form}
      lead={<DuplicateNote {...duplicate} />}
      onClose={onClose}
    >
      <PropertyFields field={form.field} values={form.values} isOfCompany />
    </RecordDialog>
  );
}
