import { type LateLease, monthFiling } from '@writdesk/contract/month-filing/month-filing';
import type { RouteReply } from '@writdesk/contract/route';
import { useState } from 'react';
import { useAction } from '../../shared/api/index.ts';
import { todayIn } from '../../shared/formats/dates.ts';
import { DateInput, fieldId, Question } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Dialog } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

interface RecordNoticeDialogProps {
  leases: readonly LateLease[];
  onDone: (results: RouteReply<typeof monthFiling.recordNotice>['results']) => void;
  onClose: () => void;
}

/** One day of a notice for all selected leases; each lease has its own result. */
export function RecordNoticeDialog({ leases, onDone, onClose }: RecordNoticeDialogProps) {
  const t = useText(messages);
  const [noticeGivenOn, setDay] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const record = useAction(monthFiling.recordNotice, { onDone: ({ results }) => onDone(results) });
  const field = { id: fieldId('noticeGivenOn'), error: isMissing ? t('noticeMissing') : undefined };
  const count = leases.length;
  return (
    <Dialog
      open
      title={t('recordTitle', { count })}
      confirm={{ label: t('recordNotice', { count }) }}
      keep={t('cancel')}
      isRunning={record.isRunning}
      isChanged={noticeGivenOn !== null}
      onConfirm={() => {
        setMissing(noticeGivenOn === null);
        if (noticeGivenOn) record.run({ body: { leaseIds: leases.map(({ id }) => id), noticeGivenOn } });
      }}
      onClose={onClose}
    >
      <p>{t('recordText')}</p>
      <Question label={t('noticeDay')} field={field}>
        <DateInput
          {...field}
          max={todayIn()}
          value={noticeGivenOn}
          onChange={(day) => {
            setDay(day);
            setMissing(false);
          }}
        />
      </Question>
    </Dialog>
  );
}
