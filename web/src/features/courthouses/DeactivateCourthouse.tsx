import {
  courthouseHolds,
  courthouseWrites,
  type CourthouseHolds,
} from '@writdesk/contract/courthouses/courthouse-writes';
import { courthouses, type CourthouseDetails } from '@writdesk/contract/courthouses/courthouses';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError, useAction, useCall } from '../../shared/api/index.ts';
import { ErrorSummary, Question, SelectInput, useForm } from '../../shared/form/index.ts';
import { recordDay } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Dialog, toast } from '../../shared/ui/index.ts';
import { formMessages } from './form-messages.ts';

interface Props {
  courthouse: CourthouseDetails;
  onClose: () => void;
}

/** Asks before a courthouse is deactivated, and where its drafts go; of one in use it names what uses it. */
export default function DeactivateCourthouse({ courthouse, onClose }: Props) {
  const t = useText(formMessages);
  const [holds, setHolds] = useState<(CourthouseHolds & { message: string }) | null>(null);
  const { id, name, version, countyId } = courthouse;
  const { data } = useCall(courthouses.choices, { query: { countyId }, quiet: true });
  const others = (data?.courthouses ?? []).filter((court) => court.id !== id);
  const deactivate = useAction(courthouseWrites.deactivate, { quiet: true });
  const form = useForm<{ replacementId: string | null }>({ initial: { replacementId: null } });
  const { replacementId } = form.values;
  const confirm = () => {
    void deactivate.runAsync({ params: { id }, body: { version, replacementId } }).then(
      ({ movedDrafts }) => {
        toast.success(movedDrafts > 0 ? t('draftsMove', { count: movedDrafts }) : t('deactivated', { name }));
        onClose();
      },
      (error: unknown) => {
        const read = error instanceof ApiError ? courthouseHolds.safeParse(error.reply) : null;
        if (read?.success) setHolds({ ...read.data, message: (error as ApiError).message });
        else form.refuse(error);
      },
    );
  };
  if (holds) return <InUse holds={holds} onClose={onClose} />;
  return (
    <Dialog
      open
      title={t('deactivateAsk', { name })}
      keep={t('keepCourt')}
      confirm={{ label: t('deactivate'), danger: true }}
      isRunning={deactivate.isRunning}
      onConfirm={confirm}
      onClose={onClose}
    >
      <ErrorSummary errors={form.errors} />
      <p>{t('deactivateText')}</p>
      {(others.length > 0 || form.errors['replacementId'] !== undefined) && (
        <Question
          label={t('replacement')}
          hint={t('replacementHint')}
          field={form.field('replacementId')}
          optional
        >
          <SelectInput
            {...form.field('replacementId')}
            options={others.map((court) => ({ value: court.id, label: court.name }))}
            allowClear
          />
        </Question>
      )}
    </Dialog>
  );
}

function InUse({ holds, onClose }: { holds: CourthouseHolds & { message: string }; onClose: () => void }) {
  const t = useText(formMessages);
  const { cases, dockets, workflows, totals } = holds;
  const hidden =
    totals.cases + totals.dockets + totals.workflows - cases.length - dockets.length - workflows.length;
  return (
    <Dialog open title={t('inUse')} keep={t('gotIt')} onConfirm={onClose} onClose={onClose}>
      <p>{holds.message}</p>
      {cases.length > 0 && <h3>{t('openCases')}</h3>}
      <ul>
        {cases.map(({ id, title }) => (
          <li key={id}>
            <Link to="/cases/$id" params={{ id }}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
      {dockets.length > 0 && <h3>{t('comingDockets')}</h3>}
      <ul>
        {dockets.map(({ id, hearingDate, room }) => (
          <li key={id}>
            <Link to="/dockets/$id" params={{ id }}>
              {recordDay(hearingDate)}, {room}
            </Link>
          </li>
        ))}
      </ul>
      {workflows.length > 0 && <h3>{t('publishedWorkflows')}</h3>}
      <ul>
        {workflows.map(({ id, name }) => (
          <li key={id}>
            <Link to="/workflows/$id" params={{ id }}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      {hidden > 0 && <p>{t('ofOthers')}</p>}
    </Dialog>
  );
}
