import { courtFees, type CourtFeeBook } from '@writdesk/contract/court-fees/court-fees';
import { payees } from '@writdesk/contract/court-fees/fee-values';
import { newFeeSchedule } from '@writdesk/contract/court-fees/new-fee-schedule';
import { feeBases, feePurposes } from '@writdesk/contract/courthouses/courthouses';
import { useAction } from '../../shared/api/index.ts';
import {
  CheckInput,
  DateInput,
  LineGrid,
  type LineColumn,
  MoneyInput,
  Question,
  RecordDialog,
  SelectInput,
  TextInput,
  useBodyForm,
} from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { toast } from '../../shared/ui/index.ts';
import { blankRow, feeBody, type FeeDraft, type FeeFormValues, rowsOf } from './fee-form-values.ts';
import { feeMessages } from './fee-messages.ts';
import { messages } from './messages.ts';

/** A version of the fees; it begins with the rows of the one before, which stays as it is. */
export default function AddFees({ book, onClose }: { book: CourtFeeBook; onClose: () => void }) {
  const t = useText(feeMessages);
  const { can, courthouse, today, schedules } = book;
  const add = useAction(courtFees.add, { quiet: true });
  const isOwn = can.levels.length === 0;
  const level = can.levels[0] ?? 'courthouse';
  const before = schedules.findLast((one) => one.level === level && one.isOwn === isOwn);
  const initial: FeeFormValues = {
    level,
    isOwn,
    effectiveFrom: today,
    source: '',
    isVerified: false,
    note: '',
    rows: rowsOf(before),
  };
  const form = useBodyForm(initial, newFeeSchedule, feeBody, `fees.${courthouse.id}`);
  const submit = () => {
    const body = form.check();
    if (!body) return;
    void add.runAsync({ params: { id: courthouse.id }, body }).then(() => {
      toast.success(courthouse.name, { title: t('saved') });
      onClose();
    }, form.refuse);
  };
  const { field, values, errors, isChanged } = form;
  const rows = field('rows');
  return (
    <RecordDialog
      title={t('addTitle')}
      keep={t('keep')}
      save={t('save')}
      lead={<p>{t('addLead')}</p>}
      form={{ errors, isChanged, isRunning: add.isRunning, submit }}
      onClose={onClose}
    >
      {can.levels.length > 1 && (
        <Question label={t('level')} field={field('level')}>
          <SelectInput
            {...field('level')}
            options={can.levels.map((one) => ({ value: one, label: t(`level_${one}`) }))}
            onChange={(one) => one && field('level').onChange(one)}
          />
        </Question>
      )}
      {can.own && can.levels.length > 0 && <CheckInput {...field('isOwn')}>{t('isOwn')}</CheckInput>}
      <Question label={t('effectiveFrom')} field={field('effectiveFrom')}>
        <DateInput {...field('effectiveFrom')} />
      </Question>
      <Question label={t('source')} hint={t('sourceHint')} field={field('source')}>
        <TextInput {...field('source')} maxLength={300} />
      </Question>
      <CheckInput {...field('isVerified')}>{t('isVerified')}</CheckInput>
      <Question label={t('rows')} field={rows} group>
        <LineGrid<FeeDraft>
          name="fees"
          lines={values.rows}
          columns={useFeeColumns()}
          cellLabel={(what, number) => t('cell', { what, number })}
          removeTitle={t('remove')}
          removeLabel={(number) => t('removeRow', { number })}
          addLabel={t('addRow')}
          blank={blankRow}
          onChange={rows.onChange}
        />
      </Question>
      <Question label={t('note')} field={field('note')} optional>
        <TextInput {...field('note')} rows={2} maxLength={500} />
      </Question>
    </RecordDialog>
  );
}

function useFeeColumns(): readonly LineColumn<FeeDraft>[] {
  const t = useText(feeMessages);
  const named = useText(messages);
  const input = { error: undefined, size: 'middle' } as const;
  return [
    {
      key: 'purpose',
      title: t('purpose'),
      width: '22%',
      render: ({ purpose }, id, change) => (
        <SelectInput
          {...input}
          id={id}
          value={purpose}
          options={feePurposes.map((value) => ({ value, label: named(value) }))}
          onChange={(value) => value && change({ purpose: value })}
        />
      ),
    },
    {
      key: 'payee',
      title: t('payee'),
      width: '18%',
      render: ({ payee }, id, change) => (
        <SelectInput
          {...input}
          id={id}
          value={payee}
          options={payees.map((value) => ({ value, label: t(`payee_${value}`) }))}
          onChange={(value) => value && change({ payee: value })}
        />
      ),
    },
    {
      key: 'basis',
      title: t('basis'),
      width: '24%',
      render: ({ basis }, id, change) => (
        <SelectInput
          {...input}
          id={id}
          value={basis}
          options={feeBases.map((value) => ({ value, label: named(value) }))}
          onChange={(value) => value && change({ basis: value })}
        />
      ),
    },
    {
      key: 'amount',
      title: t('amount'),
      align: 'end',
      render: ({ basis, amountCents, brackets }, id, change) =>
        basis === 'PERCENT' ? (
          <TextInput
            {...input}
            id={id}
            value={brackets}
            placeholder={t('bracketsHint')}
            onChange={(text) => change({ brackets: text })}
          />
        ) : (
          <MoneyInput
            {...input}
            id={id}
            value={amountCents}
            onChange={(cents) => change({ amountCents: cents })}
          />
        ),
    },
    {
      key: 'above',
      title: t('above'),
      align: 'end',
      render: ({ basis, aboveCents }, id, change) =>
        basis === 'TIER_BY_CLAIM' || basis === 'TIER_BY_DAMAGES' ? (
          <MoneyInput
            {...input}
            id={id}
            value={aboveCents}
            onChange={(cents) => change({ aboveCents: cents })}
          />
        ) : (
          <span id={id} />
        ),
    },
  ];
}
