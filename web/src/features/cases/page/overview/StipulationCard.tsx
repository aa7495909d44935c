import { cases, type CaseDetails } from '@writdesk/contract/cases/cases';
import type { DueOutcome } from '@writdesk/contract/stipulations/stipulations';
import { Link } from '@tanstack/react-router';
import { Button } from 'antd';
import { useAction } from '../../../../shared/api/index.ts';
import { dayOf, listDay, todayIn } from '../../../../shared/formats/dates.ts';
import { formatMoney } from '../../../../shared/formats/money.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { usePerson } from '../../../../shared/person/index.ts';
import { Sheet } from '../../../../shared/ui/index.ts';
import { zoneOf } from '../../shared/court-zone.ts';
import { courtMessages } from './court-messages.ts';

type Stipulation = NonNullable<CaseDetails['stipulation']>;
type Due = Stipulation['dues'][number];

/** An agreement before the court: what is due on which day, and what came. The property says it in one tap. */
export function StipulationCard({ details }: { details: CaseDetails }) {
  const t = useText(courtMessages);
  const today = todayIn(zoneOf(details));
  const { isClient } = usePerson();
  const { stipulation } = details;
  if (!stipulation) return null;
  return (
    <Sheet
      title={t('stipulation')}
      extra={t(stipulation.state, { day: listDay(stipulation.agreedOn, today) })}
      className="wide-card"
    >
      <ul className="due-list">
        {stipulation.dues.map((due) => (
          <DueRow key={`${due.dueOn} ${due.kind}`} details={details} due={due} today={today} />
        ))}
      </ul>
      {!isClient && stipulation.dues.some(({ outcome }) => outcome === 'MISSED') && (
        <p>
          {t('affidavitPrepared')}{' '}
          <Link to="." hash="documents">
            {t('openDocuments')}
          </Link>
        </p>
      )}
    </Sheet>
  );
}

function DueRow({ details, due, today }: { details: CaseDetails; due: Due; today: string }) {
  const t = useText(courtMessages);
  const record = useAction(cases.recordStipulation);
  const { dueOn, kind, amountCents, outcome, saidBy, saidAt } = due;
  const what = [t(kind), amountCents !== null && formatMoney(amountCents)].filter(Boolean).join(' ');
  const mayRecord = details.availableActions.includes('record-stipulation');
  const say = (came: DueOutcome) =>
    record.run({ params: { id: details.id }, body: { version: details.version, dueOn, kind, came } });
  const name = t('markOf', { what, day: listDay(dueOn, today) });
  const tone = outcome === 'MISSED' ? 'tone-stop' : outcome === 'RECEIVED' ? 'tone-gain' : 'tone-hold';
  return (
    <li className={tone}>
      <span>
        {what}
        <small>{listDay(dueOn, today)}</small>
      </span>
      <span className="with-tone">
        {outcome && t(outcome)}
        {outcome && saidBy && saidAt && (
          <small>{t('saidBy', { who: saidBy, day: listDay(dayOf(saidAt, zoneOf(details)), today) })}</small>
        )}
      </span>
      {mayRecord && (
        <span className="due-acts" role="group" aria-label={name}>
          {outcome !== 'RECEIVED' && (
            <Button size="small" disabled={record.isRunning} onClick={() => say('RECEIVED')}>
              {t('markReceived')}
            </Button>
          )}
          {outcome !== 'MISSED' && dueOn <= today && (
            <Button size="small" danger disabled={record.isRunning} onClick={() => say('MISSED')}>
              {t('markMissed')}
            </Button>
          )}
        </span>
      )}
    </li>
  );
}
