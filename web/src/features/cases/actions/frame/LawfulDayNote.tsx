import type { CaseDetails } from '@writdesk/contract/cases/cases';
import type { LawfulPoint } from '@writdesk/contract/lawful-days/obstacle';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { Question, TextInput } from '../../../../shared/form/index.ts';
import { todayIn } from '../../../../shared/formats/dates.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import type { FormAct } from '../../../../labels/case/action-screens.ts';
import { actLabel } from '../../../../labels/case/act-labels.ts';
import { obstacleText } from '../../../../labels/law/obstacle-words.ts';
import { closedText } from '../../../deadlines/index.ts';
import { zoneOf } from '../../shared/court-zone.ts';
import { lawfulDayMessages } from './lawful-day-messages.ts';
import { recordedBy } from './case-acts.ts';
import { useOpenAct } from './use-open-act.ts';
import type { LawfulDay } from './use-lawful-day.ts';

/** Why the action of a form isn’t lawful yet, with the day and the rule; for a lawyer, the reason to go ahead. */
export function LawfulDayNote({ details, lawful }: { details: CaseDetails; lawful: LawfulDay }) {
  const t = useText(lawfulDayMessages);
  const titleId = useId();
  const { open } = useOpenAct();
  const { obstacles, mayPass, reason, setReason, error } = lawful;
  if (obstacles.length === 0) return null;
  const reading = {
    today: todayIn(zoneOf(details)),
    terms: details.terms,
    why: closedText,
  };
  const helpFor = (point: LawfulPoint) => {
    const act = recordedBy[point];
    return act && details.availableActions.includes(act) ? act : null;
  };
  return (
    <section className="lawful-day tone-hold" aria-labelledby={titleId}>
      <h3 id={titleId}>{t('notYet')}</h3>
      {/* Read out when it comes, also while the fields are filled in. */}
      <div role="alert">
        <ul className="points">
          {obstacles.map((obstacle) => (
            <li key={`${obstacle.point} ${obstacle.event ?? ''}`} className="tone-hold">
              <CircleAlert size={16} aria-hidden />
              <span>
                {obstacleText(obstacle, reading)}
                <HelpWith act={helpFor(obstacle.point)} onOpen={open} />
              </span>
            </li>
          ))}
        </ul>
      </div>
      {mayPass ? (
        <Question label={t('passAnyway')} hint={t('passHint')} field={{ id: 'field-pass-reason', error }}>
          <TextInput
            id="field-pass-reason"
            error={error}
            rows={2}
            maxLength={2000}
            value={reason}
            onChange={setReason}
          />
        </Question>
      ) : (
        <p className="question-hint">{t('lawyerPasses', { state: details.stateCode ?? '' })}</p>
      )}
    </section>
  );
}

interface HelpProps {
  act: FormAct | null;
  onOpen: (act: FormAct) => void;
}

function HelpWith({ act, onOpen }: HelpProps) {
  if (act === null) return null;
  return (
    <>
      {'. '}
      <button type="button" className="link-button" onClick={() => onOpen(act)}>
        {actLabel(act)}
      </button>
    </>
  );
}
