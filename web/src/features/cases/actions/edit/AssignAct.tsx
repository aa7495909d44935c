import { cases } from '@writdesk/contract/cases/cases';
import { useForm } from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { actLabel } from '../../../../labels/case/act-labels.ts';
import { ActDialog } from '../frame/ActDialog.tsx';
import { assignMessages } from './assign-messages.ts';
import { PersonSelect } from '../frame/PersonSelect.tsx';
import { theCase, useActCall, type ActProps } from '../frame/use-act-call.ts';

/** Gives the case to other people of the firm. */
export default function AssignAct(props: ActProps) {
  const { details, onClose } = props;
  const own = useText(assignMessages);
  const form = useForm<{ assignedProcessorId: string | null; assignedLawyerId: string | null }>({
    initial: { assignedProcessorId: null, assignedLawyerId: null },
  });
  const { assignedProcessorId, assignedLawyerId } = form.values;
  const assign = useActCall(cases.assign, props, {
    name: 'assign',
    caseOf: theCase,
    eventData: ({ assignedProcessor, assignedLawyer }) => ({
      ...(assignedProcessorId && { assignedProcessor: assignedProcessor?.name ?? '' }),
      ...(assignedLawyerId && { assignedLawyer: assignedLawyer?.name ?? '' }),
    }),
  });
  const send = () => {
    if (!assignedProcessorId && !assignedLawyerId)
      form.setErrors({ assignedProcessorId: own('chooseSomebody') });
    else
      assign.send(
        {
          ...(assignedProcessorId && { assignedProcessorId }),
          ...(assignedLawyerId && { assignedLawyerId }),
        },
        form.refuse,
      );
  };
  return (
    <ActDialog
      details={details}
      call={assign}
      title={own('assignTitle')}
      lead={own('assignLead')}
      confirm={actLabel('assign')}
      errors={form.errors}
      isChanged={form.isChanged}
      fields={['assignedProcessorId', 'assignedLawyerId']}
      onSubmit={send}
      onClose={onClose}
    >
      <PersonSelect
        label={own('processor')}
        hint={own('now', { name: details.assignedProcessor?.name ?? own('nobody') })}
        field={form.field('assignedProcessorId')}
        roles={['case_processor', 'firm_user', 'firm_admin']}
      />
      <PersonSelect
        label={own('attorney')}
        hint={own('now', { name: details.assignedLawyer?.name ?? own('nobody') })}
        field={form.field('assignedLawyerId')}
        roles={['lawyer']}
      />
    </ActDialog>
  );
}
