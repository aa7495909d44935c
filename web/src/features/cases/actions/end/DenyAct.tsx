import { conflictDenyReasons, denyReasons, type DenyReason } from '@writdesk/contract/cases/case-reasons';
import { cases } from '@writdesk/contract/cases/cases';
import { Question, SelectInput, useForm } from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { usePerson } from '../../../../shared/person/index.ts';
import { actLabel } from '../../../../labels/case/act-labels.ts';
import { denyWords } from '../../../../labels/case/reason-words.ts';
import { optionsOf } from '../../../../shared/i18n/word-list.ts';
import { ActDialog } from '../frame/ActDialog.tsx';
import { hasErrors, missingIn } from '../frame/form-values.ts';
import { messages } from '../frame/messages.ts';
import { theCase, useActCall, type ActProps } from '../frame/use-act-call.ts';
import { CommentQuestion } from '../frame/CommentQuestion.tsx';

interface Values {
  denyReason: DenyReason | null;
  comment: string;
}

/** The firm refuses the case. Client care may do so only for a conflict or a duplicate. */
export default function DenyAct(props: ActProps) {
  const { details, onClose } = props;
  const t = useText(messages);
  const { firmId } = usePerson();
  const form = useForm<Values>({ initial: { denyReason: null, comment: '' } });
  const { denyReason, comment } = form.values;
  const deny = useActCall(cases.denyCase, props, {
    name: 'deny-case',
    caseOf: theCase,
    eventData: () => ({ denyReason: denyReason ?? '' }),
  });
  const send = () => {
    const errors = missingIn(form.values, { denyReason: t('giveWhy'), comment: t('giveComment') });
    form.setErrors(errors);
    if (!hasErrors(errors) && denyReason) deny.send({ denyReason, comment }, form.refuse);
  };
  return (
    <ActDialog
      details={details}
      call={deny}
      danger
      title={t('denyTitle')}
      lead={t('denyLead')}
      keep={t('keepCase')}
      confirm={actLabel('deny-case')}
      errors={form.errors}
      isChanged={form.isChanged}
      fields={['denyReason', 'comment']}
      onSubmit={send}
      onClose={onClose}
    >
      <Question label={t('dismissWhy')} field={form.field('denyReason')}>
        <SelectInput
          {...form.field('denyReason')}
          options={optionsOf(denyWords, firmId ? denyReasons : conflictDenyReasons)}
        />
      </Question>
      <CommentQuestion
        act="deny-case"
        label={t('comment')}
        field={form.field('comment')}
        rows={3}
        maxLength={5000}
      />
    </ActDialog>
  );
}
