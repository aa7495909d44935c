import { bankAccounts } from '@writdesk/contract/bank-accounts/bank-accounts';
import { checkSheets } from '@writdesk/contract/checks/check-values';
import { useCall } from '../../shared/api/index.ts';
import {
  Question,
  QuestionRow,
  RadioBoxes,
  RecordDialog,
  TextInput,
  useBodyForm,
} from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { keepAlignment, keptAlignment, printSetup } from './print-alignment.ts';

const FULL = 'FULL';
const numberOf = (text: string) =>
  text.trim() === '' ? 0 : Number(text.replace(',', '.').replace('−', '-'));

/** What stock is in the printer of this computer, and by how much checks are moved on it. */
export default function AlignmentDialog({ onClose }: { onClose: () => void }) {
  const t = useText(messages);
  const { holds } = usePerson();
  const kept = keptAlignment();
  // The number of the account is on every sheet: who may not read accounts prints on full stock alone.
  const mayBlank = holds('bank-account.read');
  const accounts = useCall(bankAccounts.list, {
    query: { kind: 'OPERATING', status: 'ACTIVE', size: 100 },
    enabled: mayBlank,
  }).data?.bankAccounts;
  const form = useBodyForm(
    {
      rightInches: String(kept.rightInches),
      downInches: String(kept.downInches),
      sheet: kept.sheet,
      bankAccountId: (mayBlank && kept.bankAccountId) || FULL,
    },
    printSetup,
    ({ rightInches, downInches, sheet, bankAccountId }) => ({
      sheet,
      bankAccountId: bankAccountId === FULL ? null : bankAccountId,
      rightInches: numberOf(rightInches),
      downInches: numberOf(downInches),
    }),
  );
  const submit = () => {
    const setup = form.check();
    if (!setup) return;
    keepAlignment(setup);
    toast.success(t('alignmentSaved'));
    onClose();
  };
  return (
    <RecordDialog
      title={t('alignment')}
      keep={t('keepAlignment')}
      save={t('saveAlignment')}
      lead={<p>{t('alignmentText')}</p>}
      form={{ ...form, submit, isRunning: false }}
      onClose={onClose}
    >
      <Question label={t('sheet')} field={form.field('sheet')} group>
        <RadioBoxes
          {...form.field('sheet')}
          options={checkSheets.map((value) => ({ value, label: t(value) }))}
        />
      </Question>
      {mayBlank && (
        <Question label={t('stock')} hint={t('stockNote')} field={form.field('bankAccountId')} group>
          <RadioBoxes
            {...form.field('bankAccountId')}
            options={[
              { value: FULL, label: t('stockFull') },
              ...(accounts ?? []).map(({ id, name, numberEnding }) => ({
                value: id,
                label: t('stockBlank', { name: `${name} (•••• ${numberEnding})` }),
              })),
            ]}
          />
        </Question>
      )}
      <QuestionRow>
        <Question label={t('rightInches')} hint={t('belowZero')} field={form.field('rightInches')}>
          <TextInput {...form.field('rightInches')} maxLength={6} />
        </Question>
        <Question label={t('downInches')} hint={t('belowZero')} field={form.field('downInches')}>
          <TextInput {...form.field('downInches')} maxLength={6} />
        </Question>
      </QuestionRow>
    </RecordDialog>
  );
}
