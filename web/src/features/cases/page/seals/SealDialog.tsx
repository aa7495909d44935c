import { useNavigate } from '@tanstack/react-router';
import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { caseSeals } from '@writdesk/contract/case-seals/case-seals';
import { type SealReason, sealReasons } from '@writdesk/contract/case-seals/case-seal-values';
import { useAction } from '../../../../shared/api/index.ts';
import {
  DateInput,
  PdfField,
  Question,
  QuestionRow,
  RecordDialog,
  SelectInput,
  TextInput,
  type Uploaded,
  useForm,
} from '../../../../shared/form/index.ts';
import { todayIn } from '../../../../shared/formats/dates.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { toast } from '../../../../shared/ui/index.ts';
import { hasErrors, missingIn } from '../../actions/index.ts';
import { zoneOf } from '../../shared/court-zone.ts';
import { messages } from './messages.ts';

interface Values {
  reason: SealReason | null;
  orderedOn: string | null;
  court: string;
  judge: string;
  order: Uploaded;
}

/** What the server says of the upload is said at the order. */
const fieldOf = (path: string) => (/^order(Path|FileName|DocumentId)$/.test(path) ? 'order' : path);

/** A lawyer seals the case by the court’s order, which goes up here: a case that has ended takes no other documents. */
export default function SealDialog({ details, onClose }: { details: CaseDetails; onClose: () => void }) {
  const t = useText(messages);
  const navigate = useNavigate();
  const seal = useAction(caseSeals.seal, { quiet: true });
  const form = useForm<Values>({
    initial: { reason: null, orderedOn: null, court: '', judge: '', order: null },
    keptAs: `seal.${details.id}`,
  });
  const submit = () => {
    const { reason, orderedOn, order, ...values } = form.values;
    const errors = missingIn(form.values, {
      reason: t('giveReason'),
      orderedOn: t('giveOrderedOn'),
      order: t('giveOrder'),
    });
    form.setErrors(errors);
    if (hasErrors(errors) || !reason || !orderedOn || !order) return;
    const file = { orderPath: order.path, orderFileName: order.name };
    seal
      .runAsync({
        params: { id: details.id },
        body: { ...values, reason, orderedOn, ...file, version: details.version },
      })
      .then(() => {
        toast.success(details.title, { title: t('sealed') });
        void navigate({ to: '/cases/sealed' });
      })
      .catch((error: unknown) => form.refuse(error, fieldOf));
  };
  return (
    <RecordDialog
      title={t('sealCase')}
      keep={t('keepOpen')}
      save={t('sealCase')}
      lead={<p>{t('sealLead')}</p>}
      form={{ ...form, submit, isRunning: seal.isRunning }}
      onClose={onClose}
    >
      <QuestionRow>
        <Question label={t('reason')} field={form.field('reason')}>
          <SelectInput
            {...form.field('reason')}
            options={sealReasons.map((value) => ({ value, label: t(value) }))}
          />
        </Question>
        <Question label={t('orderedOn')} field={form.field('orderedOn')}>
          <DateInput {...form.field('orderedOn')} max={todayIn(zoneOf(details))} />
        </Question>
      </QuestionRow>
      <QuestionRow>
        <Question label={t('court')} field={form.field('court')} optional>
          <TextInput {...form.field('court')} maxLength={200} />
        </Question>
        <Question label={t('judge')} field={form.field('judge')} optional>
          <TextInput {...form.field('judge')} maxLength={200} />
        </Question>
      </QuestionRow>
      <PdfField
        field={form.field('order')}
        label={t('order')}
        hint={t('orderHint')}
        choose={t('chooseOrder')}
      />
    </RecordDialog>
  );
}
