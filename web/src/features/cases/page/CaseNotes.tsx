import { Link } from '@tanstack/react-router';
import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { isEnded } from '@writdesk/contract/cases/case-lifecycle';
import { Button } from 'antd';
import { CirclePause, Flag, Info, Reply, Undo2, X } from 'lucide-react';
import { Suspense } from 'react';
import { dayOf, proseDay, todayIn } from '../../../shared/formats/dates.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { usePerson } from '../../../shared/person/index.ts';
import type { FormAct } from '../../../labels/case/action-screens.ts';
import { CaseLinesNote } from '../../docket-proposals/index.ts';
import { ExceptionNote } from '../../overdue-exceptions/index.ts';
import { CaseRobotNote } from '../../robot-jobs/index.ts';
import { ApprovalNotes } from '../../special-approvals/index.ts';
import { AdminNote, useSupportAsk } from '../../support-access/index.ts';
import { OverdueInvoices } from '../actions/index.ts';
import { Note } from '../../../shared/ui/index.ts';
import { hasApprovals } from '../shared/case-look.ts';
import { openClientRequests } from '../shared/client-requests.ts';
import { zoneOf } from '../shared/court-zone.ts';
import { messages } from './messages.ts';
import { sentenceOf } from '../shared/timeline/sentence.ts';
import { sentenceContextOf } from '../shared/timeline/sentence-context.ts';
import { whoDid } from '../shared/timeline/who-did.ts';
import { useOthersEvents } from './use-others-events.ts';
import { useIsAnswered } from '../shared/use-send-back.ts';

interface CaseNotesProps {
  details: CaseDetails;
  onAct: (act: FormAct) => void;
}

/** What must not be missed, above the parts: it stands here until it is no longer so. */
export function CaseNotes({ details, onAct }: CaseNotesProps) {
  const isAdmin = useSupportAsk() !== null;
  const { holds } = usePerson();
  return (
    <div className="case-notes" aria-live="polite">
      {isAdmin && (
        <Suspense fallback={null}>
          <AdminNote details={details} />
        </Suspense>
      )}
      <OthersNote details={details} />
      <DismissalNote details={details} onAct={onAct} />
      <PaymentNote details={details} />
      <AskedNote details={details} onAct={onAct} />
      <RejectedNote details={details} />
      <FlaggedNote details={details} />
      {holds('rpa-bot-job.read') && (
        <Suspense fallback={null}>
          <CaseRobotNote caseId={details.id} />
          <CaseLinesNote caseId={details.id} />
        </Suspense>
      )}
      {hasApprovals(details) && (
        <Suspense fallback={null}>
          <ApprovalNotes requests={details.specialApprovals} timeZone={zoneOf(details)} />
        </Suspense>
      )}
    </div>
  );
}

/** Somebody else changed the case while it is being looked at. */
function OthersNote({ details }: { details: CaseDetails }) {
  const t = useText(messages);
  const { events, hide } = useOthersEvents(details.id);
  if (events.length === 0) return null;
  const sentenceContext = sentenceContextOf(details);
  return (
    <Note
      tone="desk"
      icon={Info}
      action={
        <Button
          type="text"
          size="small"
          aria-label={t('hideNote')}
          icon={<X size={15} aria-hidden />}
          onClick={hide}
        />
      }
    >
      {events.map((event) => (
        <p key={event.seq}>
          {t('otherChanged', { by: whoDid(event), what: sentenceOf(event, sentenceContext) })}
        </p>
      ))}
    </Note>
  );
}

function DismissalNote({ details, onAct }: CaseNotesProps) {
  const t = useText(messages);
  const { isClient } = usePerson();
  const { dismissalRequestedAt, status, availableActions } = details;
  if (!dismissalRequestedAt || isEnded(status)) return null;
  const zone = zoneOf(details);
  const day = proseDay(dayOf(dismissalRequestedAt, zone), todayIn(zone));
  const mayDismiss = !isClient && availableActions.includes('dismiss-case');
  return (
    <Note
      tone="hold"
      icon={CirclePause}
      action={mayDismiss && <Button onClick={() => onAct('dismiss-case')}>{t('dismissNow')}…</Button>}
    >
      <p>{t(isClient ? 'dismissalAskedOwn' : 'dismissalAsked', { day })}</p>
    </Note>
  );
}

function PaymentNote({ details }: { details: CaseDetails }) {
  const t = useText(messages);
  if (details.status !== 'PAYMENT_HOLD') return null;
  return (
    <>
      <Note tone="hold" icon={CirclePause}>
        <p>
          <strong>{t('heldPayment')}</strong>
        </p>
        <p>{t('heldPaymentText')}</p>
        <OverdueInvoices clientId={details.clientId} />
      </Note>
      <Suspense>
        <ExceptionNote firm={{ id: details.firmId }} clientId={details.clientId} />
      </Suspense>
    </>
  );
}

function AskedNote({ details, onAct }: CaseNotesProps) {
  const t = useText(messages);
  const { isClient, holds } = usePerson();
  const open = openClientRequests(details);
  const isAnswered = useIsAnswered(details);
  // Who only reads finds next to it what happens next.
  if (!isClient || !holds('case.submit') || details.status !== 'RETURNED_TO_CLIENT') return null;
  if (isAnswered)
    return (
      <Note
        tone="hold"
        icon={Reply}
        action={<Button onClick={() => onAct('submit')}>{t('sendAnswer')}</Button>}
      >
        <p>{t('allAnswered')}</p>
      </Note>
    );
  const due = open
    .flatMap(({ dueOn }) => dueOn ?? [])
    .toSorted()
    .at(0);
  return (
    <Note
      tone="hold"
      icon={Reply}
      action={
        <Link to="." hash="requests">
          {t('seeRequests')}
        </Link>
      }
    >
      <p>{due ? t('askedClientDue', { day: proseDay(due, todayIn(zoneOf(details))) }) : t('askedClient')}</p>
    </Note>
  );
}

/** Until it is settled the case goes neither to the attorney nor to the court, and its action is not offered. */
function FlaggedNote({ details }: { details: CaseDetails }) {
  const t = useText(messages);
  const { isClient } = usePerson();
  const flagged = details.documents.filter(({ flaggedAt }) => flaggedAt !== null);
  if (isClient || flagged.length === 0 || details.approvedAt !== null || isEnded(details.status)) return null;
  return (
    <Note
      tone="hold"
      icon={Flag}
      action={
        <Link to="." hash="documents">
          {t('seeDocuments')}
        </Link>
      }
    >
      {flagged.map(({ id, title, flagComment }) => (
        <p key={id}>
          {flagComment
            ? t('documentFlaggedWhy', { title, why: flagComment })
            : t('documentFlagged', { title })}
        </p>
      ))}
      <p>{t('settleFlag')}</p>
    </Note>
  );
}

function RejectedNote({ details }: { details: CaseDetails }) {
  const t = useText(messages);
  if (details.filingStage !== 'REJECTED' || isEnded(details.status)) return null;
  return (
    <Note tone="stop" icon={Undo2}>
      <p>{t('rejected')}</p>
    </Note>
  );
}
