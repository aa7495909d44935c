import { cases } from '@writdesk/contract/cases/cases';
import type { LeaseDraft } from '@writdesk/contract/month-filing/month-filing';
import type { RouteReply } from '@writdesk/contract/route';
import { useState } from 'react';
import { useAction } from '../../../shared/api/index.ts';
import { fieldId, Question, TextInput } from '../../../shared/form/index.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { usePerson } from '../../../shared/person/index.ts';
import { Dialog } from '../../../shared/ui/index.ts';
import { messages } from './messages.ts';

interface SubmitDialogProps {
  drafts: readonly LeaseDraft[];
  /** How many of the selected still lack something. */
  leftOut: number;
  onDone: (results: RouteReply<typeof cases.bulk>['results']) => void;
  onClose: () => void;
}

/** One attestation for all of them; each case has its own result. */
export function SubmitDialog({ drafts, leftOut, onDone, onClose }: SubmitDialogProps) {
  const t = useText(messages);
  const { name } = usePerson();
  const [attestedBy, setAttestedBy] = useState(name);
  const [isMissing, setMissing] = useState(false);
  const bulk = useAction(cases.bulk, { onDone: ({ results }) => onDone(results) });
  const count = drafts.length;
  const field = { id: fieldId('attestedBy'), error: isMissing ? t('attestMissing') : undefined };
  const submit = () => {
    setMissing(attestedBy.trim() === '');
    if (attestedBy.trim() === '') return;
    bulk.run({
      params: { action: 'submit' },
      body: { caseIds: drafts.map(({ id }) => id), data: { attestedBy } },
    });
  };
  return (
    <Dialog
      open
      title={t('submitTitle', { count })}
      confirm={{ label: t('submitThem', { count }) }}
      keep={t('cancel')}
      isRunning={bulk.isRunning}
      onConfirm={submit}
      onClose={onClose}
    >
      {leftOut > 0 && <p className="bulk-left-out">{t('leftOut', { count: leftOut })}</p>}
      <Question label={t('attestedBy')} field={field}>
        <TextInput
          {...field}
          value={attestedBy}
          onChange={setAttestedBy}
          autoComplete="name"
          maxLength={200}
        />
      </Question>
    </Dialog>
  );
}
