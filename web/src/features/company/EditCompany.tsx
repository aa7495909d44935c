import { clientChanges, clients, payables, type ClientDetails } from '@writdesk/contract/clients';
import { useState, type ReactNode } from 'react';
import { ApiError, useAction } from '../../shared/api/index.ts';
import { ErrorSummary, type FieldErrors, useBodyForm } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Dialog, toast } from '../../shared/ui/index.ts';
import { CompanyFields } from './CompanyFields.tsx';
import { companyValues, payablesBody, payablesValues } from './company-values.ts';
import { messages } from './messages.ts';
import { PayablesFields } from './PayablesFields.tsx';

interface EditProps {
  company: ClientDetails;
  onClose: () => void;
}

/** The company's own details. */
export function EditCompany({ company, onClose }: EditProps) {
  const t = useText(messages);
  const form = useBodyForm(companyValues(company), clientChanges, (values) => ({
    ...values,
    shortName: values.shortName || values.name.slice(0, 60),
    entityType: values.entityType as 'LLC',
  }));
  const save = useSave(company, onClose, form.refuse);
  return (
    <EditFrame
      title={t('editCompany')}
      form={form}
      save={save}
      onSubmit={() => save.send(form.check())}
      onClose={onClose}
    >
      <CompanyFields field={form.field} />
    </EditFrame>
  );
}

/** Who is sent the invoices. */
export function EditPayables({ company, onClose }: EditProps) {
  const t = useText(messages);
  const form = useBodyForm(payablesValues(company), payables, payablesBody);
  const refuse = (error: unknown) => {
    if (!(error instanceof ApiError) || error.errors.length === 0) return form.refuse(error);
    // The server names the fields by where they stand in the company.
    const named = error.errors.map(({ path, message }) => [path.replace(/^accountsPayable\./, ''), message]);
    return form.setErrors(Object.fromEntries(named) as FieldErrors);
  };
  const save = useSave(company, onClose, refuse);
  const submit = () => {
    const body = form.check();
    save.send(body && { accountsPayable: body });
  };
  return (
    <EditFrame title={t('editPayables')} form={form} save={save} onSubmit={submit} onClose={onClose}>
      <PayablesFields field={form.field} />
    </EditFrame>
  );
}

type Changes = Omit<NonNullable<Parameters<ReturnType<typeof useUpdate>['run']>[0]['body']>, 'version'>;
const useUpdate = () => useAction(clients.update, { quiet: true });

function useSave(company: ClientDetails, onClose: () => void, refuse: (error: unknown) => void) {
  const t = useText(messages);
  const update = useUpdate();
  const [version, setVersion] = useState(company.version);
  const [isStale, setStale] = useState(false);
  const send = (changes: Changes | null) => {
    if (!changes) return;
    update
      .runAsync({ params: { id: company.id }, body: { ...changes, version } })
      .then(() => {
        toast.success(company.name, { title: t('saved') });
        onClose();
      })
      .catch((error: unknown) => {
        const current = error instanceof ApiError && error.status === 409 ? error.reply?.['current'] : null;
        setStale(Boolean(current));
        if (current) setVersion((current as ClientDetails).version);
        else refuse(error);
      });
  };
  return { send, isRunning: update.isRunning, isStale };
}

interface FrameProps {
  title: string;
  form: { errors: FieldErrors; isChanged: boolean };
  save: { isRunning: boolean; isStale: boolean };
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

function EditFrame({ title, form, save, onSubmit, onClose, children }: FrameProps) {
  const t = useText(messages);
  return (
    <Dialog
      open
      title={title}
      width={640}
      keep={t('keep')}
      confirm={{ label: t('save') }}
      isChanged={form.isChanged}
      isRunning={save.isRunning}
      onConfirm={onSubmit}
      onClose={onClose}
    >
      {save.isStale && (
        <p className="form-stale" role="alert">
          {t('stale')}
        </p>
      )}
      <ErrorSummary errors={form.errors} />
      <div className="dialog-fields">{children}</div>
    </Dialog>
  );
}
