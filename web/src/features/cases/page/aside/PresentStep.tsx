import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { isEnded } from '@writdesk/contract/cases/case-lifecycle';
import { listDay, todayIn } from '../../../../shared/formats/dates.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { usePerson } from '../../../../shared/person/index.ts';
import { Distance } from '../../../../shared/ui/index.ts';
import { nextDateSort } from '../../../../labels/case/act-labels.ts';
import { holderOf } from '../../../../labels/case/case-names.ts';
import { stateWords } from '../../../../labels/law/state-words.ts';
import { caseLook } from '../../shared/case-look.ts';
import { zoneOf } from '../../shared/court-zone.ts';
import { messages } from '../messages.ts';
import { dayAndTime, useNextDateLabel } from '../NextDate.tsx';
import { ClosedHearing } from './ClosedHearing.tsx';
import { stepFrom, type TrackStep } from './track.ts';
import { useGivenName } from '../../../../labels/use-given-name.ts';
import { waitsFor } from './waits-for.ts';

/** The tinted block: what the case waits for, until when, and who has it. Its tone says whose move it is. */
export function PresentStep({ details, step }: { details: CaseDetails; step: TrackStep | null }) {
  const t = useText(messages);
  const label = useNextDateLabel(details);
  const { isClient } = usePerson();
  const { tone, icon: Icon } = caseLook(details, isClient ? 'client' : 'firm');
  const { status, nextDate, nextDateKind } = details;
  const given = useGivenName();
  const today = todayIn(zoneOf(details));
  const isOver = isEnded(status);
  const from = step && stepFrom(details.waiting, step);
  return (
    <li className={`track-present tone-${tone}`} aria-current="step">
      <span className="track-mark">
        <Icon size={13} strokeWidth={2} aria-hidden />
      </span>
      <span className="track-words">
        <strong>{t(`wait${waitsFor(details)}`, { ...stateWords(details.terms) })}</strong>
        {!isOver && (
          <>
            {nextDate && <span>{whenAndWhere(details, label, today)}</span>}
            {from && from !== nextDate && <span>{t('stepFrom', { day: listDay(from, today) })}</span>}
            {nextDateKind === 'HEARING' && <ClosedHearing details={details} />}
            <span>
              {[
                step && `${step.sequenceNo} ${given(step.name)}`,
                holderOf(details, step?.roles[0])?.split(' ')[0],
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </>
        )}
      </span>
      {nextDate && !isOver && <Distance day={nextDate} today={today} kind={nextDateSort(nextDateKind)} />}
    </li>
  );
}

/** `Tue Jul 28, 9:00 AM, Courtroom 1B`; `Return of service Tue Jul 28`. */
function whenAndWhere(details: CaseDetails, label: string, today: string): string {
  const { nextDateKind, docketId, caseDockets } = details;
  const when = dayAndTime(details, today);
  if (nextDateKind !== 'HEARING') return `${label} ${when}`;
  const room = caseDockets.find((docket) => docket.docketId === docketId)?.room;
  return room ? `${when}, ${room}` : when;
}
