import type { CalledWritAction } from '@writdesk/contract/writs/writ-actions';
import { todayIn } from '../../../../shared/formats/dates.ts';
import { useForm } from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { usePerson } from '../../../../shared/person/index.ts';
import { stateWords } from '../../../../labels/law/state-words.ts';
import { writActLabel } from '../../../../labels/writ/writ-action-words.ts';
import { clockTime } from '../../../../shared/formats/clock-time.ts';
import { zoneOf } from '../../shared/court-zone.ts';
import { ActDialog } from '../frame/ActDialog.tsx';
import { hasErrors } from '../frame/form-values.ts';
import { LawfulDayNote } from '../frame/LawfulDayNote.tsx';
import type { ActProps } from '../frame/use-act-call.ts';
import { useLawfulDay } from '../frame/use-lawful-day.ts';
import { messages } from './messages.ts';
import { useWritCall } from './use-writ-call.ts';
import {
  askedFields,
  bodyOf,
  fieldOfPath,
  initialValues,
  type Values,
  type WritField,
} from './writ-fields.ts';
import { WritQuestion } from './WritQuestion.tsx';

interface WritActProps extends ActProps {
  action: CalledWritAction;
}

/** The questions whose answers decide whether the day is lawful. */
const looksAt: ReadonlySet<WritField['kind']> = new Set(['day', 'pastDay', 'docket']);

/** The form of an action on the case’s writ: each asks its own questions, which `writ-fields.ts` lists. */
export default function WritAct({ details, action, onClose }: WritActProps) {
  const t = useText(messages);
  const { isClient } = usePerson();
  const today = todayIn(zoneOf(details));
  const form = useForm<Values>({ initial: initialValues(action, details, today) });
  const call = useWritCall({ details, action, onClose });
  const fields = askedFields(action, form.values, details, isClient);
  const lawful = useLawfulDay({
    details,
    action,
    about: null,
    refused: call.refused,
    days: fields
      .flatMap(({ name, kind }) => (looksAt.has(kind) ? String(form.values[name] ?? '') : []))
      .join(),
    // A writ that is queued waits for its own day.
    waiting: form.values['queuedFor'] ? [] : details.writOffers.waiting,
  });
  const words = stateWords(details.terms);
  const send = () => {
    const errors = Object.fromEntries(
      fields.flatMap(({ name, kind, optional, label }) => {
        const value = form.values[name];
        if (kind === 'time' && clockTime(String(value)) === null) return [[name, t('giveTime')]];
        const isMissing = value === null || value === false || String(value).trim() === '';
        const isChoice = ['yesNo', 'docket', 'possession', 'goods', 'tick'].includes(kind);
        // Several stand in one summary: each says which question it means.
        const question = kind === 'tick' ? '' : t(label, { ...words });
        const missing = question ? t(isChoice ? 'chooseFor' : 'giveFor', { question }) : t('giveChoice');
        return isMissing && !optional ? [[name, missing]] : [];
      }),
    );
    form.setErrors(errors);
    if (hasErrors(errors) || !lawful.isReady()) return;
    call.send({ ...bodyOf(action, fields, form.values), ...lawful.pass }, (error) =>
      form.refuse(error, fieldOfPath),
    );
  };
  const lead =
    action === 'create' && isClient
      ? t('requestLead', { ...words })
      : action === 'submit'
        ? t('submitLead')
        : action === 'client-confirm' && t('confirmLead');
  return (
    <ActDialog
      details={details}
      call={call}
      wide={action === 'client-confirm'}
      title={writActLabel(action, details.terms, isClient)}
      {...(lead && { lead })}
      confirm={writActLabel(action, details.terms, isClient)}
      danger={action === 'cancel'}
      errors={form.errors}
      isChanged={form.isChanged || lawful.reason !== ''}
      fields={fields.map(({ name }) => name)}
      disabled={lawful.isBlocked}
      onSubmit={send}
      onClose={onClose}
    >
      <LawfulDayNote details={details} lawful={lawful} />
      {fields.map((field) => (
        <WritQuestion
          key={field.name}
          field={field}
          input={form.field(field.name)}
          details={details}
          today={today}
          words={words}
        />
      ))}
    </ActDialog>
  );
}
