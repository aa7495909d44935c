import { deadlineEvents, type DeadlineEvent } from '@writdesk/contract/deadlines/deadline-values';
import { type Role, roles } from '@writdesk/contract/permissions/roles';
import { permittedRoles } from '@writdesk/contract/workflows/step-roles';
import type { ConfigureAction, WorkflowStep } from '@writdesk/contract/workflows/workflow-values';
import { Button } from 'antd';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useEventLabel } from '../../labels/law/use-event-label.ts';
import { roleNames } from '../../labels/roles.ts';
import { MultiSelect, Question, SelectInput, TextInput } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { wordOf } from '../../shared/i18n/word-list.ts';
import { Segments, Sheet } from '../../shared/ui/index.ts';
import { BillingLines } from './BillingLines.tsx';
import { messages } from './messages.ts';
import { NotificationLines } from './NotificationLines.tsx';
import { actionOptions } from './step-words.ts';

interface StepPanelProps {
  step: WorkflowStep;
  number: number;
  canEdit: boolean;
  billItems: readonly { id: string; title: string }[];
  onChange: (patch: Partial<WorkflowStep>) => void;
  onClose: () => void;
}
type Part = 'billing' | 'notifications' | 'needs';

/** All that one step says. */
export function StepPanel({ step, number, canEdit, billItems, onChange, onClose }: StepPanelProps) {
  const t = useText(messages);
  const [part, setPart] = useState<Part>('needs');
  const { configureAction: of } = step;
  const field = (name: string) => ({ id: `step-${name}` });
  const configure = (patch: { [K in keyof ConfigureAction]?: ConfigureAction[K] | undefined }) =>
    onChange({ configureAction: withoutAbsent({ ...of, ...patch }) });
  const may = permittedRoles(of.action);
  const offered = may.length
    ? roles.filter((role) => may.includes(role) || step.roles.includes(role))
    : roles;
  const needs = of.requiredFields.length + of.requiredDocuments.length + (of.deadlineRuleEvent ? 1 : 0);
  return (
    <Sheet
      className="step-panel"
      title={t('step', { number })}
      extra={
        <Button type="text" aria-label={t('close')} icon={<X size={16} aria-hidden />} onClick={onClose} />
      }
    >
      <fieldset disabled={!canEdit} className="step-fields">
        <legend className="visually-hidden">{t('step', { number })}</legend>
        <Question label={t('name')} field={field('name')}>
          <TextInput
            {...field('name')}
            value={step.name}
            maxLength={120}
            onChange={(name) => onChange({ name })}
          />
        </Question>
        <Question label={t('whatIsDone')} field={field('action')}>
          <SelectInput
            {...field('action')}
            value={of.action}
            options={actionOptions()}
            onChange={(action) => action && configure({ action })}
          />
        </Question>
        <Question label={t('byWhom')} field={field('roles')}>
          <MultiSelect<Role>
            {...field('roles')}
            value={step.roles}
            options={offered.map((value) => ({ value, label: wordOf(roleNames, value) }))}
            onChange={(held) => onChange({ roles: [...held] })}
          />
        </Question>
        <Question label={t('within')} field={field('hours')} hint={t('thenOverdue')} optional>
          <TextInput
            {...field('hours')}
            value={of.slaHours === undefined ? '' : String(of.slaHours)}
            inputMode="numeric"
            placeholder={t('hours')}
            onChange={(text) => configure({ slaHours: hoursIn(text) })}
          />
        </Question>
        <Segments<Part>
          block
          label={t('step', { number })}
          value={part}
          onChange={setPart}
          options={[
            { value: 'needs', label: `${t('needs')} ${needs}` },
            { value: 'notifications', label: `${t('notifications')} ${step.notifications.length}` },
            { value: 'billing', label: `${t('billing')} ${step.billing.length}` },
          ]}
        />
        {part === 'needs' && <Needs of={of} onChange={configure} />}
        {part === 'notifications' && (
          <NotificationLines
            lines={step.notifications}
            stepName={step.name || t('unnamed')}
            onChange={(notifications) => onChange({ notifications: [...notifications] })}
          />
        )}
        {part === 'billing' && (
          <BillingLines
            lines={step.billing}
            billItems={billItems}
            onChange={(billing) => onChange({ billing: [...billing] })}
          />
        )}
      </fieldset>
    </Sheet>
  );
}

type Changes = { [K in keyof ConfigureAction]?: ConfigureAction[K] | undefined };

/** Documents that a step can have made. */
const papers = ['DISPOSSESSORY_AFFIDAVIT'] as const;

function Needs({ of, onChange }: { of: ConfigureAction; onChange: (patch: Changes) => void }) {
  const t = useText(messages);
  const eventLabel = useEventLabel();
  return (
    <>
      {of.action === 'GENERATE_DOCUMENT' && (
        <Question label={t('paper')} field={{ id: 'step-paper' }}>
          <SelectInput
            id="step-paper"
            value={of.document ?? null}
            placeholder={t('noPaper')}
            options={papers.map((value) => ({ value, label: t(value) }))}
            onChange={(document) => onChange({ document: document ?? undefined })}
          />
        </Question>
      )}
      <Question label={t('deadline')} field={{ id: 'step-deadline' }} optional>
        <SelectInput<DeadlineEvent>
          id="step-deadline"
          value={of.deadlineRuleEvent ?? null}
          allowClear
          placeholder={t('noDeadline')}
          options={deadlineEvents.map((value) => ({ value, label: eventLabel(value, false) }))}
          onChange={(event) => onChange({ deadlineRuleEvent: event ?? undefined })}
        />
      </Question>
      <Question label={t('alsoEnds')} field={{ id: 'step-ends' }} optional>
        <SelectInput
          id="step-ends"
          value={of.autoCompleteWhen ?? null}
          allowClear
          placeholder={t('nothingElse')}
          options={actionOptions().filter(({ value }) => value !== of.action)}
          onChange={(action) => onChange({ autoCompleteWhen: action ?? undefined })}
        />
      </Question>
      <NameList
        id="step-fields"
        label={t('fields')}
        value={of.requiredFields}
        onChange={(requiredFields) => onChange({ requiredFields })}
      />
      <NameList
        id="step-documents"
        label={t('documents')}
        value={of.requiredDocuments}
        onChange={(requiredDocuments) => onChange({ requiredDocuments })}
      />
    </>
  );
}

interface NameListProps {
  id: string;
  label: string;
  value: string[];
  onChange: (value: string[]) => void;
}

function NameList({ id, label, value, onChange }: NameListProps) {
  const t = useText(messages);
  const [text, setText] = useState(value.join(', '));
  return (
    <Question label={label} field={{ id }} hint={t('onePerLine')} optional>
      <TextInput
        id={id}
        value={text}
        onChange={(typed) => {
          setText(typed);
          onChange(
            typed
              .split(',')
              .map((name) => name.trim())
              .filter(Boolean),
          );
        }}
      />
    </Question>
  );
}

const hoursIn = (text: string): number | undefined => {
  const hours = Number.parseInt(text, 10);
  return hours >= 1 && hours <= 8_760 ? hours : undefined;
};

type Configured = Pick<ConfigureAction, 'action' | 'requiredFields' | 'requiredDocuments'> & Changes;

/** What is cleared is left out, as if it had never been said. */
function withoutAbsent({
  deadlineRuleEvent,
  slaHours,
  autoCompleteWhen,
  document,
  ...rest
}: Configured): ConfigureAction {
  return {
    ...rest,
    ...(deadlineRuleEvent && { deadlineRuleEvent }),
    ...(slaHours && { slaHours }),
    ...(autoCompleteWhen && { autoCompleteWhen }),
    ...(document && { document }),
  };
}
