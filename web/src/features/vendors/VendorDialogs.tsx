import { newVendor, type Vendor, vendorChanges } from '@writdesk/contract/vendors/vendor-values';
import { vendors } from '@writdesk/contract/vendors/vendors';
import { useAction } from '../../shared/api/index.ts';
import { type FieldWords, RecordDialog, useBodyForm, useRecordForm } from '../../shared/form/index.ts';
import { recordDay } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { vendorBody, vendorField, vendorValues, type VendorValues } from './vendor-form.ts';
import { VendorFields } from './VendorFields.tsx';

/** Adds a vendor. @param name as a check has it, where it comes from one. */
export function NewVendorDialog({ name = '', onClose }: { name?: string; onClose: () => void }) {
  const t = useText(messages);
  const form = useBodyForm({ ...vendorValues(), legalName: name }, newVendor, vendorBody, 'new-vendor');
  const create = useAction(vendors.create, { quiet: true });
  const submit = () => {
    const body = form.check();
    if (!body) return;
    create
      .runAsync({ body })
      .then(({ legalName }) => {
        toast.success(legalName, { title: t('added') });
        onClose();
      })
      .catch((error: unknown) => form.refuse(error, vendorField));
  };
  return (
    <RecordDialog
      title={t('addVendor')}
      keep={t('cancel')}
      save={t('addVendor')}
      lead={<p>{t('addText')}</p>}
      form={{ ...form, submit, isRunning: create.isRunning }}
      onClose={onClose}
    >
      <VendorFields field={form.field} />
    </RecordDialog>
  );
}

/** Changes a vendor. A tax number that is left empty stays. */
export function EditVendorDialog({ vendor, onClose }: { vendor: Vendor; onClose: () => void }) {
  const t = useText(messages);
  const update = useAction(vendors.update, { quiet: true });
  const form = useRecordForm({
    record: vendor,
    reply: vendors.update.reply,
    valuesOf: vendorValues,
    schema: vendorChanges,
    bodyOf: vendorBody,
    save: (body, version) => update.runAsync({ params: { id: vendor.id }, body: { ...body, version } }),
    onSaved: ({ legalName }) => {
      toast.success(legalName, { title: t('saved') });
      onClose();
    },
    words: useVendorWords(),
    fieldOfPath: vendorField,
  });
  return (
    <RecordDialog
      title={t('editTitle', { name: vendor.legalName })}
      keep={t('cancel')}
      save={t('save')}
      form={form}
      onClose={onClose}
    >
      <VendorFields field={form.field} known={vendor} />
    </RecordDialog>
  );
}

function useVendorWords(): FieldWords<VendorValues> {
  const t = useText(messages);
  const names = {
    legalName: 'legalName',
    businessName: 'businessName',
    otherNames: 'otherNames',
    taxClass: 'taxClass',
    income: 'income',
    isGovernment: 'government',
    tinKind: 'tinKind',
    tin: 'tin',
    w9On: 'w9On',
    'address.addressLine1': 'street',
    'address.addressLine2': 'streetSecond',
    'address.city': 'city',
    'address.stateCode': 'state',
    'address.zipCode': 'zip',
  } as const satisfies Record<keyof VendorValues, keyof (typeof messages)['en']>;
  const textOf = (field: keyof VendorValues, values: VendorValues): string => {
    switch (field) {
      case 'taxClass':
      case 'income':
      case 'tinKind':
        return t(values[field]);
      case 'isGovernment':
        return values.isGovernment ? t('government') : '';
      case 'w9On':
        return values.w9On === null ? '' : recordDay(values.w9On);
      default:
        return values[field];
    }
  };
  return { nameOf: (field) => t(names[field]), textOf };
}
