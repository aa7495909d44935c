import { cases } from '@writdesk/contract/cases/cases';
import { outcomeFacts } from '@writdesk/contract/judgments/judgment-outcomes';
import { lazy, Suspense, useLayoutEffect, useState } from 'react';
import { useForm } from '../../../../shared/form/index.ts';
import { todayIn } from '../../../../shared/formats/dates.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { actLabel } from '../../../../labels/case/act-labels.ts';
import { zoneOf } from '../../shared/court-zone.ts';
import { ActDialog } from '../frame/ActDialog.tsx';
import { hasErrors, missingIn } from '../frame/form-values.ts';
import { lastOpenDay, orderDayOf } from './court-days.ts';
import { judgmentMessages } from './judgment-messages.ts';
import { LawfulDayNote } from '../frame/LawfulDayNote.tsx';
import { messages } from '../frame/messages.ts';
import { OrderQuestions } from './OrderQuestions.tsx';
import { daysIn, newOrder, orderBody, orderFields, type OrderValues } from './order-values.ts';
import { outcomesHere } from './outcomes-here.ts';
import { noTerms, termsOf } from './terms-draft.ts';
import { termsMessages } from './terms-messages.ts';
import { TermsQuestions } from './TermsQuestions.tsx';
import { useOrderDay } from './use-order-day.ts';
import { useActCall, type ActProps } from '../frame/use-act-call.ts';

// Only a default asks whom the searches found.
const DefaultSearches = lazy(async () => ({
  default: (await import('./DefaultSearches.tsx')).DefaultSearches,
}));

/** The order of the court, or what the hearing came to instead. */
export default function JudgmentAct(props: ActProps) {
  const { details, onClose } = props;
  const t = useText(messages);
  const own = useText(judgmentMessages);
  const today = todayIn(zoneOf(details));
  const [began] = useState(() => orderDayOf(details, today));
  const form = useForm<OrderValues>({ initial: newOrder(began.day) });
  const sayTerms = useText(termsMessages);
  const { outcome, date } = form.values;
  // A form of its own: its fields are not those of the order.
  const agreement = useForm({ initial: { terms: noTerms } });
  const { terms } = agreement.values;
  const agreed = outcome === 'STIPULATED_STAY' ? termsOf(terms) : null;
  const mayDefault = outcome !== null && outcomeFacts[outcome].basis.includes('DEFAULT');
  const record = useActCall(cases.createJudgment, props, {
    name: 'record-judgment',
    caseOf: (reply) => reply.case,
    eventData: ({ judgment }) => ({
      outcome: judgment.outcome,
      date: judgment.date,
      ...(judgment.amountCents !== null && { amountCents: judgment.amountCents }),
    }),
  });
  const { refused } = record;
  const { days, closed, lawful } = useOrderDay(details, { outcome, date, refused });
  const proposed =
    days && !began.isHearing && form.typedOn === undefined
      ? lastOpenDay(days, began.day, details.filedOn)
      : null;
  const { setValues } = form;
  // The court’s calendar comes a moment after the form; a day that somebody chose stands.
  useLayoutEffect(() => {
    if (proposed !== null) setValues((now) => (now.date === began.day ? { ...now, date: proposed } : now));
  }, [proposed, began, setValues]);
  const send = () => {
    const errors = {
      ...missingIn(form.values, { outcome: own('giveOutcome'), date: own('giveDate') }),
      ...(daysIn(form.values) === undefined && { writDays: t('giveWhole') }),
      ...(outcome === 'STIPULATED_STAY' && !agreed && { stipulation: sayTerms('giveTerms') }),
    };
    form.setErrors(errors);
    const body = orderBody(form.values);
    if (hasErrors(errors) || !body || !lawful.isReady()) return;
    record.send({ ...body, ...lawful.pass, ...(agreed && { stipulation: agreed }) }, form.refuse);
  };
  return (
    <ActDialog
      details={details}
      call={record}
      wide
      title={own('judgmentTitle')}
      confirm={actLabel('record-judgment')}
      errors={form.errors}
      isChanged={form.isChanged || lawful.reason !== '' || agreement.isChanged}
      disabled={lawful.isBlocked && !refused}
      fields={[...orderFields, 'stipulation']}
      onSubmit={send}
      onClose={onClose}
    >
      <OrderQuestions
        act="record-judgment"
        details={details}
        form={form}
        choices={outcomesHere(details.status)}
      >
        {(outcome || closed) && <LawfulDayNote details={details} lawful={lawful} />}
        {outcome === 'STIPULATED_STAY' && (
          <TermsQuestions
            terms={terms}
            today={today}
            errors={form.errors}
            onChange={(next) => agreement.set('terms', next)}
          />
        )}
        {mayDefault && (
          <Suspense>
            <DefaultSearches details={details} />
          </Suspense>
        )}
      </OrderQuestions>
    </ActDialog>
  );
}
