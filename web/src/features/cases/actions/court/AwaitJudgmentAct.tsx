import { cases } from '@writdesk/contract/cases/cases';
import { Question, RadioBoxes, useForm } from '../../../../shared/form/index.ts';
import { dayOf, listDay, todayIn } from '../../../../shared/formats/dates.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { actLabel } from '../../../../labels/case/act-labels.ts';
import { zoneOf } from '../../shared/court-zone.ts';
import { ActDialog } from '../frame/ActDialog.tsx';
import { DefaultSearches } from './DefaultSearches.tsx';
import { LawfulDayNote } from '../frame/LawfulDayNote.tsx';
import { useLawfulDay } from '../frame/use-lawful-day.ts';
import { hasErrors, missingIn } from '../frame/form-values.ts';
import { awaitJudgmentMessages } from './await-judgment-messages.ts';
import { messages } from '../frame/messages.ts';
import { theCase, useActCall, type ActProps } from '../frame/use-act-call.ts';
import { CommentQuestion } from '../frame/CommentQuestion.tsx';

interface Values {
  basis: 'HEARING' | 'DEFAULT' | '';
  docketChecked: 'NONE' | 'ANSWER' | '';
  note: string;
}

/** The hearing was held, or nobody answered: then the docket is looked at first. */
export default function AwaitJudgmentAct(props: ActProps) {
  const { details, onClose } = props;
  const t = useText(messages);
  const own = useText(awaitJudgmentMessages);
  const wasHeard = details.hearingStage === 'HELD' || isPast(details.hearingAt);
  const hasHearing = details.hearingAt !== null;
  const form = useForm<Values>({
    // Without a hearing there is one way alone.
    initial: { basis: wasHeard ? 'HEARING' : hasHearing ? '' : 'DEFAULT', docketChecked: '', note: '' },
  });
  const { basis, docketChecked, note } = form.values;
  const ask = useActCall(cases.awaitingJudgment, props, {
    name: 'awaiting-judgment',
    caseOf: theCase,
    eventData: () => ({ basis }),
  });
  const lawful = useLawfulDay({
    details,
    action: 'awaiting-judgment',
    about: basis,
    refused: ask.refused,
    days: docketChecked,
  });
  const zone = zoneOf(details);
  const hearingDay = details.hearingAt ? listDay(dayOf(details.hearingAt, zone), todayIn(zone)) : '';
  const isDefault = basis === 'DEFAULT';
  const isAnswered = isDefault && docketChecked === 'ANSWER';
  const send = () => {
    const errors = missingIn(form.values, {
      basis: own('giveBasis'),
      docketChecked: isDefault && own('giveChecked'),
    });
    form.setErrors(errors);
    if (hasErrors(errors) || !lawful.isReady()) return;
    ask.send(
      {
        ...(basis && { basis }),
        ...(isDefault && docketChecked && { docketChecked }),
        note: note.trim() || null,
        ...lawful.pass,
      },
      form.refuse,
    );
  };
  return (
    <ActDialog
      details={details}
      call={ask}
      title={own(hasHearing ? 'awaitTitle' : 'defaultTitle')}
      confirm={actLabel('awaiting-judgment', { status: details.status })}
      errors={form.errors}
      isChanged={form.isChanged || lawful.reason !== ''}
      fields={['basis', 'docketChecked', 'note']}
      onSubmit={send}
      onClose={onClose}
      disabled={isAnswered || lawful.isBlocked}
    >
      {hasHearing && (
        <Question label={own('basis')} field={form.field('basis')} group>
          <RadioBoxes
            {...form.field('basis')}
            options={[
              {
                value: 'HEARING',
                label: own('basisHEARING'),
                hint: details.hearingAt && !wasHeard && own('heardOn', { day: hearingDay }),
              },
              { value: 'DEFAULT', label: own('basisDEFAULT') },
            ]}
          />
        </Question>
      )}
      <LawfulDayNote details={details} lawful={lawful} />
      {isDefault && (
        <Question
          label={own('docketChecked')}
          field={{
            id: form.field('docketChecked').id,
            error: isAnswered ? own('answerFiled') : form.errors['docketChecked'],
          }}
          group
        >
          <RadioBoxes
            {...form.field('docketChecked')}
            options={[
              { value: 'NONE', label: own('checkedNONE') },
              { value: 'ANSWER', label: own('checkedANSWER') },
            ]}
          />
        </Question>
      )}
      {isDefault && <DefaultSearches details={details} />}
      <CommentQuestion
        act="awaiting-judgment"
        label={t('note')}
        field={form.field('note')}
        optional
        rows={2}
        maxLength={1000}
      />
    </ActDialog>
  );
}

function isPast(instant: string | null): boolean {
  return instant !== null && Date.parse(instant) <= Date.now();
}
