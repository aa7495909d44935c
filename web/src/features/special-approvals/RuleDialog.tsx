import {
  newSpecialApproval,
  type SpecialApproval,
  specialApprovalInput,
  specialApprovals,
} from '@writdesk/contract/special-approvals/special-approvals';
import { useAction } from '../../shared/api/index.ts';
import {
  type FieldWords,
  RecordDialog,
  useBodyForm,
  useRecordForm,
  useSubmit,
} from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { newRuleBody, ruleBody, type RuleValues, ruleValues } from './rule-values.ts';
import { RehearsalPart } from './RehearsalPart.tsx';
import { RuleFields } from './RuleFields.tsx';
import './special-approvals.css';

/** The form of a rule: of a new one, or of one that there is. */
export default function RuleDialog({ rule, onClose }: { rule: SpecialApproval | null; onClose: () => void }) {
  return rule ? <EditRule rule={rule} onClose={onClose} /> : <NewRule onClose={onClose} />;
}

function NewRule({ onClose }: { onClose: () => void }) {
  const t = useText(messages);
  const form = useBodyForm(ruleValues(), newSpecialApproval, newRuleBody);
  const sent = useSubmit(form, specialApprovals.create, {
    said: ({ name }) => ({ title: t('created'), text: name }),
    onSent: onClose,
  });
  return (
    <RecordDialog
      title={t('createTitle')}
      keep={t('dontCreate')}
      save={t('create')}
      form={sent}
      onClose={onClose}
    >
      <RuleFields field={form.field} values={form.values} />
      <RehearsalPart body={form.check} refuse={form.refuse} />
    </RecordDialog>
  );
}

function EditRule({ rule, onClose }: { rule: SpecialApproval; onClose: () => void }) {
  const t = useText(messages);
  const update = useAction(specialApprovals.update, { quiet: true });
  const { id } = rule;
  const form = useRecordForm({
    record: rule,
    reply: specialApprovals.update.reply,
    valuesOf: ruleValues,
    schema: specialApprovalInput,
    bodyOf: ruleBody,
    save: (specialApproval, version) =>
      update.runAsync({ params: { id }, body: { specialApprovalId: id, specialApproval, version } }),
    onSaved: ({ name }) => {
      toast.success(name, { title: t('saved') });
      onClose();
    },
    fieldOfPath: (path) => path.replace(/^specialApproval\./, ''),
    words: useRuleFieldWords(),
  });
  return (
    <RecordDialog
      title={t('editTitle', { name: rule.name })}
      keep={t('keep')}
      save={t('save')}
      form={form}
      onClose={onClose}
    >
      <RuleFields field={form.field} values={form.values} known={rule} />
      <RehearsalPart body={() => ({ ...ruleBody(form.values), firmId: rule.firm.id })} refuse={form.refuse} />
    </RecordDialog>
  );
}

function useRuleFieldWords(): FieldWords<RuleValues> {
  const t = useText(messages);
  const labels = {
    name: 'name',
    firmId: 'firm',
    clientIds: 'companies',
    stateCodes: 'states',
    countyIds: 'counties',
    propertyIds: 'properties',
    reasons: 'reasons',
    criteria: 'criteria',
    matching: 'matching',
    approvers: 'approvers',
    answerMode: 'answerMode',
    answerCount: 'answerCount',
    answerHours: 'answerHours',
    validDays: 'validDays',
    unknownMeans: 'unknownMeans',
    active: 'active',
  } as const satisfies Record<keyof RuleValues, string>;
  return {
    nameOf: (field) => t(labels[field]),
    textOf: (field, values) => {
      const value = values[field];
      if (typeof value === 'string') return value;
      if (typeof value === 'boolean') return t(value ? 'active' : 'inactive');
      return value === null ? '' : t('entries', { count: value.length });
    },
  };
}
