import { documents } from '@writdesk/contract/documents/documents';
import { layoutKinds, newTemplate, type TemplateRow } from '@writdesk/contract/documents/template-values';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Button } from 'antd';
import { z } from 'zod';
import { ownKeys } from '@writdesk/contract/values/records';
import { useAction, useCall } from '../../shared/api/index.ts';
import {
  FormPage,
  PdfField,
  LeaveGuard,
  Question,
  RadioBoxes,
  SelectInput,
  useBodyForm,
} from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { PhoneHead, Skeleton, toast } from '../../shared/ui/index.ts';
import { formMessages } from './form-messages.ts';
import type { Place } from './PlaceFields.tsx';
import {
  fieldOfPath,
  layoutName,
  newTemplateBody,
  type TemplateFormValues,
  templateFormValues,
  valuesOfSlot,
} from './template-form-values.ts';
import { TemplateFields } from './TemplateFields.tsx';

const chosen = z.uuid().nullable().catch(null);
const placeSearch = z.object({ stateId: chosen, countyId: chosen, courthouseId: chosen, slotId: chosen });

/** Creates a template as a draft, and opens it. Forms belong to a firm: its people upload them. */
export default function NewDocumentPage() {
  const t = useText(formMessages);
  const { group } = usePerson();
  const given: unknown = useSearch({ strict: false });
  const { slotId, ...place } = placeSearch.parse(given);
  const { data, isLoading } = useCall(documents.list, {
    query: { type: 'SLOT', size: 100, sort: 'state' },
    enabled: group !== 'admin',
    quiet: true,
  });
  const slots = data?.documents ?? [];
  const slot = slots.find(({ id }) => id === slotId);
  // Whoever comes from an empty slot has chosen it: the form begins with what is known of it, so that nothing is entered before.
  if (slotId !== null && isLoading) return <Skeleton lines={9} label={t('newTitle')} />;
  return <NewDocument key={slot?.id ?? ''} place={place} slots={slots} slot={slot} />;
}

interface NewDocumentProps {
  place: Partial<Place>;
  slots: readonly TemplateRow[];
  slot: TemplateRow | undefined;
}

function NewDocument({ place, slots, slot }: NewDocumentProps) {
  const t = useText(formMessages);
  const navigate = useNavigate();
  const { group } = usePerson();
  const isOfFirm = group !== 'admin';
  const types = isOfFirm ? (['FORM', 'OVERLAY', 'LAYOUT'] as const) : (['LAYOUT'] as const);
  const create = useAction(documents.create, { quiet: true });
  const initial: TemplateFormValues = {
    ...templateFormValues(undefined, place),
    type: isOfFirm ? 'FORM' : 'LAYOUT',
    ...(slot && valuesOfSlot(slot)),
  };
  const form = useBodyForm(
    initial,
    newTemplate,
    newTemplateBody,
    ['new-template', slot?.id].filter(Boolean).join(':'),
  );
  const { field, values } = form;
  const choose = (slotId: string | null) => {
    const chosenSlot = slots.find(({ id }) => id === slotId);
    const taken: Partial<TemplateFormValues> = chosenSlot ? valuesOfSlot(chosenSlot) : { slotId };
    for (const name of ownKeys(taken)) (field(name).onChange as (value: unknown) => void)(taken[name]);
  };
  const submit = () => {
    const body = form.check();
    if (!body) return;
    void create.runAsync({ body }).then(
      (saved) => {
        form.setChanged(false);
        toast.success(t('created', { name: saved.name }));
        // Saved a moment ago: the guard hears of it with the next drawing.
        void navigate({ to: '/documents/$id', params: { id: saved.id }, ignoreBlocker: true });
      },
      (error: unknown) => form.refuse(error, fieldOfPath),
    );
  };
  return (
    <>
      <PhoneHead backTo="/documents" title={t('newTitle')} />
      <LeaveGuard isChanged={form.isChanged} onLeave={form.forget} />
      <FormPage
        title={t('newTitle')}
        lead={t('newLead')}
        errors={form.errors}
        onSubmit={submit}
        actions={
          <Button size="large" type="primary" htmlType="submit" loading={create.isRunning}>
            {t('create')}
          </Button>
        }
      >
        <Question label={t('type')} field={field('type')} group>
          <RadioBoxes {...field('type')} options={types.map((value) => ({ value, label: t(value) }))} />
        </Question>
        {values.type === 'LAYOUT' ? (
          <Question label={t('layout')} field={field('layout')}>
            <SelectInput
              {...field('layout')}
              options={layoutKinds.map((value) => ({ value, label: layoutName(value) }))}
            />
          </Question>
        ) : (
          <>
            <PdfField field={field('file')} label={t('path')} hint={t('pathHint')} choose={t('choosePdf')} />
            <Question label={t('slot')} hint={t('slotHint')} field={field('slotId')} optional>
              <SelectInput
                {...field('slotId')}
                allowClear
                placeholder={t('noSlot')}
                options={slots.map(({ id, name, stateCode, countyName }) => ({
                  value: id,
                  label: [name, [countyName, stateCode].filter(Boolean).join(', ')]
                    .filter(Boolean)
                    .join(' · '),
                }))}
                onChange={choose}
              />
            </Question>
          </>
        )}
        <TemplateFields field={field} values={values} />
      </FormPage>
    </>
  );
}
