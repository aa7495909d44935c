import { holdFacts } from '@writdesk/contract/cases/case-holds';
import type { HoldKind } from '@writdesk/contract/cases/hold-kinds';
import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { CirclePause } from 'lucide-react';
import { dayOf, proseDay, todayIn } from '../../../../shared/formats/dates.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { Sheet } from '../../../../shared/ui/index.ts';
import { actLabel } from '../../../../labels/case/act-labels.ts';
import { zoneOf } from '../../shared/court-zone.ts';
import { useFresh } from '../fresh-parts.ts';
import { messages } from '../messages.ts';
import { holds as holdWords } from '../../../../labels/case/court-words.ts';
import { wordOf } from '../../../../shared/i18n/word-list.ts';

type Hold = CaseDetails['holds'][number];

/** What keeps the case from going on, since when, and which actions it stops. */
export function Holds({ details }: { details: CaseDetails }) {
  const t = useText(messages);
  const fresh = useFresh('holds');
  if (details.holds.length === 0) return null;
  return (
    <Sheet title={t('holds')} edge="hold" className={fresh}>
      <ul className="case-holds">
        {details.holds.map((hold) => (
          <li key={hold.id}>
            <span className="status tone-hold tone-text">
              <CirclePause size={15} aria-hidden />
              {wordOf(holdWords, hold.kind)}
            </span>
            <Since hold={hold} zone={zoneOf(details)} />
            {hold.note && <p>{hold.note}</p>}
            <Stopped kind={hold.kind} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

function Since({ hold: { from, until }, zone }: { hold: Hold; zone: string }) {
  const t = useText(messages);
  const today = todayIn(zone);
  const day = (at: string) => proseDay(dayOf(at, zone), today);
  const words = until
    ? t('holdUntil', { from: day(from), until: day(until) })
    : t('holdSince', { day: day(from) });
  return <small>{words}</small>;
}

function Stopped({ kind }: { kind: HoldKind }) {
  const t = useText(messages);
  const acts = holdFacts[kind].blocks.map((act) => actLabel(act).toLowerCase());
  return <small>{t('holdBlocks', { acts: acts.join(', ') })}</small>;
}
