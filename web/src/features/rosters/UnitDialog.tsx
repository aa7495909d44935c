import { unitInput, type UnitRow } from '@writdesk/contract/rosters/roster-values';
import { rosters } from '@writdesk/contract/rosters/rosters';
import { useAction } from '../../shared/api/index.ts';
import {
  type FieldWords,
  MoneyInput,
  Question,
  QuestionRow,
  RecordDialog,
  TextInput,
  useRecordForm,
} from '../../shared/form/index.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { numberOf, textOf } from './number-text.ts';

interface UnitDialogProps {
  propertyId: string;
  /** The unit that changes; null adds one. */
  unit: UnitRow | null;
  onClose: () => void;
}

const valuesOf = (unit: UnitRow | null) => ({
  label: unit?.label ?? '',
  building: unit?.building ?? '',
  addressLine1: unit?.addressLine1 ?? '',
  bedrooms: textOf(unit?.bedrooms),
  bathrooms: textOf(unit?.bathrooms),
  sizeSqft: textOf(unit?.sizeSqft),
  marketRentCents: unit?.marketRentCents ?? null,
});
type Values = ReturnType<typeof valuesOf>;

const bodyOf = (values: Values) => ({
  ...values,
  bedrooms: numberOf(values.bedrooms),
  bathrooms: numberOf(values.bathrooms),
  sizeSqft: numberOf(values.sizeSqft),
});

const names = {
  label: 'unit',
  building: 'building',
  addressLine1: 'address',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  sizeSqft: 'size',
  marketRentCents: 'marketRent',
} as const satisfies Record<keyof Values, string>;

/** Adds a unit, or changes one. */
export function UnitDialog({ propertyId, unit, onClose }: UnitDialogProps) {
  const t = useText(messages);
  const save = useAction(rosters.saveUnit, { quiet: true });
  const params = { propertyId };
  const words: FieldWords<Values> = {
    nameOf: (field) => t(names[field]),
    textOf: (field, values) =>
      field !== 'marketRentCents' ? values[field] : values[field] === null ? '' : formatMoney(values[field]),
  };
  const form = useRecordForm({
    record: unit,
    reply: rosters.saveUnit.reply,
    valuesOf,
    schema: unitInput,
    bodyOf,
    save: (body, version) => save.runAsync({ params, body: { ...body, id: unit?.id, version } }),
    create: (body) => save.runAsync({ params, body }),
    onSaved: ({ label }) => {
      toast.success(label, { title: t('saved') });
      onClose();
    },
    words,
    keptAs: unit?.id ?? `unit.${propertyId}`,
  });
  const { field } = form;
  return (
    <RecordDialog
      title={unit ? t('editUnit', { unit: unit.label }) : t('addUnit')}
      keep={t('keep')}
      save={t('save')}
      form={form}
      onClose={onClose}
    >
      <QuestionRow>
        <Question label={t('unit')} field={field('label')} half>
          <TextInput {...field('label')} maxLength={60} />
        </Question>
        <Question label={t('building')} hint={t('buildingHint')} field={field('building')} half optional>
          <TextInput {...field('building')} maxLength={120} />
        </Question>
      </QuestionRow>
      <Question label={t('address')} field={field('addressLine1')} optional>
        <TextInput {...field('addressLine1')} maxLength={200} />
      </Question>
      <QuestionRow>
        <Question label={t('bedrooms')} field={field('bedrooms')} half optional>
          <TextInput {...field('bedrooms')} maxLength={4} inputMode="numeric" />
        </Question>
        <Question label={t('bathrooms')} field={field('bathrooms')} half optional>
          <TextInput {...field('bathrooms')} maxLength={4} inputMode="numeric" />
        </Question>
      </QuestionRow>
      <QuestionRow>
        <Question label={t('marketRent')} field={field('marketRentCents')} half optional>
          <MoneyInput {...field('marketRentCents')} />
        </Question>
        <Question label={t('size')} field={field('sizeSqft')} half optional>
          <TextInput {...field('sizeSqft')} maxLength={7} inputMode="numeric" />
        </Question>
      </QuestionRow>
    </RecordDialog>
  );
}
