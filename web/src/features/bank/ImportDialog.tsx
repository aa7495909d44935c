import { bankAccounts } from '@writdesk/contract/bank-accounts/bank-accounts';
import { bankStatements } from '@writdesk/contract/bank-statements/bank-statements';
import { useState } from 'react';
import { useAction, useCall } from '../../shared/api/index.ts';
import {
  CheckInput,
  DateInput,
  FileUpload,
  MoneyInput,
  Question,
  QuestionRow,
  RecordDialog,
  SelectInput,
  TextInput,
  useBodyForm,
} from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

interface Values {
  bankAccountId: string | null;
  content: string;
  fileName: string;
  isCsv: boolean;
  date: string;
  amount: string;
  debit: string;
  credit: string;
  number: string;
  text: string;
  openingCents: number | null;
  closingCents: number | null;
  closingOn: string | null;
}
const initial: Values = {
  bankAccountId: null,
  content: '',
  fileName: '',
  isCsv: false,
  date: 'Date',
  amount: 'Amount',
  debit: '',
  credit: '',
  number: '',
  text: 'Description',
  openingCents: null,
  closingCents: null,
  closingOn: null,
};
const columns = ['date', 'amount', 'debit', 'credit', 'number', 'text'] as const;

/** Reads a file of a bank: OFX and BAI2 say what they are, and of a CSV file somebody names the columns. */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useText(messages);
  const accounts = useCall(bankAccounts.list, { query: { status: 'ACTIVE', size: 100 }, quiet: true });
  const [file, setFile] = useState<string | null>(null);
  const form = useBodyForm(initial, bankStatements.import.body, (values) => {
    const { bankAccountId, content, fileName, isCsv, date, amount, debit, credit, number, text } = values;
    return {
      bankAccountId: bankAccountId ?? '',
      fileName,
      content,
      ...(isCsv && {
        mapping: {
          date,
          amount,
          debit,
          credit,
          number,
          text,
          // What is empty is asked for by the contract.
          openingCents: values.openingCents as number,
          closingCents: values.closingCents as number,
          closingOn: values.closingOn ?? '',
        },
      }),
    };
  });
  const importing = useAction(bankStatements.import, { quiet: true });
  const content = form.field('content');
  const submit = () => {
    const body = form.check();
    if (!body) return;
    importing
      .runAsync({ body })
      .then(({ lines, knownLines }) => {
        toast.success(t('importedText', { lines, known: knownLines }), { title: t('imported') });
        onClose();
      })
      .catch((error: unknown) => form.refuse(error, (path) => path.replace(/^mapping\./, '')));
  };
  return (
    <RecordDialog
      title={t('import')}
      keep={t('cancel')}
      save={t('import')}
      form={{ ...form, submit, isRunning: importing.isRunning }}
      onClose={onClose}
    >
      <Question label={t('account')} field={form.field('bankAccountId')}>
        <SelectInput
          {...form.field('bankAccountId')}
          options={(accounts.data?.bankAccounts ?? []).map(({ id, name, numberEnding }) => ({
            value: id,
            label: `${name} · ${numberEnding}`,
          }))}
          isLoading={accounts.isPending}
        />
      </Question>
      <Question label={t('file')} field={content} group>
        <FileUpload
          id={content.id}
          files={file === null ? [] : [{ key: file, name: file }]}
          accept=".ofx,.qfx,.bai,.bai2,.txt,.csv"
          multiple={false}
          maxBytes={700_000}
          error={content.error}
          upload={async (chosen) => {
            content.onChange(await chosen.text());
            form.field('fileName').onChange(chosen.name.slice(0, 120));
            form.field('isCsv').onChange(/\.csv$/i.test(chosen.name));
            setFile(chosen.name);
          }}
          onRemove={() => {
            content.onChange('');
            setFile(null);
          }}
        />
      </Question>
      <CheckInput {...form.field('isCsv')}>{t('isCsv')}</CheckInput>
      {form.values.isCsv && (
        <>
          <QuestionRow>
            <Question label={t('opening')} field={form.field('openingCents')}>
              <MoneyInput {...form.field('openingCents')} />
            </Question>
            <Question label={t('closing')} field={form.field('closingCents')}>
              <MoneyInput {...form.field('closingCents')} />
            </Question>
          </QuestionRow>
          <Question label={t('closingOn')} field={form.field('closingOn')}>
            <DateInput {...form.field('closingOn')} />
          </Question>
          {columns.map((column) => (
            <Question
              key={column}
              label={t(`column_${column}`)}
              field={form.field(column)}
              optional={column !== 'date'}
            >
              <TextInput {...form.field(column)} maxLength={60} />
            </Question>
          ))}
        </>
      )}
    </RecordDialog>
  );
}
