import { type DocketProposal, docketProposals } from '@writdesk/contract/docket-proposals/docket-proposals';
import { dockets } from '@writdesk/contract/dockets/dockets';
import { type JudgmentOutcome, judgmentOutcomes } from '@writdesk/contract/judgments/judgment-outcomes';
import { outcomes } from '../../labels/case/court-words.ts';
import { useCall } from '../../shared/api/index.ts';
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
import { messages } from './messages.ts';

interface Values {
  docketId: string | null;
  outcome: JudgmentOutcome | null;
  date: string | null;
}

/** Says yes to a line, with what its act still needs: the act is then done in one’s own name. */
export default function AcceptDialog({
  proposal,
  onClose,
}: {
  proposal: DocketProposal;
  onClose: () => void;
}) {
  const t = useText(messages);
  const { kind, facts, line } = proposal;
  const initial: Values = { docketId: null, outcome: facts.outcome ?? null, date: facts.date ?? null };
  const form = useBodyForm(initial, docketProposals.accept.body, ({ docketId, outcome, date }) => ({
    version: proposal.version,
    ...(kind === 'HEARING' && docketId && { docketId }),
    ...(kind === 'JUDGMENT' && outcome && { outcome }),
    ...(kind !== 'ANSWER' && kind !== 'HEARING' && date && { date }),
  }));
  const sent = useSubmit(form, docketProposals.accept, {
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
      form={sent}
      onClose={onClose}
    >
      {kind === 'HEARING' && <DocketQuestion field={form.field('docketId')} day={facts.date ?? null} />}
      {kind === 'JUDGMENT' && (
        <Question label={t('outcome')} field={form.field('outcome')}>
          <SelectInput<JudgmentOutcome>
            {...form.field('outcome')}
            options={optionsOf(outcomes, judgmentOutcomes)}
          />
        </Question>
      )}
      {(kind === 'JUDGMENT' || kind === 'APPEAL') && (
        <Question label={t('day')} field={form.field('date')}>
          <DateInput {...form.field('date')} />
        </Question>
      )}
    </RecordDialog>
  );
}

type DocketField = Omit<Parameters<typeof SelectInput<string>>[0], 'options'>;

/** The dockets of the day that the line names; of all coming days where it names none. */
function DocketQuestion({ field, day }: { field: DocketField; day: string | null }) {
  const t = useText(messages);
  const { data } = useCall(dockets.list, { query: { size: 100, open: 'true' }, quiet: true });
  const options = (data?.dockets ?? [])
    .filter(({ hearingDate }) => day === null || hearingDate === day)
    .map(({ id, hearingDate, hearingTime, courthouse, room }) => ({
      value: id,
      label: `${recordDay(hearingDate)}, ${hearingTime}, ${courthouse.name}`,
      hint: room,
    }));
  return (
    <Question label={t('docket')} hint={t('docketHint')} field={field}>
      <SelectInput<string> {...field} options={options} />
    </Question>
  );
}
