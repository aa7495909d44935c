import {
  closureReasonFacts,
  closureReasons,
  settledClosureReasons,
  type ClosureReason,
} from '@writdesk/contract/cases/case-reasons';
import { cases } from '@writdesk/contract/cases/cases';
import { CheckInput, DateInput, Question, SelectInput, useForm } from '../../../../shared/form/index.ts';
import { dayOf, todayIn } from '../../../../shared/formats/dates.ts';
import { formatMoney } from '../../../../shared/formats/money.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { actLabel } from '../../../../labels/case/act-labels.ts';
import { zoneOf } from '../../shared/court-zone.ts';
import { closureWords } from '../../../../labels/case/reason-words.ts';
import { optionsOf } from '../../../../shared/i18n/word-list.ts';
import { ActDialog } from '../frame/ActDialog.tsx';
import { hasErrors, missingIn } from '../frame/form-values.ts';
import { closeMessages } from './close-messages.ts';
import { messages } from '../frame/messages.ts';
import { theCase, useActCall, type ActProps } from '../frame/use-act-call.ts';
import { CommentQuestion } from '../frame/CommentQuestion.tsx';

interface Values {
  closureReason: ClosureReason | null;
  possessionDate: string | null;
  finalBill: boolean;
  comment: string;
}

/** Finishes the case: how it ended, when possession came back, and the last bill. */
export default function CloseAct(props: ActProps) {
  const { details, onClose } = props;
  const t = useText(messages);
  const own = useText(closeMessages);
  // The officer's return has said how it ended, and when.
  const carriedOut = details.writs.at(-1)?.executedAt ?? null;
  const form = useForm<Values>({
    initial: {
      closureReason: carriedOut ? 'POSSESSION_RETURNED' : null,
      possessionDate: carriedOut ? dayOf(carriedOut, zoneOf(details)) : null,
      finalBill: false,
      comment: '',
    },
  });
  const { closureReason, possessionDate, finalBill, comment } = form.values;
  const close = useActCall(cases.close, props, {
    name: 'close',
    caseOf: theCase,
    eventData: () => ({ closureReason: closureReason ?? '', ...(asksDay && { possessionDate }) }),
  });
  const asksDay = closureReason !== null && closureReasonFacts[closureReason].requiresPossessionDate;
  const unbilledCents = details.billingItems
    .filter(({ status }) => status === 'UNBILLED')
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  const send = () => {
    const errors = missingIn(form.values, {
      closureReason: t('giveWhy'),
      possessionDate: asksDay && own('givePossession'),
      finalBill: unbilledCents > 0 && own('tickFinalBill'),
    });
    form.setErrors(errors);
    if (hasErrors(errors) || !closureReason) return;
    close.send(
      {
        closureReason,
        finalBill,
        comment: comment.trim() || null,
        ...(asksDay && possessionDate && { possessionDate }),
      },
      form.refuse,
    );
  };
  const isUnjudged = details.status === 'AWAITING_JUDGMENT';
  return (
    <ActDialog
      details={details}
      call={close}
      title={own('closeTitle')}
      lead={own('closeLead')}
      keep={t('keepCase')}
      confirm={actLabel('close')}
      errors={form.errors}
      isChanged={form.isChanged}
      fields={['closureReason', 'possessionDate', 'finalBill', 'comment']}
      onSubmit={send}
      onClose={onClose}
    >
      <Question label={own('closeWhy')} field={form.field('closureReason')}>
        <SelectInput
          {...form.field('closureReason')}
          options={optionsOf(closureWords, isUnjudged ? settledClosureReasons : closureReasons)}
        />
      </Question>
      {asksDay && (
        <Question label={own('possessionDate')} field={form.field('possessionDate')}>
          <DateInput {...form.field('possessionDate')} max={todayIn(zoneOf(details))} />
        </Question>
      )}
      {unbilledCents > 0 && (
        <Question label={t('balance')} field={form.field('finalBill')} group>
          <p className="act-check">
            <CheckInput {...form.field('finalBill')}>
              {own('finalBill', { amount: formatMoney(unbilledCents) })}
            </CheckInput>
          </p>
        </Question>
      )}
      <CommentQuestion
        act="close"
        label={t('comment')}
        field={form.field('comment')}
        optional
        rows={2}
        maxLength={5000}
      />
    </ActDialog>
  );
}
