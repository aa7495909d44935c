import {
  ownerChanges,
  type PropertyOwnerDetails,
} from '@writdesk/contract/property-owners/property-owner-values';
import { propertyOwners } from '@writdesk/contract/property-owners/property-owners';
import { useAction } from '../../shared/api/index.ts';
import { RecordDialog, useRecordForm } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { toast } from '../../shared/ui/index.ts';
import { formMessages } from './form-messages.ts';
import { ownerBody, ownerFactNames, ownerFormValues } from './owner-form-values.ts';
import { OwnerFields } from './OwnerFields.tsx';

/** The facts of an owner. */
export function EditOwner({ owner, onClose }: { owner: PropertyOwnerDetails; onClose: () => void }) {
  const t = useText(formMessages);
  const update = useAction(propertyOwners.update, { quiet: true });
  const { id } = owner;
  const form = useRecordForm({
    record: owner,
    reply: propertyOwners.details.reply,
    valuesOf: ownerFormValues,
    schema: ownerChanges,
    bodyOf: ownerBody,
    save: (ownerDetails, version) =>
      update.runAsync({ params: { id }, body: { ownerId: id, ownerDetails, version } }),
    onSaved: ({ name }) => {
      toast.success(name, { title: t('saved') });
      onClose();
    },
    // The server names the fields by where they stand in the request.
    fieldOfPath: (path) => path.replace(/^ownerDetails\./, ''),
    words: {
      nameOf: (field) => t(ownerFactNames[field]),
      textOf: (field, values) => {
        if (field === 'coOwners')
          return values.coOwners.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ');
        return field === 'kind' ? t(values.kind) : (values[field] ?? '');
      },
    },
  });
  return (
    <RecordDialog title={t('edit')} keep={t('keep')} save={t('save')} form={form} onClose={onClose}>
      <OwnerFields field={form.field} values={form.values} isOfCompany />
    </RecordDialog>
  );
}
