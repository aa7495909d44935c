import { caseActions } from '@writdesk/contract/cases/case-actions';
import { cases } from '@writdesk/contract/cases/cases';
import { judgmentOutcomes } from '@writdesk/contract/judgments/judgment-outcomes';
import { useForm } from '../../../../shared/form/index.ts';
import { todayIn } from '../../../../shared/formats/dates.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { toast } from '../../../../shared/ui/index.ts';
import { actLabel } from '../../../../labels/case/act-labels.ts';
import { eventLabel } from '../../../../labels/law/use-event-label.ts';
import { proseDay } from '../../../../shared/formats/dates.ts';
import { zoneOf } from '../../shared/court-zone.ts';
import { ActDialog } from '../frame/ActDialog.tsx';
import { hasErrors, missingIn } from '../frame/form-values.ts';
import { asksCourtDay } from './court-days.ts';
import { judgmentMessages } from './judgment-messages.ts';
import { LawfulDayNote } from '../frame/LawfulDayNote.tsx';
import { messages } from '../frame/messages.ts';
import { OrderQuestions } from './OrderQuestions.tsx';
import {
  daysIn,
  newOrder,
  orderAsItStands,
  orderBody,
  orderFields,
  type OrderValues,
} from './order-values.ts';
import { closedDay, useCourtDays } from './use-court-days.ts';
import { useLawfulDay } from '../frame/use-lawful-day.ts';
import { useActCall, type ActProps } from '../frame/use-act-call.ts';
import { CommentQuestion } from '../frame/CommentQuestion.tsx';

const amendable = new Set(
  caseActions.flatMap(({ action, outcomes }) => (action === 'amend-judgment' ? (outcomes ?? []) : [])),
);

/** The court corrects its order. What stood before stays on record. */
export default function AmendJudgmentAct(props: ActProps) {
  const { details, onClose } = props;
  const t = useText(messages);
  const own = useText(judgmentMessages);
  const today = todayIn(zoneOf(details));
  const before = details.caseJudgment;
  const form = useForm<OrderValues>({ initial: before ? orderAsItStands(before) : newOrder(today) });
  const amend = useActCall(cases.updateJudgment, props, {
    name: 'amend-judgment',
    caseOf: (reply) => reply.case,
    eventData: ({ judgment, changedDates, case: { terms } }) => {
      for (const { event, was, becomes } of changedDates) {
        toast.info(
          own('dateMoved', {
            was: was ? proseDay(was, today) : own('noDay'),
            becomes: becomes ? proseDay(becomes, today) : own('noDay'),
          }),
          { title: eventLabel(event, terms) },
        );
      }
      return { outcome: judgment.outcome, date: judgment.date };
    },
  });
  const { outcome, date } = form.values;
  const closed = closedDay(useCourtDays(details, date), date);
  const lawful = useLawfulDay({
    details,
    action: 'amend-judgment',
    about: outcome,
    refused: amend.refused,
    days: date,
    ...(asksCourtDay('amend-judgment', details.status, outcome) && { closed }),
  });
  const send = () => {
    const errors = {
      ...missingIn(form.values, {
        outcome: own('giveOutcome'),
        date: own('giveDate'),
        reason: own('giveAmendReason'),
      }),
      ...(daysIn(form.values) === undefined && { writDays: t('giveWhole') }),
    };
    form.setErrors(errors);
    const body = orderBody(form.values);
    if (hasErrors(errors) || !body || !before || !lawful.isReady()) return;
    const order = { caseOrder: before.caseOrder, reason: form.values.reason.trim() };
    amend.send({ ...body, ...order, ...lawful.pass }, form.refuse);
  };
  return (
    <ActDialog
      details={details}
      call={amend}
      wide
      title={own('amendTitle')}
      lead={own('amendLead')}
      confirm={actLabel('amend-judgment')}
      errors={form.errors}
      isChanged={form.isChanged || lawful.reason !== ''}
      disabled={lawful.isBlocked && !amend.refused}
      fields={[...orderFields, 'reason']}
      onSubmit={send}
      onClose={onClose}
    >
      <OrderQuestions
        act="amend-judgment"
        details={details}
        form={form}
        choices={judgmentOutcomes.filter((one) => amendable.has(one))}
      >
        {outcome && <LawfulDayNote details={details} lawful={lawful} />}
      </OrderQuestions>
      <CommentQuestion
        act="amend-judgment"
        label={own('amendReason')}
        field={form.field('reason')}
        rows={2}
        maxLength={1000}
      />
    </ActDialog>
  );
}
