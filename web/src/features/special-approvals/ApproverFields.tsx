import {
  type AnswerMode,
  answerModes,
  approverRoles,
  type SpecialApproval,
  specialApprovals,
} from '@writdesk/contract/special-approvals/special-approvals';
import { roleNames } from '../../labels/roles.ts';
import { useCall } from '../../shared/api/index.ts';
import {
  type Field,
  MultiSelect,
  Question,
  QuestionRow,
  SelectInput,
  TextInput,
} from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { wordOf } from '../../shared/i18n/word-list.ts';
import { messages } from './messages.ts';
import type { ApproverKey, RuleValues } from './rule-values.ts';

interface ApproverFieldsProps {
  field: <K extends keyof RuleValues>(name: K) => Field<RuleValues[K]>;
  values: RuleValues;
  known?: SpecialApproval;
}

/** Who approves, how many of them must agree, and how long an answer may take and holds. */
export function ApproverFields({ field, values, known }: ApproverFieldsProps) {
  const t = useText(messages);
  const { data } = useCall(specialApprovals.criteria, {
    query: { firmId: values.firmId ?? '' },
    quiet: true,
  });
  const people = (data?.approvers ?? []).map(({ userId, name, roles: [role = ''] }) => ({
    value: `user:${userId}` as const,
    label: `${name} · ${wordOf(roleNames, role)}`,
  }));
  const gone = (known?.approvers ?? []).flatMap(({ userId, name }) =>
    userId !== null && !people.some(({ value }) => value === `user:${userId}`)
      ? { value: `user:${userId}` as const, label: name ?? '' }
      : [],
  );
  const roles = approverRoles.map((role) => ({
    value: `role:${role}` as const,
    label: t('anyone', { role: wordOf(roleNames, role) }),
  }));
  return (
    <>
      <Question label={t('approvers')} field={field('approvers')} hint={t('approversHint')}>
        <MultiSelect<ApproverKey> {...field('approvers')} options={[...roles, ...gone, ...people]} />
      </Question>
      <QuestionRow>
        <Question label={t('answerMode')} field={field('answerMode')}>
          <SelectInput<AnswerMode>
            {...field('answerMode')}
            options={answerModes.map((value) => ({ value, label: t(`choose${value}`) }))}
            onChange={(value) => value && field('answerMode').onChange(value)}
          />
        </Question>
        {values.answerMode === 'COUNT' && (
          <Question label={t('answerCount')} field={field('answerCount')}>
            <TextInput {...field('answerCount')} inputMode="numeric" maxLength={2} />
          </Question>
        )}
      </QuestionRow>
      <QuestionRow>
        <Question label={t('answerHours')} field={field('answerHours')} hint={t('answerHoursHint')}>
          <TextInput {...field('answerHours')} inputMode="numeric" maxLength={3} />
        </Question>
        <Question label={t('validDays')} field={field('validDays')} hint={t('validDaysHint')} optional>
          <TextInput {...field('validDays')} inputMode="numeric" maxLength={3} />
        </Question>
      </QuestionRow>
    </>
  );
}
