import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { Button } from 'antd';
import { TriangleAlert } from 'lucide-react';
import { listDay, recordMoment, todayIn, wallTime } from '../../../../shared/formats/dates.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { usePerson } from '../../../../shared/person/index.ts';
import { Facts, Sheet } from '../../../../shared/ui/index.ts';
import { useOpenAct } from '../../actions/index.ts';
import { zoneOf } from '../../shared/court-zone.ts';
import { writMessages } from './writ-messages.ts';

type Lockout = CaseDetails['lockouts'][number];

/** The day agreed with the officer, who comes and who meets them; earlier days with why they changed. */
export function LockoutCard({ details }: { details: CaseDetails }) {
  const t = useText(writMessages);
  const { isClient } = usePerson();
  const { open } = useOpenAct();
  const today = todayIn(zoneOf(details));
  const { lockouts, availableActions, waiting } = details;
  const mayset = availableActions.includes('set-lockout-date');
  const isAwaited = waiting.some(({ action }) => action === 'set-lockout-date');
  if (lockouts.length === 0 && !mayset && !isAwaited) return null;
  const set = lockouts.find(({ state }) => state === 'SET' || state === 'DONE');
  const isDone = set?.state === 'DONE';
  const executedAt = details.writs.at(-1)?.executedAt;
  const act = isClient ? 'propose' : set ? 'setAgain' : 'set';
  const proposed = lockouts.find(({ state }) => state === 'PROPOSED');
  const earlier = lockouts.filter((one) => one !== set && one !== proposed).toReversed();
  const when = ({ lockoutDate, lockoutTime }: Lockout) =>
    [listDay(lockoutDate, today), lockoutTime && wallTime(lockoutTime)].filter(Boolean).join(', ');
  const brings = set && [set.crew && t('crew'), set.locksmith && t('locksmith')].filter(Boolean).join(', ');
  return (
    <Sheet title={t('lockout')} className="wide-card">
      <Facts
        columns={4}
        items={[
          { label: t(isDone ? 'wasSetFor' : 'when'), value: set ? when(set) : t('notSet') },
          { label: t('executed'), value: isDone && executedAt && recordMoment(executedAt, zoneOf(details)) },
          {
            label: t('officer'),
            value: set && [set.officerName, set.officerPhone].filter(Boolean).join(', '),
          },
          {
            label: t('contact'),
            value: set && [set.contactName, set.contactPhone].filter(Boolean).join(', '),
          },
          { label: t('atUnit'), value: brings },
        ]}
      />
      {set?.state === 'SET' && (
        <p className="with-icon tone-hold">
          <TriangleAlert size={16} aria-hidden />
          {t('dontCancel')}
        </p>
      )}
      {proposed && <p>{t('proposed', { day: when(proposed) })}</p>}
      {(mayset || isAwaited) && (
        <p className="writ-acts">
          <Button onClick={() => open('set-lockout-date')}>{t(act)}</Button>
        </p>
      )}
      {earlier.length > 0 && (
        <details className="ledger-box earlier-orders">
          <summary>{t('history', { count: earlier.length })}</summary>
          <ul>
            {earlier.map((one) => (
              <li key={one.id}>
                {t(one.state === 'DONE' || one.state === 'RESET' ? one.state : 'CANCELLED', {
                  day: when(one),
                  why: one.endReason ?? '',
                })}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Sheet>
  );
}
