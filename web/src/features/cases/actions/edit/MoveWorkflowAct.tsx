import { cases } from '@writdesk/contract/cases/cases';
import { workflows } from '@writdesk/contract/workflows/workflows';
import { actLabel } from '../../../../labels/case/act-labels.ts';
import { useCall } from '../../../../shared/api/index.ts';
import { Question, SelectInput, useForm } from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { ActDialog } from '../frame/ActDialog.tsx';
import { hasErrors, missingIn } from '../frame/form-values.ts';
import { moveWorkflowMessages } from './move-workflow-messages.ts';
import { useGivenName } from '../../../../labels/use-given-name.ts';
import { theCase, useActCall, type ActProps } from '../frame/use-act-call.ts';
import { CommentQuestion } from '../frame/CommentQuestion.tsx';

interface Values {
  workflowId: string | null;
  reason: string;
  /** The case's done step → the step of the other workflow that it is there. */
  lands: Readonly<Record<string, string>>;
}
const initial: Values = { workflowId: null, reason: '', lands: {} };

/** Moves the case to the latest version of a workflow, and shows before where it lands. */
export default function MoveWorkflowAct(props: ActProps) {
  const { details, onClose } = props;
  const t = useText(moveWorkflowMessages);
  const given = useGivenName();
  const form = useForm<Values>({ initial });
  const { workflowId, reason, lands } = form.values;
  const list = useCall(workflows.list, { query: { size: 100, status: 'PUBLISHED' }, quiet: true });
  const { data: landing } = useCall(workflows.landing, {
    params: { caseId: details.id },
    query: { workflowId: workflowId ?? '' },
    enabled: workflowId !== null,
    quiet: true,
  });
  const move = useActCall(cases.updateWorkflow, props, {
    name: 'update-workflow',
    caseOf: theCase,
    eventData: () => ({}),
  });
  const send = () => {
    const errors = missingIn({ workflowId: workflowId ?? '' }, { workflowId: t('chooseWorkflow') });
    form.setErrors(errors);
    if (hasErrors(errors) || workflowId === null) return;
    const byHand = Object.fromEntries(Object.entries(lands).map(([own, step]) => [step, own]));
    move.send({ workflowId, reason, byHand }, form.refuse);
  };
  return (
    <ActDialog
      details={details}
      call={move}
      title={t('title')}
      lead={t('lead')}
      confirm={actLabel('update-workflow')}
      errors={form.errors}
      isChanged={form.isChanged}
      fields={['workflowId', 'reason', 'byHand']}
      onSubmit={send}
      onClose={onClose}
    >
      <Question label={t('workflow')} field={form.field('workflowId')}>
        <SelectInput
          {...form.field('workflowId')}
          isLoading={list.isPending}
          options={(list.data?.workflows ?? [])
            .filter(({ stateCode }) => stateCode === null || stateCode === details.stateCode)
            .map(({ id, name }) => ({ value: id, label: given(name) }))}
          onChange={(id) => {
            form.set('workflowId', id);
            form.set('lands', {});
          }}
        />
      </Question>
      {landing?.lost.map(({ id, name }) => (
        <Question key={id} label={t('lost', { name: given(name) })} field={{ id: `lands-${id}` }}>
          <SelectInput
            id={`lands-${id}`}
            value={lands[id] ?? null}
            options={landing.steps
              .filter(({ state }) => state !== 'DONE')
              .map((step) => ({ value: step.stepId, label: `${step.sequenceNo} ${given(step.name)}` }))}
            onChange={(step) => step && form.set('lands', { ...lands, [id]: step })}
          />
        </Question>
      ))}
      {landing && (
        <ol aria-label={t('landing')}>
          {landing.steps.map((step) => (
            <li key={step.stepId}>
              {step.sequenceNo} {given(step.name)} · {t(step.state)}
              {step.from === null
                ? `, ${t('isNew')}`
                : step.from === step.name
                  ? ''
                  : `, ${t('from', { name: given(step.from) })}`}
            </li>
          ))}
        </ol>
      )}
      <CommentQuestion
        act="update-workflow"
        label={t('reason')}
        field={form.field('reason')}
        optional
        rows={2}
        maxLength={2000}
      />
    </ActDialog>
  );
}
