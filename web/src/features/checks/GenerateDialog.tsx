import {
  type CheckPayee,
  type CheckPurpose,
  checkPayees,
  checkPurposes,
} from '@writdesk/contract/checks/check-values';
import { checks } from '@writdesk/contract/checks/checks';
import { courthouses } from '@writdesk/contract/courthouses/courthouses';
import { useState } from 'react';
import { useAction, useCall } from '../../shared/api/index.ts';
import {
  DateInput,
  OneOf,
  Question,
  QuestionRow,
  RadioBoxes,
  RecordDialog,
  SelectInput,
  useBodyForm,
} from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Dialog, toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

const modes = ['ONE_PER_CASE', 'ONE_PER_COURTHOUSE'] as const;
interface Values {
  courthouseId: string | null;
  from: string | null;
  to: string | null;
  payeeKind: CheckPayee;
  purpose: CheckPurpose;
  mode: (typeof modes)[number];
}
const initial: Values = {
  courthouseId: null,
  from: null,
  to: null,
  payeeKind: 'CLERK',
  purpose: 'FILING',
  mode: 'ONE_PER_CASE',
};
type Skipped = readonly { caseId: string; title: string; reason: keyof (typeof messages)['en'] }[];

/** Generates checks for the approved cases of a court, and says which cases get none and why. */
export default function GenerateDialog({ onClose }: { onClose: () => void }) {
  const t = useText(messages);
  const courts = useCall(courthouses.choices, { quiet: true });
  const [skipped, setSkipped] = useState<Skipped | null>(null);
  const form = useBodyForm(initial, checks.generateBulk.body, ({ courthouseId, from, to, ...rest }) => ({
    ...rest,
    ...(courthouseId && { courthouseId }),
    ...((from ?? to) && { dateRange: `${from ?? ''}..${to ?? ''}` }),
  }));
  const generate = useAction(checks.generateBulk, { quiet: true });
  const submit = () => {
    if (!form.check()) return;
    const { courthouseId, from, to, ...rest } = form.values;
    const dateRange = (from ?? to) ? `${from ?? ''}..${to ?? ''}` : undefined;
    generate
      .runAsync({ body: { ...rest, courthouseId: courthouseId ?? undefined, dateRange } })
      .then((reply) => {
        toast.success(t('made', { count: reply.checks.length }));
        if (reply.skipped.length) setSkipped(reply.skipped);
        else onClose();
      })
      .catch((error: unknown) => form.refuse(error, (path) => (path === 'caseIds' ? 'courthouseId' : path)));
  };
  if (skipped)
    return (
      <Dialog
        open
        title={t('skipped', { count: skipped.length })}
        keep={t('close')}
        onConfirm={onClose}
        onClose={onClose}
      >
        <ul className="bulk-results">
          {skipped.map(({ caseId, title, reason }) => (
            <li key={caseId} className="stayed">
              <div>
                <strong>{title}</strong>
                <p>{t(reason)}</p>
              </div>
            </li>
          ))}
        </ul>
      </Dialog>
    );
  const options = (courts.data?.courthouses ?? []).map(({ id, name, county, stateCode }) => ({
    value: id,
    label: name,
    hint: `${county}, ${stateCode}`,
  }));
  return (
    <RecordDialog
      title={t('generate')}
      keep={t('notNow')}
      save={t('generate')}
      lead={<p>{t('generateText')}</p>}
      form={{ ...form, submit, isRunning: generate.isRunning }}
      onClose={onClose}
    >
      <Question label={t('whichCourt')} field={form.field('courthouseId')}>
        <SelectInput {...form.field('courthouseId')} options={options} isLoading={courts.isPending} />
      </Question>
      <QuestionRow>
        <Question label={t('approvedFrom')} field={form.field('from')} optional>
          <DateInput {...form.field('from')} />
        </Question>
        <Question label={t('approvedTo')} field={form.field('to')} optional>
          <DateInput {...form.field('to')} />
        </Question>
      </QuestionRow>
      <Question label={t('whom')} field={form.field('payeeKind')} group>
        <RadioBoxes
          {...form.field('payeeKind')}
          options={checkPayees.map((value) => ({ value, label: t(value) }))}
        />
      </Question>
      <Question label={t('what')} field={form.field('purpose')}>
        <OneOf<CheckPurpose> {...form.field('purpose')} of={checkPurposes} say={t} />
      </Question>
      <Question label={t('mode')} field={form.field('mode')} group>
        <RadioBoxes {...form.field('mode')} options={modes.map((value) => ({ value, label: t(value) }))} />
      </Question>
    </RecordDialog>
  );
}
