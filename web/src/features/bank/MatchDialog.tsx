import { type BankLine, bankStatements } from '@writdesk/contract/bank-statements/bank-statements';
import { useAction } from '../../shared/api/index.ts';
import { Question, RadioBoxes, RecordDialog, useBodyForm } from '../../shared/form/index.ts';
import { recordDay } from '../../shared/formats/dates.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { toast } from '../../shared/ui/index.ts';
import { nameOf } from './BankPage.tsx';
import { messages } from './messages.ts';

/** Says what a line is: one of the entries with its amount. */
export default function MatchDialog({ line, onClose }: { line: BankLine; onClose: () => void }) {
  const t = useText(messages);
  const { proposals } = line;
  const form = useBodyForm({ items: proposals[0]?.id ?? '' }, bankStatements.match.body, ({ items }) => ({
    items: proposals.filter(({ id }) => id === items).map(({ kind, id }) => ({ kind, id })),
  }));
  const match = useAction(bankStatements.match, { quiet: true });
  const amount = formatMoney(line.amountCents);
  const submit = () => {
    const body = form.check();
    if (!body) return;
    match
      .runAsync({ params: { id: line.id }, body })
      .then(() => {
        toast.success(amount, { title: t('matched') });
        onClose();
      })
      .catch((error: unknown) => form.refuse(error, (path) => path.replace(/^items.*/, 'items')));
  };
  return (
    <RecordDialog
      title={t('matchTitle', { amount })}
      keep={t('cancel')}
      save={t('match')}
      form={{ ...form, submit, isRunning: match.isRunning }}
      onClose={onClose}
    >
      <Question label={t('books')} field={form.field('items')} group>
        <RadioBoxes
          {...form.field('items')}
          options={proposals.map((item) => ({
            value: item.id,
            label: nameOf(item),
            hint: `${t(item.kind)} · ${recordDay(item.day)}`,
          }))}
        />
      </Question>
    </RecordDialog>
  );
}
