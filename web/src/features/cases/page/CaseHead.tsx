import { useNavigate } from '@tanstack/react-router';
import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { type CalledWritAction, isCalledWritAction } from '@writdesk/contract/writs/writ-actions';
import { Button } from 'antd';
import { CalendarClock, Ellipsis, Hash, Landmark } from 'lucide-react';
import { todayIn } from '../../../shared/formats/dates.ts';
import { useLocale } from '../../../shared/i18n/locale.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { usePerson } from '../../../shared/person/index.ts';
import {
  MenuButton,
  MoreMenu,
  PageFact,
  PageHead,
  People,
  Status,
  usePhone,
} from '../../../shared/ui/index.ts';
import type { PopupTrigger } from '../../../shared/ui/overlay/Popup.tsx';
import { actLabel, labelFrom, primaryLabel } from '../../../labels/case/act-labels.ts';
import { isFormAct, type FormAct } from '../../../labels/case/action-screens.ts';
import { numberOf } from '../../../labels/case/case-names.ts';
import { queueOfStatus } from '../list/index.ts';
import { writActLabel } from '../../../labels/writ/writ-action-words.ts';
import { chooseActs, type HeadAct, isDestructive, useOpenWritAct } from '../actions/index.ts';
import { zoneOf } from '../shared/court-zone.ts';
import { approvalLooks, caseLook, holdLooks } from '../shared/case-look.ts';
import { isSweepOpen } from '../shared/hearing-setting.ts';
import { useIsAnswered } from '../shared/use-send-back.ts';
import { messages } from './messages.ts';
import { NextDate } from './NextDate.tsx';

interface CaseHeadProps {
  details: CaseDetails;
  onAct: (act: FormAct) => void;
  /** Opens who is kept from the case, or asks for the order that seals it. */
  onBeside: (what: 'ethical-walls' | 'seal' | 'legal-hold') => void;
}

/** Title, where the case stands, its facts, and the one action that comes next. */
export function CaseHead({ details, onAct, onBeside }: CaseHeadProps) {
  const t = useText(messages);
  const isPhone = usePhone();
  const { isClient, holds } = usePerson();
  const today = todayIn(zoneOf(details));
  // What a company is asked before a hearing is its next move, also before the firm's reminder of it.
  const maySweep = isClient && isSweepOpen(details, today);
  const { primary, others, isWaiting, fromOf } = chooseActs(details, maySweep);
  const perform = usePerform(details, onAct);
  const navigate = useNavigate();
  const look = caseLook(details, isClient ? 'client' : 'firm');
  const queue = queueOfStatus(details.status, isClient).key;
  const isAnswered = useIsAnswered(details);
  const about = { status: details.status, isClient, isAnswered };
  const withDay = (act: HeadAct, label: string) => labelFrom(label, fromOf(act), today);
  const label = primary && withDay(primary, primaryLabel(primary, about));
  const isShown = primary !== null && label !== null;
  const acts = others.map((act) => ({
    key: act,
    label: isFormAct(act) ? `${withDay(act, actLabel(act, about))}…` : actLabel(act, about),
    danger: isDestructive(act),
    onSelect: () => perform(act),
  }));
  const walls = {
    key: 'ethical-walls',
    label: `${t('ethicalWall')}…`,
    onSelect: () => onBeside('ethical-walls'),
  };
  const seal = { key: 'seal', label: `${t('sealCase')}…`, danger: true, onSelect: () => onBeside('seal') };
  const legalHold = {
    key: 'legal-hold',
    label: `${t('legalHold')}…`,
    onSelect: () => onBeside('legal-hold'),
  };
  const mail = {
    key: 'mail',
    label: `${t('newEnvelope')}…`,
    onSelect: () => void navigate({ to: '/mail', search: { caseId: details.id, create: true } }),
  };
  const { primaryAction } = details.writOffers;
  const writAct = !primary && primaryAction && isCalledWritAction(primaryAction) ? primaryAction : null;
  const items = [
    ...acts.filter(({ danger }) => !danger),
    ...(holds('stamp.create-envelope') ? [mail] : []),
    ...(holds('ethical-wall.read') ? [walls] : []),
    ...(holds('retention.hold') ? [legalHold] : []),
    ...acts.filter(({ danger }) => danger),
    ...(holds('case.seal') ? [seal] : []),
  ];
  // Alone in the bar of a phone, three dots would say nothing.
  const actsButton = (props: PopupTrigger) => (
    <Button {...props} className="lone-act" icon={<Ellipsis size={16} aria-hidden />}>
      {t('acts')}
    </Button>
  );
  const locale = useLocale();
  return (
    <PageHead
      title={details.title}
      status={
        <>
          <Status pill of={look} />
          {[...holdLooks(details), ...approvalLooks(details)].map((hold) => (
            <Status key={hold.label.en} pill of={hold} />
          ))}
        </>
      }
      {...(!isPhone && {
        breadcrumb: [
          { label: t('cases'), to: '/cases' },
          { label: look.label[locale], to: '/cases', search: (queue === 'all' ? {} : { queue }) as never },
        ],
        facts: <HeadFacts details={details} />,
      })}
      actions={
        (isShown || items.length > 0 || writAct) && (
          <>
            {writAct && <WritHeadAct act={writAct} terms={details.terms} />}
            {primary && label && (
              <Button type={isWaiting ? 'default' : 'primary'} onClick={() => perform(primary)}>
                {label}
              </Button>
            )}
            {isPhone && !isShown && !writAct ? (
              <MenuButton label={t('acts')} items={items} renderButton={actsButton} />
            ) : (
              <MoreMenu label={t('moreActs')} items={items} />
            )}
          </>
        )
      }
      phone={{ backTo: '/cases', title: numberOf(details) }}
    />
  );
}

/** The case waits for its writ: the writ’s own next action is the button. */
function WritHeadAct({ act, terms }: { act: CalledWritAction } & Pick<CaseDetails, 'terms'>) {
  const { isClient } = usePerson();
  const { open } = useOpenWritAct();
  return (
    <Button type="primary" onClick={() => open(act)}>
      {writActLabel(act, terms, isClient)}
    </Button>
  );
}

function HeadFacts({ details }: { details: CaseDetails }) {
  const t = useText(messages);
  const { status, caseNumber, caseDraftNumber, courthouse, assignedLawyer, assignedProcessor } = details;
  const people = [assignedLawyer, assignedProcessor].flatMap((person) => person?.name ?? []);
  return (
    <>
      <PageFact icon={<Hash size={16} aria-hidden />}>
        {caseNumber ?? (status === 'DRAFT' ? t('draftNumber', { number: caseDraftNumber }) : caseDraftNumber)}
      </PageFact>
      {courthouse && <PageFact icon={<Landmark size={16} aria-hidden />}>{courthouse.name}</PageFact>}
      {details.nextDate && (
        <PageFact icon={<CalendarClock size={16} aria-hidden />}>
          <NextDate details={details} />
        </PageFact>
      )}
      {people.length > 0 && <People names={[...new Set(people)]} />}
    </>
  );
}

function usePerform(details: CaseDetails, onAct: (act: FormAct) => void): (act: HeadAct) => void {
  const navigate = useNavigate();
  return (act) => {
    // A company that was asked something answers in a form of its own, which leads on to the steps.
    if (act === 'save' && details.primaryAction === 'save' && details.status === 'RETURNED_TO_CLIENT')
      onAct('submit');
    else if (act === 'save') void navigate({ to: '/cases/$id/edit', params: { id: details.id } });
    else if (act === 'add-documents') void navigate({ to: '.', hash: 'documents' });
    else onAct(act);
  };
}
