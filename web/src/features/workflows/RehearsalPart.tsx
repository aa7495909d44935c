import { judgmentWays, type JudgmentWay } from '@writdesk/contract/cases/case-facts';
import type { RehearsalReply } from '@writdesk/contract/workflows/rehearsal-reply';
import type { WorkflowDetails } from '@writdesk/contract/workflows/workflow-values';
import { workflows } from '@writdesk/contract/workflows/workflows';
import { CalendarClock, CircleCheck, OctagonX } from 'lucide-react';
import { useState } from 'react';
import { CaseInput } from '../../labels/case/CaseInput.tsx';
import { eventLabel } from '../../labels/law/use-event-label.ts';
import { roleNames } from '../../labels/roles.ts';
import { useCall } from '../../shared/api/index.ts';
import { DateInput, Question, QuestionRow, SelectInput } from '../../shared/form/index.ts';
import { dayAfter, listDay, todayIn } from '../../shared/formats/dates.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { sayFault } from '../../shared/i18n/sentences.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { wordOf } from '../../shared/i18n/word-list.ts';
import { ErrorState, Note, Sheet, Skeleton } from '../../shared/ui/index.ts';
import { rehearsalMessages } from './rehearsal-messages.ts';
import { actionWord } from './step-words.ts';
import './rehearsal.css';

const dayMs = 86_400_000;

type Step = RehearsalReply['steps'][number];

/** One case, real or invented, walked through the steps as they are now, day by day. */
export default function RehearsalPart({ workflow: { id, stateCode } }: { workflow: WorkflowDetails }) {
  const t = useText(rehearsalMessages);
  const today = todayIn();
  const [caseId, setCaseId] = useState<string | null>(null);
  const [way, setWay] = useState<JudgmentWay>('HEARING');
  const [start, setStart] = useState<string | null>(today);
  const isAsked = stateCode !== null || caseId !== null;
  const query = useCall(workflows.rehearse, {
    params: { id },
    query: { way, ...(caseId && { caseId }), ...(start && { start }) },
    enabled: isAsked,
    keepPrevious: true,
    quiet: true,
  });
  return (
    <Sheet title={t('title')}>
      <p className="quiet-words">{t('lead')}</p>
      <QuestionRow>
        <Question label={t('whichCase')} field={{ id: 'rehearsal-case' }} optional>
          <CaseInput
            id="rehearsal-case"
            value={caseId}
            onChange={setCaseId}
            allowClear
            placeholder={t('invented')}
          />
        </Question>
        <Question label={t('way')} field={{ id: 'rehearsal-way' }}>
          <SelectInput
            id="rehearsal-way"
            value={way}
            options={judgmentWays.map((value) => ({ value, label: t(value) }))}
            onChange={(chosen) => chosen && setWay(chosen)}
          />
        </Question>
        <Question label={t('start')} field={{ id: 'rehearsal-start' }}>
          <DateInput
            id="rehearsal-start"
            value={start}
            min={dayAfter(today, -3650)}
            max={dayAfter(today, 3650)}
            error={undefined}
            onChange={setStart}
          />
        </Question>
      </QuestionRow>
      {!isAsked && <p>{t('chooseCase')}</p>}
      {query.error && (
        <ErrorState error={query.error} what={t('title')} onRetry={() => void query.refetch()} />
      )}
      {isAsked && query.isPending && <Skeleton lines={8} label={t('title')} />}
      {query.data && <Walk rehearsal={query.data} today={today} />}
    </Sheet>
  );
}

/** When it ends and what it costs, then each step with its days. */
function Walk({ rehearsal, today }: { rehearsal: RehearsalReply; today: string }) {
  const t = useText(rehearsalMessages);
  const { start, endsOn, totalCents, steps, stuck } = rehearsal;
  const days = endsOn ? Math.round((Date.parse(endsOn) - Date.parse(start)) / dayMs) : 0;
  return (
    <div className="rehearsal-walk">
      {endsOn && (
        <Note tone="gain" icon={CircleCheck}>
          {t('ends', { day: listDay(endsOn, today), days, amount: formatMoney(totalCents) })}
        </Note>
      )}
      <ol className="rehearsal" aria-label={t('title')}>
        {steps.map((step) => (
          <StepDays key={step.stepId} step={step} today={today} />
        ))}
      </ol>
      {stuck && (
        <Note tone="stop" icon={OctagonX}>
          {t('stuck')} {sayFault(stuck, stuck.message)}
        </Note>
      )}
    </div>
  );
}

function StepDays({ step, today }: { step: Step; today: string }) {
  const t = useText(rehearsalMessages);
  const { place, name, roles, from, day, event, actions, costs } = step;
  const waited = Math.round((Date.parse(day) - Date.parse(from)) / dayMs);
  const own = actions.at(-1);
  return (
    <li>
      <h3>
        <span className="rehearsal-day">{listDay(day, today)}</span> {place}. {name}
      </h3>
      {waited > 0 && (
        <p className="with-icon tone-hold">
          <CalendarClock size={15} aria-hidden />
          {event && !own
            ? t('waitsFor', { days: waited, event: eventLabel(event, null) })
            : t('waits', { days: waited })}
        </p>
      )}
      {!own && <p>{t('by', { roles: roles.map((role) => wordOf(roleNames, role)).join(', ') })}</p>}
      {actions.length > 0 && (
        <ul>
          {actions.map(({ action, role, day: on, meant, waitedFor }) => (
            <li key={action}>
              {t('does', {
                day: listDay(on, today),
                who: wordOf(roleNames, role),
                action: actionWord(action),
              })}
              {meant && ` ${t('about', { day: listDay(meant, today) })}`}
              {waitedFor && (
                <span className="quiet-words">
                  {' '}
                  {waitedFor.event
                    ? t('lawfulFrom', {
                        event: eventLabel(waitedFor.event, null),
                        day: waitedFor.from ? listDay(waitedFor.from, today) : '',
                        cite: waitedFor.cite ?? '',
                      })
                    : t('afterHearing')}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {costs.length > 0 && (
        <p>
          {costs
            .map(({ title, quantity, amountCents, source }) =>
              t(source === 'FIXED' ? 'cost' : amountCents > 0 ? 'costAbout' : 'costOpen', {
                title,
                quantity,
                amount: formatMoney(quantity * amountCents),
              }),
            )
            .join(' · ')}
        </p>
      )}
    </li>
  );
}
