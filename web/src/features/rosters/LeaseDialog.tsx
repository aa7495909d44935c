import {
  type LeaseDetails,
  leaseInput,
  leaseSubsidies,
  leaseTerms,
} from '@writdesk/contract/rosters/roster-values';
import { rosters } from '@writdesk/contract/rosters/rosters';
import { useAction } from '../../shared/api/index.ts';
import {
  DateInput,
  MoneyInput,
  Question,
  QuestionRow,
  RecordDialog,
  SelectInput,
  TextInput,
  useRecordForm,
} from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { toast } from '../../shared/ui/index.ts';
import { leaseBody, leaseFormValues } from './lease-form-values.ts';
import { answerOf, useLeaseWords } from './use-lease-words.ts';
import { LeaseLines } from './LeaseLines.tsx';
import { messages } from './messages.ts';

interface LeaseDialogProps {
  /** The lease that changes; null adds one. */
  lease: LeaseDetails | null;
  at: { propertyId: string; unitId: string };
  onClose: () => void;
}

/** The terms, the people and the ledger of a lease. */
export function LeaseDialog({ lease, at, onClose }: LeaseDialogProps) {
  const t = useText(messages);
  const create = useAction(rosters.createLease, { quiet: true });
  const update = useAction(rosters.updateLease, { quiet: true });
  const form = useRecordForm({
    record: lease,
    reply: rosters.updateLease.reply,
    valuesOf: leaseFormValues,
    schema: leaseInput,
    bodyOf: (values) => leaseBody(values, lease),
    save: (body, version) => update.runAsync({ params: { id: lease?.id ?? '' }, body: { ...body, version } }),
    create: (body) => create.runAsync({ body: { ...body, ...at } }),
    onSaved: ({ tenantNames }) => {
      toast.success(tenantNames, { title: t('saved') });
      onClose();
    },
    words: useLeaseWords(),
    keptAs: lease?.id ?? `lease.${at.unitId}`,
  });
  const { field, values, set } = form;
  return (
    <RecordDialog
      title={t(lease ? 'editLease' : 'addLease')}
      keep={t('keep')}
      save={t('save')}
      form={form}
      onClose={onClose}
    >
      <QuestionRow>
        <Question label={t('leaseFrom')} field={field('leaseFrom')} half optional>
          <DateInput {...field('leaseFrom')} />
        </Question>
        <Question label={t('leaseTo')} field={field('leaseTo')} half optional>
          <DateInput {...field('leaseTo')} />
        </Question>
      </QuestionRow>
      <QuestionRow>
        <Question label={t('term')} field={field('term')} half>
          <SelectInput
            {...field('term')}
            options={leaseTerms.map((value) => ({ value, label: t(value) }))}
            onChange={(term) => term && set('term', term)}
          />
        </Question>
        <Question label={t('subsidy')} field={field('subsidy')} half>
          <SelectInput
            {...field('subsidy')}
            options={leaseSubsidies.map((value) => ({ value, label: t(value) }))}
            onChange={(subsidy) => subsidy && set('subsidy', subsidy)}
          />
        </Question>
      </QuestionRow>
      <QuestionRow>
        <Question label={t('rent')} field={field('rentCents')} half optional>
          <MoneyInput {...field('rentCents')} />
        </Question>
        <Question label={t('dueDay')} field={field('dueDay')} half>
          <TextInput {...field('dueDay')} maxLength={2} inputMode="numeric" />
        </Question>
      </QuestionRow>
      <QuestionRow>
        <Question label={t('lateFee')} field={field('lateFeeCents')} half optional>
          <MoneyInput {...field('lateFeeCents')} />
        </Question>
        <Question label={t('deposit')} field={field('depositCents')} half optional>
          <MoneyInput {...field('depositCents')} />
        </Question>
      </QuestionRow>
      <QuestionRow>
        <Question label={t('movedInOn')} field={field('movedInOn')} half optional>
          <DateInput {...field('movedInOn')} />
        </Question>
        <Question label={t('movedOutOn')} field={field('movedOutOn')} half optional>
          <DateInput {...field('movedOutOn')} />
        </Question>
      </QuestionRow>
      <QuestionRow>
        <Question label={t('noticeGivenOn')} field={field('noticeGivenOn')} half optional>
          <DateInput {...field('noticeGivenOn')} />
        </Question>
      </QuestionRow>
      <QuestionRow>
        {(['paymentPlan', 'inService'] as const).map((name) => (
          <Question key={name} label={t(name)} field={field(name)} half>
            <SelectInput
              id={field(name).id}
              error={field(name).error}
              value={answerOf(values[name])}
              options={(['unknown', 'yes', 'no'] as const).map((value) => ({ value, label: t(value) }))}
              onChange={(answer) => set(name, answer === 'unknown' ? null : answer === 'yes')}
            />
          </Question>
        ))}
      </QuestionRow>
      <LeaseLines
        people={values.people}
        ledger={values.ledger}
        errors={form.errors}
        onPeople={(people) => set('people', people)}
        onLedger={(ledger) => set('ledger', ledger)}
      />
    </RecordDialog>
  );
}
