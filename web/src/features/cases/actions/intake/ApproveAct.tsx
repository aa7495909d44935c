import { cases } from '@writdesk/contract/cases/cases';
import { noticePoints, type NoticePointName } from '@writdesk/contract/notices/notice-points';
import { standingPoints, type StandingPointName } from '@writdesk/contract/standing/standing-points';
import {
  CheckInput,
  type FieldErrors,
  Question,
  reasonFault,
  TextInput,
  useForm,
} from '../../../../shared/form/index.ts';
import { todayIn } from '../../../../shared/formats/dates.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { Skeleton } from '../../../../shared/ui/index.ts';
import { actLabel } from '../../../../labels/case/act-labels.ts';
import { isOpen, NoticePoints, useNoticeCheck } from '../../../notice-guard/index.ts';
import { standingMessages, StandingPoints, useStanding } from '../../../standing/index.ts';
import { zoneOf } from '../../shared/court-zone.ts';
import { ActDialog } from '../frame/ActDialog.tsx';
import { CourtFees } from '../filing/CourtFees.tsx';
import { ApprovalPoints } from './ApprovalPoints.tsx';
import { isFreshlyOccupied } from './approval-points.ts';
import { hasErrors, missingIn } from '../frame/form-values.ts';
import { LawfulDayNote } from '../frame/LawfulDayNote.tsx';
import { useLawfulDay } from '../frame/use-lawful-day.ts';
import { approveMessages } from './approve-messages.ts';
import { messages } from '../frame/messages.ts';
import { theCase, useActCall, type ActProps } from '../frame/use-act-call.ts';

/** The lawyer’s signature, or the same packet going out again after clerical fixes. */
export default function ApproveAct(props: ActProps) {
  const { details } = props;
  return details.status === 'RETURNED_TO_PROCESSOR' ? <ResendForm {...props} /> : <ApproveForm {...props} />;
}

function ApproveForm(props: ActProps) {
  const { details, onClose } = props;
  const own = useText(approveMessages);
  const named = useText(standingMessages);
  const form = useForm({ initial: { overrideReason: '', ...noReasons, ...noStandingReasons } });
  const { overrideReason } = form.values;
  const check = useNoticeCheck(details);
  const notice = check.isWaiting ? undefined : check.data;
  // What else the server names is asked for too: the check on the page may be older.
  const asked = (notice?.points ?? []).filter(
    (point) => isOpen(point) || reasonField(point.point) in form.errors,
  );
  const plaintiff = useStanding(details);
  const doubted = (plaintiff?.points ?? []).filter(
    ({ point, state, passedBy }) =>
      (state === 'fail' && passedBy === null) || standingField(point) in form.errors,
  );
  const asksReason = !isFreshlyOccupied(details.caseEviction) || 'caseEviction.occupied' in form.errors;
  const approve = useActCall(cases.sendForFiling, props, {
    name: 'send-for-filing',
    caseOf: theCase,
    eventData: () => (asksReason ? { override: overrideReason } : {}),
  });
  const lawful = useLawfulDay({
    details,
    action: 'send-for-filing',
    about: null,
    refused: approve.refused,
  });
  const send = () => {
    const fields = [
      ...doubted.map(({ point }) => standingField(point)),
      ...asked.map(({ point }) => reasonField(point)),
    ];
    const words = fields.map((field) => [field, own('givePointReason')]);
    const faults = fields.flatMap((field) => {
      const fault = reasonFault(form.values[field]);
      return fault ? [[field, fault]] : [];
    });
    const errors = {
      ...(Object.fromEntries(faults) as FieldErrors),
      ...missingIn(form.values, {
        overrideReason: asksReason && own('givePassReason'),
        ...(Object.fromEntries(words) as Partial<Record<ReasonField | StandingField, string>>),
      }),
    };
    form.setErrors(errors);
    if (hasErrors(errors) || !lawful.isReady()) return;
    const passed = asked.map(({ point }) => ({ point, reason: form.values[reasonField(point)] }));
    const standing = doubted.map(({ point }) => ({ point, reason: form.values[standingField(point)] }));
    approve.send(
      {
        overrideReason: asksReason ? overrideReason : null,
        noticePoints: passed,
        standingPoints: standing,
        ...lawful.pass,
      },
      form.refuse,
    );
  };
  return (
    <ActDialog
      details={details}
      call={approve}
      wide
      title={own('approveTitle')}
      lead={own('approveLead', { court: details.courthouse?.name ?? '' })}
      points={<ApprovalPoints details={details} today={todayIn(zoneOf(details))} />}
      confirm={actLabel('send-for-filing', { status: details.status })}
      errors={form.errors}
      isChanged={form.isChanged || lawful.reason !== ''}
      fields={['overrideReason', 'noticePoints', 'standingPoints']}
      disabled={!notice || !plaintiff || lawful.isBlocked}
      onSubmit={send}
      onClose={onClose}
    >
      <LawfulDayNote details={details} lawful={lawful} />
      {plaintiff && (
        <section className="standing-below">
          <h3>{named('title')}</h3>
          <StandingPoints
            points={plaintiff.points}
            timeZone={plaintiff.timeZone}
            renderBelow={(point) =>
              doubted.includes(point) && (
                <Question label={own('pointReason')} field={form.field(standingField(point.point))}>
                  <TextInput {...form.field(standingField(point.point))} rows={2} maxLength={2000} />
                </Question>
              )
            }
          />
        </section>
      )}
      <CourtFees details={details} />
      {!notice && <Skeleton lines={5} label={own('noticeCheck')} />}
      {notice && (
        <section className="notice-below">
          <h3>{own('noticeCheck')}</h3>
          <NoticePoints
            points={notice.points}
            today={notice.today}
            timeZone={notice.timeZone}
            cites
            renderBelow={(point) =>
              asked.includes(point) && (
                <Question label={own('pointReason')} field={form.field(reasonField(point.point))}>
                  <TextInput {...form.field(reasonField(point.point))} rows={2} maxLength={2000} />
                </Question>
              )
            }
          />
        </section>
      )}
      {asksReason && (
        <Question label={own('passReason')} hint={own('passReasonHint')} field={form.field('overrideReason')}>
          <TextInput {...form.field('overrideReason')} rows={2} maxLength={2000} />
        </Question>
      )}
    </ActDialog>
  );
}

type ReasonField = `noticePoints.${NoticePointName}`;
const reasonField = (point: NoticePointName): ReasonField => `noticePoints.${point}`;
const noReasons = Object.fromEntries(noticePoints.map((point) => [reasonField(point), ''])) as Record<
  ReasonField,
  string
>;

type StandingField = `standingPoints.${StandingPointName}`;
const standingField = (point: StandingPointName): StandingField => `standingPoints.${point}`;
const noStandingReasons = Object.fromEntries(
  standingPoints.map((point) => [standingField(point), '']),
) as Record<StandingField, string>;

function ResendForm(props: ActProps) {
  const { details, onClose } = props;
  const t = useText(messages);
  const form = useForm({ initial: { fixesDone: false } });
  const resend = useActCall(cases.sendForFiling, props, {
    name: 'send-for-filing',
    caseOf: theCase,
    eventData: () => ({ resent: true }),
  });
  const open = details.requests.filter(
    ({ addressee, answeredAt }) => addressee === 'PROCESSOR' && !answeredAt,
  );
  const send = () => {
    const errors = missingIn(form.values, { fixesDone: t('tickFixes') });
    form.setErrors(errors);
    if (!hasErrors(errors)) resend.send({ fixesDone: true }, form.refuse);
  };
  return (
    <ActDialog
      details={details}
      call={resend}
      title={t('resendTitle')}
      lead={t('resendLead')}
      confirm={actLabel('send-for-filing', { status: details.status })}
      errors={form.errors}
      isChanged={form.isChanged}
      fields={['fixesDone']}
      onSubmit={send}
      onClose={onClose}
    >
      <Question label={t('fixes')} field={form.field('fixesDone')} group>
        <ul className="points">
          {open.map(({ id, item }) => (
            <li key={id}>{item}</li>
          ))}
        </ul>
        <p className="act-check">
          <CheckInput {...form.field('fixesDone')}>{t('fixesDone')}</CheckInput>
        </p>
      </Question>
    </ActDialog>
  );
}
