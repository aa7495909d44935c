import {
  type ClientDetails,
  clients,
  type FirmTerms,
  overdueGates,
  termsChanges,
} from '@writdesk/contract/clients/clients';
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

/** When a company pays each of its firms, and what an overdue invoice holds there. */
export function TermsSheets({ company }: { company: ClientDetails }) {
  return company.terms.map((terms) => (
    <TermsSheet key={terms.firmId} company={company} terms={terms} isOnly={company.terms.length === 1} />
  ));
}

interface TermsProps {
  company: ClientDetails;
  terms: FirmTerms;
}

function TermsSheet({ company, terms, isOnly }: TermsProps & { isOnly: boolean }) {
  const t = useText(messages);
  const [isOpen, setOpen] = useState(false);
  const { firmName } = terms;
  const edit = company.can.terms && (
    <Button size="small" aria-label={t('editTermsWith', { firm: firmName })} onClick={() => setOpen(true)}>
      {t('editTerms')}
    </Button>
  );
  return (
    <Sheet title={isOnly ? t('terms') : t('termsWith', { firm: firmName })} extra={edit}>
      <Facts
        items={[
          { label: t('termsDays'), value: t('days', { count: terms.termsDays }) },
          { label: t('graceDays'), value: t('days', { count: terms.graceDays }) },
          { label: t('gate'), value: t(terms.overdueGate) },
        ]}
      />
      {isOpen && <EditTerms company={company} terms={terms} onClose={() => setOpen(false)} />}
    </Sheet>
  );
}

/** What is no number stays none, and the shape says so. */
const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));

function EditTerms({ company, terms, onClose }: TermsProps & { onClose: () => void }) {
  const t = useText(messages);
  const update = useAction(clients.update, { quiet: true });
  const { id } = company;
  const { firmId, firmName } = terms;
  // Of a company as it is now: others may have changed the terms meanwhile.
  const termsOf = (known: ClientDetails) => {
    const now = known.terms.find((one) => one.firmId === firmId) ?? terms;
    return {
      termsDays: String(now.termsDays),
      graceDays: String(now.graceDays),
      overdueGate: now.overdueGate,
    };
  };
  const form = useRecordForm({
    record: company,
    reply: clients.update.reply,
    valuesOf: termsOf,
    schema: termsChanges,
    bodyOf: ({ termsDays, graceDays, overdueGate }) => ({
      termsDays: numberOf(termsDays),
      graceDays: numberOf(graceDays),
      overdueGate,
    }),
    save: (changes, version) =>
      update.runAsync({ params: { id }, body: { terms: { firmId, ...changes }, version } }),
    // The server names the fields by where they stand in the company.
    fieldOfPath: (path) => path.replace(/^terms\./, ''),
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
    <RecordDialog
      title={t('editTermsWith', { firm: firmName })}
      keep={t('keep')}
      save={t('save')}
      form={form}
      onClose={onClose}
    >
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
