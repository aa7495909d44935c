import { cases } from '@writdesk/contract/cases/cases';
import { Question, RadioBoxes, TextInput, useForm } from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { usePerson } from '../../../../shared/person/index.ts';
import { actLabel } from '../../../../labels/case/act-labels.ts';
import { ActDialog } from '../frame/ActDialog.tsx';
import { hasErrors, missingIn } from '../frame/form-values.ts';
import { confirmOccupancyMessages } from './confirm-occupancy-messages.ts';
import { messages } from '../frame/messages.ts';
import { theCase, useActCall, type ActProps } from '../frame/use-act-call.ts';

interface Values {
  occupied: 'yes' | 'no' | '';
  confirmedBy: string;
}

/** Says again whether somebody still lives there: the company on its own word, the firm on that of whom it asked. */
export default function ConfirmOccupancyAct(props: ActProps) {
  const { details, onClose } = props;
  const t = useText(messages);
  const own = useText(confirmOccupancyMessages);
  const { isClient } = usePerson();
  const form = useForm<Values>({ initial: { occupied: '', confirmedBy: '' } });
  const { occupied } = form.values;
  const said = {
    occupied: occupied === 'yes',
    ...(!isClient && { confirmedBy: form.values.confirmedBy.trim() }),
  };
  const confirm = useActCall(cases.addEvictionDetails, props, {
    name: 'add-eviction-details',
    caseOf: theCase,
    eventData: () => said,
  });
  const send = () => {
    const errors = missingIn(form.values, {
      occupied: own('giveOccupied'),
      confirmedBy: !isClient && own('giveConfirmedBy'),
    });
    form.setErrors(errors);
    if (!hasErrors(errors)) confirm.send(said, form.refuse);
  };
  return (
    <ActDialog
      details={details}
      call={confirm}
      title={own('occupancyTitle')}
      lead={own('occupancyLead')}
      confirm={actLabel('add-eviction-details')}
      errors={form.errors}
      isChanged={form.isChanged}
      fields={['occupied', 'confirmedBy']}
      onSubmit={send}
      onClose={onClose}
    >
      <Question label={t('occupied')} field={form.field('occupied')} group>
        <RadioBoxes
          {...form.field('occupied')}
          columns={2}
          options={[
            { value: 'yes', label: own('stillOccupied') },
            { value: 'no', label: own('movedOut') },
          ]}
        />
      </Question>
      {!isClient && (
        <Question label={own('confirmedBy')} hint={own('confirmedByHint')} field={form.field('confirmedBy')}>
          <TextInput {...form.field('confirmedBy')} maxLength={200} autoComplete="off" />
        </Question>
      )}
    </ActDialog>
  );
}
