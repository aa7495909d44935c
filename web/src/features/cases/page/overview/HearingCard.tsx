import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { listDay, timeAt, todayIn } from '../../../../shared/formats/dates.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { Facts, Sheet } from '../../../../shared/ui/index.ts';
import { zoneOf } from '../../shared/court-zone.ts';
import { useFresh } from '../fresh-parts.ts';
import { plainWords } from '../../../../shared/i18n/word-list.ts';
import { messages } from './messages.ts';

type Setting = CaseDetails['caseDockets'][number];

/** When and where the case is heard; earlier settings below. */
export function HearingCard({ details }: { details: CaseDetails }) {
  const t = useText(messages);
  const fresh = useFresh('hearing');
  const { caseDockets, docketId, courthouse, interpreter } = details;
  const present = caseDockets.find((setting) => setting.docketId === docketId) ?? caseDockets.at(-1);
  if (!present) return null;
  const zone = zoneOf(details);
  const today = todayIn(zone);
  const earlier = caseDockets.filter((setting) => setting !== present);
  const time = timeAt(present.hearingAt, zone, { zone: 'always' });
  const address = [courthouse?.addressLine1, courthouse?.city].filter(Boolean).join(', ');
  return (
    <Sheet
      title={t('hearing')}
      extra={t('docketOf', { day: listDay(present.hearingDate, today) })}
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
          { label: t('result'), value: present.result && plainWords(present.result) },
          {
            label: t('earlierHearings'),
            value: earlier.length > 0 && earlier.map((setting) => settingWords(setting, today)).join(', '),
          },
        ]}
      />
    </Sheet>
  );

  function placeOn({ caseCount, maxCases, position }: Setting): string {
    return t('placeOnDocket', { count: caseCount, max: maxCases, position });
  }
}

function settingWords({ hearingDate, state }: Setting, today: string): string {
  return `${listDay(hearingDate, today)} (${plainWords(state).toLowerCase()})`;
}
