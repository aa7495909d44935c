import { newOwner } from '@writdesk/contract/property-owners/property-owner-values';
import { propertyOwners } from '@writdesk/contract/property-owners/property-owners';
import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import { useAction } from '../../shared/api/index.ts';
import { ErrorSummary, fieldId, useBodyForm } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Dialog, toast } from '../../shared/ui/index.ts';
import { formMessages } from './form-messages.ts';
import { type OwnerForm, ownerBody, ownerFormValues } from './owner-form-values.ts';
import { OwnerFields } from './OwnerFields.tsx';

interface NewOwnerDialogProps {
  /** Whose property it is; null for the person's own company. */
  clientId: string | null;
  onAdded: (owner: { id: string }) => void;
  onClose: () => void;
}

/** Adds an owner over a form that asks for one. The form below has fields of the same names, so these stand under `owner`. */
export default function NewOwnerDialog({ clientId, onAdded, onClose }: NewOwnerDialogProps) {
  const t = useText(formMessages);
  const create = useAction(propertyOwners.create, { quiet: true });
  const form = useBodyForm(ownerFormValues(), newOwner, (values) => ({
    ...ownerBody(values),
    ...(clientId && { clientId }),
  }));
  const field: OwnerForm['field'] = (name) => ({ ...form.field(name), id: fieldId(ownPath(name)) });
  const submit = () => {
    const body = form.check();
    if (!body) return;
    void create.runAsync({ body }).then((owner) => {
      toast.success(t('added', { name: owner.name }));
      onAdded(owner);
      onClose();
    }, form.refuse);
  };
  // The summary takes the focus for each new list of errors, and typing makes none.
  const errors = useMemo(
    () => Object.fromEntries(Object.entries(form.errors).map(([path, text]) => [ownPath(path), text])),
    [form.errors],
  );
  return createPortal(
    // What is sent here is not the form below.
    <div onSubmit={(event) => event.stopPropagation()}>
      <Dialog
        open
        title={t('title')}
        width={640}
        keep={t('keep')}
        confirm={{ label: t('add') }}
        isChanged={form.isChanged}
        isRunning={create.isRunning}
        onConfirm={submit}
        onClose={onClose}
      >
        <p>{t('lead')}</p>
        <ErrorSummary errors={errors} />
        <OwnerFields field={field} values={form.values} isOfCompany />
      </Dialog>
    </div>,
    document.body,
  );
}

const ownPath = (path: string) => `owner.${path}`;
