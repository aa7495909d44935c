import { clientChanges, type ClientDetails, clients, overdueGates } from '@writdesk/contract/clients/clients';
import { Button } from 'antd';
import { useState } from 'react';
import { useAction } from '../../shared/api/index.ts';
import {
  Question,
  QuestionRow,
  RadioBoxes,
  RecordDialog,
  TextInput,
  useRecordForm,
} from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Facts, Sheet, toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

/** When a company pays, and what an overdue invoice holds. */
export function TermsSheet({ company }: { company: ClientDetails }) {
  const t = useText(messages);
  const [isOpen, setOpen] = useState(false);
  const edit = company.can.terms && (
    <Button size="small" onClick={() => setOpen(true)}>
      {t('editTerms')}
    </Button>
  );
  return (
    <Sheet title={t('terms')} extra={edit}>
      <Facts
        items={[
          { label: t('termsDays'), value: t('days', { count: company.termsDays }) },
          { label: t('graceDays'), value: t('days', { count: company.graceDays }) },
          { label: t('gate'), value: t(company.overdueGate) },
        ]}
      />
      {isOpen && <EditTerms company={company} onClose={() => setOpen(false)} />}
    </Sheet>
  );
}

const termsOf = ({ termsDays, graceDays, overdueGate }: ClientDetails) => ({
  termsDays: String(termsDays),
  graceDays: String(graceDays),
  overdueGate,
});
/** What is no number stays none, and the shape says so. */
const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));

function EditTerms({ company, onClose }: { company: ClientDetails; onClose: () => void }) {
  const t = useText(messages);
  const update = useAction(clients.update, { quiet: true });
  const { id } = company;
  const form = useRecordForm({
    record: company,
    reply: clients.update.reply,
    valuesOf: termsOf,
    schema: clientChanges,
    bodyOf: (values) => ({
      ...values,
      termsDays: numberOf(values.termsDays),
      graceDays: numberOf(values.graceDays),
    }),
    save: (body, version) => update.runAsync({ params: { id }, body: { ...body, version } }),
    onSaved: ({ name }) => {
      toast.success(name, { title: t('saved') });
      onClose();
    },
    words: {
      nameOf: (field) => t(field === 'overdueGate' ? 'gate' : field),
      textOf: (field, values) => (field === 'overdueGate' ? t(values.overdueGate) : values[field]),
    },
  });
  const { field } = form;
  return (
    <RecordDialog title={t('editTerms')} keep={t('keep')} save={t('save')} form={form} onClose={onClose}>
      <QuestionRow>
        <Question label={t('termsDays')} field={field('termsDays')}>
          <TextInput {...field('termsDays')} inputMode="numeric" maxLength={3} />
        </Question>
        <Question label={t('graceDays')} field={field('graceDays')}>
          <TextInput {...field('graceDays')} inputMode="numeric" maxLength={2} />
        </Question>
      </QuestionRow>
      <Question label={t('gate')} field={field('overdueGate')} group>
        <RadioBoxes
          {...field('overdueGate')}
          options={overdueGates.map((value) => ({ value, label: t(value) }))}
        />
      </Question>
    </RecordDialog>
  );
}
