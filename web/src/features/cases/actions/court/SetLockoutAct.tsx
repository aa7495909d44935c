import { cases } from '@writdesk/contract/cases/cases';
import {
  CheckInput,
  DateInput,
  Question,
  QuestionRow,
  TextInput,
  useForm,
} from '../../../../shared/form/index.ts';
import { clockTime } from '../../../../shared/formats/clock-time.ts';
import { todayIn } from '../../../../shared/formats/dates.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { usePerson } from '../../../../shared/person/index.ts';
import { actLabel } from '../../../../labels/case/act-labels.ts';
import { zoneOf } from '../../shared/court-zone.ts';
import { ActDialog } from '../frame/ActDialog.tsx';
import { hasErrors, missingIn } from '../frame/form-values.ts';
import { LawfulDayNote } from '../frame/LawfulDayNote.tsx';
import { messages } from '../frame/messages.ts';
import { closedDay, useCourtDays } from './use-court-days.ts';
import { setLockoutMessages } from './set-lockout-messages.ts';
import { theCase, useActCall, type ActProps } from '../frame/use-act-call.ts';
import { useLawfulDay } from '../frame/use-lawful-day.ts';
import { CommentQuestion } from '../frame/CommentQuestion.tsx';

interface Values {
  lockoutDate: string | null;
  lockoutTime: string;
  officerName: string;
  officerPhone: string;
  contactName: string;
  contactPhone: string;
  crew: boolean;
  locksmith: boolean;
  reason: string;
  note: string;
}

/** The day agreed with the officer; a day that stands changes with a reason, and a company’s people propose one. */
export default function SetLockoutAct(props: ActProps) {
  const { details, onClose } = props;
  const t = useText(messages);
  const own = useText(setLockoutMessages);
  const { isClient } = usePerson();
  const writ = details.writs.at(-1);
  const present = details.lockouts.find(({ state }) => state === 'SET');
  const proposed = details.lockouts.find(({ state }) => state === 'PROPOSED');
  const known = proposed ?? present;
  // A company proposes another day than the one that is set: it begins with no day, so that one press can't propose the same again.
  const before = isClient ? proposed : known;
  const form = useForm<Values>({
    initial: {
      lockoutDate: before?.lockoutDate ?? null,
      lockoutTime: before?.lockoutTime ?? '',
      officerName: present?.officerName ?? writ?.officerName ?? '',
      officerPhone: present?.officerPhone ?? writ?.officerPhone ?? '',
      contactName: known?.contactName ?? writ?.answers?.contactName ?? '',
      contactPhone: known?.contactPhone ?? writ?.answers?.contactPhone ?? '',
      crew: known?.crew ?? false,
      locksmith: known?.locksmith ?? writ?.answers?.locksmith ?? false,
      reason: '',
      note: '',
    },
  });
  const { values } = form;
  const set = useActCall(cases.setLockoutDate, props, {
    name: 'set-lockout-date',
    caseOf: theCase,
    eventData: () => ({
      lockoutDate: values.lockoutDate,
      lockoutTime: clockTime(values.lockoutTime) ?? '',
      ...(isClient && { mode: 'propose' }),
    }),
  });
  const lawful = useLawfulDay({
    details,
    action: 'set-lockout-date',
    about: null,
    refused: set.refused,
    days: values.lockoutDate,
    closed: closedDay(useCourtDays(details, values.lockoutDate), values.lockoutDate),
  });
  const isReset = present !== undefined && !isClient;
  const send = () => {
    const time = clockTime(values.lockoutTime);
    const isTimeWrong = time === null && (!isClient || values.lockoutTime.trim() !== '');
    const errors = {
      ...missingIn(values, {
        lockoutDate: own('giveDay'),
        officerName: !isClient && own('giveOfficer'),
        contactName: !isClient && own('giveContact'),
        reason: isReset && own('giveReason'),
      }),
      ...(isTimeWrong && { lockoutTime: own('giveTime') }),
    };
    form.setErrors(errors);
    if (hasErrors(errors) || !values.lockoutDate || !lawful.isReady()) return;
    const { lockoutDate, crew, locksmith } = values;
    set.send(
      {
        lockoutDate,
        ...(time && { lockoutTime: time }),
        officerName: values.officerName,
        officerPhone: values.officerPhone,
        contactName: values.contactName,
        contactPhone: values.contactPhone,
        crew,
        locksmith,
        reason: values.reason.trim() || null,
        note: values.note.trim() || null,
        ...lawful.pass,
      },
      form.refuse,
    );
  };
  return (
    <ActDialog
      details={details}
      call={set}
      wide
      title={own(isClient ? 'proposeTitle' : isReset ? 'resetTitle' : 'setTitle')}
      lead={own(isClient ? 'proposeLead' : 'setLead')}
      confirm={isClient ? own('propose') : actLabel('set-lockout-date')}
      errors={form.errors}
      isChanged={form.isChanged || lawful.reason !== ''}
      fields={Object.keys(values)}
      disabled={lawful.isBlocked}
      onSubmit={send}
      onClose={onClose}
    >
      <LawfulDayNote details={details} lawful={lawful} />
      <QuestionRow>
        <Question label={own('day')} field={form.field('lockoutDate')}>
          <DateInput {...form.field('lockoutDate')} min={todayIn(zoneOf(details))} />
        </Question>
        <Question label={own('time')} field={form.field('lockoutTime')} optional={isClient}>
          <TextInput {...form.field('lockoutTime')} maxLength={8} placeholder="9:30" />
        </Question>
      </QuestionRow>
      {!isClient && (
        <QuestionRow>
          <Question label={own('officer')} field={form.field('officerName')}>
            <TextInput {...form.field('officerName')} maxLength={120} />
          </Question>
          <Question label={own('officerPhone')} field={form.field('officerPhone')} optional>
            <TextInput {...form.field('officerPhone')} inputMode="tel" maxLength={40} />
          </Question>
        </QuestionRow>
      )}
      <QuestionRow>
        <Question label={own('contact')} field={form.field('contactName')} optional={isClient}>
          <TextInput {...form.field('contactName')} maxLength={120} />
        </Question>
        <Question label={own('contactPhone')} field={form.field('contactPhone')} optional>
          <TextInput {...form.field('contactPhone')} inputMode="tel" maxLength={40} />
        </Question>
      </QuestionRow>
      <Question label={own('bring')} field={form.field('crew')} group>
        <p className="act-check">
          <CheckInput {...form.field('crew')}>{own('crew')}</CheckInput>
        </p>
        <p className="act-check">
          <CheckInput {...form.field('locksmith')}>{own('locksmith')}</CheckInput>
        </p>
      </Question>
      {isReset && (
        <CommentQuestion
          act="set-lockout-date"
          label={own('reason')}
          field={form.field('reason')}
          rows={2}
          maxLength={1000}
        />
      )}
      <CommentQuestion
        act="set-lockout-date"
        label={t('note')}
        field={form.field('note')}
        optional
        rows={2}
        maxLength={1000}
      />
    </ActDialog>
  );
}
