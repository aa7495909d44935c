import { properties } from '@writdesk/contract/properties/properties';
import { propertyImports } from '@writdesk/contract/property-imports/property-imports';
import { newProperty, type PropertyDetails } from '@writdesk/contract/properties/property-values';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Button } from 'antd';
import { useState } from 'react';
import { useAction, useCall } from '../../shared/api/index.ts';
import { FormPage, useBodyForm } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { LoadedPage, PhoneHead, toast } from '../../shared/ui/index.ts';
import { DuplicateNote, useDuplicate } from './DuplicateNote.tsx';
import { formMessages } from './form-messages.ts';
import { messages } from './messages.ts';
import { propertyBody, propertyFormValues } from './property-form-values.ts';
import { PropertyFields } from './PropertyFields.tsx';
import './properties.css';

/** What an import knows of the property that it names. */
const saidFields = ['clientId', 'name', 'addressLine1', 'city', 'stateCode', 'zipCode'] as const;

interface Address extends Partial<Record<(typeof saidFields)[number], string>> {
  /** A draft that is gone on with. */
  draft?: string;
  /** Where somebody came from who opens a case, or imports a file that names the property. */
  from?: string;
}
const importPath = /^\/properties\/imports\/([\da-f-]{36})$/;

/** Adds a property, or goes on with a draft of one. */
export default function NewPropertyPage() {
  const t = useText(messages);
  const { draft }: Address = useSearch({ strict: false });
  const query = useCall(properties.details, {
    params: { id: draft ?? '' },
    enabled: draft !== undefined,
    quiet: true,
  });
  if (!draft) return <NewProperty />;
  return (
    <LoadedPage query={query} what={t('theProperty')}>
      {(record) => <NewProperty draft={record} />}
    </LoadedPage>
  );
}

function NewProperty({ draft }: { draft?: PropertyDetails }) {
  const t = useText(formMessages);
  const navigate = useNavigate();
  const { isClient } = usePerson();
  const { from, ...address }: Address = useSearch({ strict: false });
  const said = Object.fromEntries(
    saidFields.flatMap((name) => (address[name] ? [[name, address[name]]] : [])),
  );
  const [kept, setKept] = useState(draft);
  const duplicate = useDuplicate();
  const create = useAction(properties.create, { quiet: true });
  const saveDraft = useAction(properties.saveDraft, { quiet: true });
  const form = useBodyForm(
    { ...propertyFormValues(draft), ...said },
    newProperty,
    (values) => ({
      ...propertyBody(values),
      ...(values.clientId && { clientId: values.clientId }),
      ...(kept && { id: kept.id, version: kept.version }),
    }),
    `property.${draft?.id ?? 'new'}`,
  );
  const previewAgain = useAction(propertyImports.preview, { quiet: true });
  const leave = async (id: string) => {
    form.setChanged(false);
    const importId = from && importPath.exec(from)?.[1];
    if (importId) {
      // Its rows are compared with the property that is there now; where they can’t be, the preview says why.
      await previewAgain.runAsync({ params: { id: importId }, body: {} }).catch(() => null);
      return navigate({ to: '/properties/imports/$id', params: { id: importId } });
    }
    // Back to the case that waits for it, which takes the property over from its address.
    const path = from?.startsWith('/cases/') ? from : null;
    if (path) {
      const target = new URL(path, location.origin);
      target.searchParams.set('property', id);
      return navigate({ href: `${target.pathname}${target.search}` });
    }
    return navigate({ to: '/properties/$id', params: { id } });
  };
  const submit = () => {
    const body = form.check();
    if (!body) return;
    const duplicateAck = duplicate.ack || undefined;
    void create
      .runAsync({ body: { ...body, duplicateAck } })
      .catch(duplicate.keep)
      .then((saved) => {
        toast.success(t('added', { name: saved.name }));
        void leave(saved.id);
      }, form.refuse);
  };
  const keepDraft = () => {
    const body = form.check();
    if (!body) return;
    void saveDraft.runAsync({ body }).then((saved) => {
      setKept(saved);
      form.setChanged(false);
      toast.success(t('savedDraft'));
    }, form.refuse);
  };
  return (
    <>
      <PhoneHead backTo="/properties" title={t('title')} />
      <FormPage
        title={t('title')}
        lead={t('lead')}
        errors={form.errors}
        onSubmit={submit}
        actions={
          <>
            <Button size="large" loading={saveDraft.isRunning} onClick={keepDraft}>
              {t('saveDraft')}
            </Button>
            <Button size="large" type="primary" htmlType="submit" loading={create.isRunning}>
              {t('add')}
            </Button>
          </>
        }
      >
        <DuplicateNote {...duplicate} />
        <PropertyFields
          field={form.field}
          values={form.values}
          isOfCompany={isClient || kept !== undefined}
        />
      </FormPage>
    </>
  );
}
