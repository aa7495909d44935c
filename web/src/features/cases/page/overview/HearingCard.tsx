import { Link } from '@tanstack/react-router';
import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { listDay, recordMoment, timeAt, todayIn } from '../../../../shared/formats/dates.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { usePerson } from '../../../../shared/person/index.ts';
import { type Fact, Facts, Sheet } from '../../../../shared/ui/index.ts';
import { settingStates } from '../../../../labels/case/court-words.ts';
import { sweepWords } from '../../../../labels/case/sweep-words.ts';
import { useOpenAct } from '../../actions/index.ts';
import { zoneOf } from '../../shared/court-zone.ts';
import { hearingOf, type HearingSetting, isSweepOpen } from '../../shared/hearing-setting.ts';
import { useFresh } from '../fresh-parts.ts';
import { plainWords, wordOf } from '../../../../shared/i18n/word-list.ts';
import { messages } from './messages.ts';

/** When and where the case is heard; earlier settings below. */
export function HearingCard({ details }: { details: CaseDetails }) {
  const t = useText(messages);
  const fresh = useFresh('hearing');
  const { holds } = usePerson();
  const { open } = useOpenAct();
  const { caseDockets, courthouse, interpreter } = details;
  const zone = zoneOf(details);
  const today = todayIn(zone);
  const present = hearingOf(details, today);
  if (!present) return null;
  const earlier = caseDockets.filter((setting) => setting !== present);
  const docket = t('docketOf', { day: listDay(present.hearingDate, today) });
  const time = timeAt(present.hearingAt, zone, { zone: 'always' });
  const address = [courthouse?.addressLine1, courthouse?.city].filter(Boolean).join(', ');
  return (
    <Sheet
      title={t('hearing')}
      extra={
        holds('docket.read') ? (
          <Link to="/dockets/$id" params={{ id: present.docketId }}>
            {docket}
          </Link>
        ) : (
          docket
        )
      }
      className={`wide-card ${fresh}`}
    >
      <Facts
        columns={4}
        items={[
          { label: t('when'), value: `${listDay(present.hearingDate, today)}, ${time}` },
          { label: t('where'), value: [present.room, address].filter(Boolean).join(', ') },
          { label: t('judge'), value: present.judge },
          { label: t('onDocket'), value: placeOn(present) },
          {
            label: t('interpreter'),
            value: interpreter.needed && (interpreter.language ?? t('interpreterNeeded')),
          },
          ...(holds('payment-sweep.read') ? [{ label: t('sweep'), ...sweepFact(details) }] : []),
          { label: t('result'), value: present.result && plainWords(present.result) },
          {
            label: t('earlierHearings'),
            value: earlier.length > 0 && earlier.map((setting) => settingWords(setting, today)).join(', '),
          },
        ]}
      />
    </Sheet>
  );

  /** The answer with who gave it; while the hearing is ahead, that there is none and where to give it. */
  function sweepFact({ sweep }: CaseDetails): Pick<Fact, 'value'> {
    if (sweep)
      return { value: `${wordOf(sweepWords, sweep.answer)} · ${sweep.by}, ${recordMoment(sweep.at)}` };
    if (!isSweepOpen(details, today)) return { value: null };
    const mayAnswer = details.availableActions.includes('answer-sweep');
    return {
      value: mayAnswer ? (
        <button
          type="button"
          className="link-button sweep-open tone-hold"
          onClick={() => open('answer-sweep')}
        >
          {t('sweepOpen')}
        </button>
      ) : (
        <span className="sweep-open tone-hold">{t('sweepOpen')}</span>
      ),
    };
  }

  function placeOn({ caseCount, maxCases, position }: HearingSetting): string {
    return t('placeOnDocket', { count: caseCount, max: maxCases, position });
  }
}

function settingWords({ hearingDate, state }: HearingSetting, today: string): string {
  return `${listDay(hearingDate, today)} (${wordOf(settingStates, state).toLowerCase()})`;
}
