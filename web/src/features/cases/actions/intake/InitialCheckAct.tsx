import { cases } from '@writdesk/contract/cases/cases';
import { useForm } from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { usePerson } from '../../../../shared/person/index.ts';
import { actLabel } from '../../../../labels/case/act-labels.ts';
import { ActDialog } from '../frame/ActDialog.tsx';
import { initialCheckMessages } from './initial-check-messages.ts';
import { PersonSelect } from '../frame/PersonSelect.tsx';
import { theCase, useActCall, type ActProps } from '../frame/use-act-call.ts';

/** Begins the initial check, and says who does it. */
export default function InitialCheckAct(props: ActProps) {
  const { details, onClose } = props;
  const own = useText(initialCheckMessages);
  const { firmId } = usePerson();
  const form = useForm<{ assignedProcessorId: string | null }>({ initial: { assignedProcessorId: null } });
  const check = useActCall(cases.initialCheck, props, {
    name: 'initial-check',
    caseOf: theCase,
    eventData: () => ({}),
  });
  const { assignedProcessorId } = form.values;
  return (
    <ActDialog
      details={details}
      call={check}
      title={own('checkTitle')}
      lead={own('checkLead')}
      confirm={actLabel('initial-check', { status: details.status })}
      errors={form.errors}
      isChanged={form.isChanged}
      fields={['assignedProcessorId']}
      onSubmit={() => check.send({ ...(assignedProcessorId && { assignedProcessorId }) }, form.refuse)}
      onClose={onClose}
    >
      <PersonSelect
        label={own('whoChecks')}
        hint={own(firmId ? 'whoChecksHint' : 'whoChecksCrm')}
        field={form.field('assignedProcessorId')}
        roles={['case_processor', 'firm_user', 'firm_admin']}
      />
    </ActDialog>
  );
}
