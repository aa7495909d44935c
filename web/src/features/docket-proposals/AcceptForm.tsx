import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { type DocketProposal, docketProposals } from '@writdesk/contract/docket-proposals/docket-proposals';
import { dockets, type Docket } from '@writdesk/contract/dockets/dockets';
import { type JudgmentOutcome, judgmentOutcomes } from '@writdesk/contract/judgments/judgment-outcomes';
import { Suspense, useState } from 'react';
import { outcomes } from '../../labels/case/court-words.ts';
import { ApiError, useCall } from '../../shared/api/index.ts';
import {
  DateInput,
  Question,
  RecordDialog,
  SelectInput,
  useBodyForm,
  useSubmit,
} from '../../shared/form/index.ts';
import { recordDay } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { optionsOf } from '../../shared/i18n/word-list.ts';
import { DocketReason, earlyIn, LawfulDayNote, type Refused, useOrderDay } from '../cases/actions/index.ts';
import { messages } from './messages.ts';

interface Values {
  docketId: string | null;
  reason: string;
  outcome: JudgmentOutcome | null;
  date: string | null;
}

interface AcceptFormProps {
  proposal: DocketProposal;
  details: CaseDetails;
  onClose: () => void;
}

/** What the act of a line still needs, and what stands in its way: the act is then done in one’s own name. */
export function AcceptForm({ proposal, details, onClose }: AcceptFormProps) {
  const t = useText(messages);
  const { kind, facts, line } = proposal;
  const isOrder = kind === 'JUDGMENT';
  const initial: Values = {
    docketId: null,
    reason: '',
    outcome: facts.outcome ?? null,
    date: facts.date ?? null,
  };
  const [refused, setRefused] = useState<Refused | null>(null);
  const open = useOpenDockets(details, facts.date ?? null, kind === 'HEARING');
  const form = useBodyForm(
    initial,
    docketProposals.accept.body,
    ({ docketId, reason, outcome, date }) => ({
      version: proposal.version,
      ...(kind === 'HEARING' && { ...(docketId && { docketId }), reason }),
      ...(isOrder && outcome && { outcome }),
      ...(kind !== 'ANSWER' && kind !== 'HEARING' && date && { date }),
    }),
    `accept.${proposal.id}`,
  );
  const { outcome, date, docketId } = form.values;
  const { lawful } = useOrderDay(details, { outcome, date, refused });
  const check = () => {
    if (isOrder && lawful.obstacles.length > 0 && !lawful.isReady()) return null;
    const body = form.check();
    return body && { ...body, ...(isOrder && lawful.pass) };
  };
  const refuse = (error: unknown) => {
    const early = error instanceof ApiError ? earlyIn(error) : null;
    setRefused(early);
    if (!early) form.refuse(error);
  };
  const sent = useSubmit({ ...form, check, refuse }, docketProposals.accept, {
    params: { id: proposal.id },
    said: () => ({ title: t('accepted'), text: line }),
    onSent: onClose,
  });
  return (
    <RecordDialog
      title={t('acceptTitle')}
      keep={t('keep')}
      save={t('accept')}
      lead={
        <p>
          <strong>{line}</strong>
          <br />
          {t(`does_${kind}`)}
        </p>
      }
      form={{ ...sent, isChanged: form.isChanged || lawful.reason !== '' }}
      onClose={onClose}
    >
      {kind === 'HEARING' && (
        <>
          <Question label={t('docket')} hint={t('docketHint')} field={form.field('docketId')}>
            <SelectInput<string> {...form.field('docketId')} options={open.map(optionOf)} />
          </Question>
          <Suspense>
            <DocketReason
              details={details}
              hearingDate={open.find(({ id }) => id === docketId)?.hearingDate}
              field={form.field('reason')}
            />
          </Suspense>
        </>
      )}
      {isOrder && (
        <Question label={t('outcome')} field={form.field('outcome')}>
          <SelectInput<JudgmentOutcome>
            {...form.field('outcome')}
            options={optionsOf(outcomes, judgmentOutcomes)}
          />
        </Question>
      )}
      {(isOrder || kind === 'APPEAL') && (
        <Question label={t('day')} field={form.field('date')}>
          <DateInput {...form.field('date')} />
        </Question>
      )}
      {isOrder && outcome && <LawfulDayNote details={details} lawful={lawful} />}
    </RecordDialog>
  );
}

/** The dockets of the case’s court on the day that the line names; on all coming days where it names none. */
function useOpenDockets({ courthouseId }: CaseDetails, day: string | null, isAsked: boolean): Docket[] {
  const { data } = useCall(dockets.list, {
    query: { courthouseId: courthouseId ?? 'all', size: 100, open: 'true' },
    enabled: isAsked && courthouseId !== null,
    quiet: true,
  });
  return (data?.dockets ?? []).filter(({ hearingDate }) => day === null || hearingDate === day);
}

const optionOf = ({ id, hearingDate, hearingTime, courthouse, room }: Docket) => ({
  value: id,
  label: `${recordDay(hearingDate)}, ${hearingTime}, ${courthouse.name}`,
  hint: room,
});
