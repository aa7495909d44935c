import { courtCalendars, type CourtDay } from '@writdesk/contract/court-calendars/court-calendars';
import { useAction } from '../../../shared/api/index.ts';
import { recordDay } from '../../../shared/formats/dates.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { Dialog, toast } from '../../../shared/ui/index.ts';
import { calendarText, closedDay } from '../../deadlines/index.ts';
import { dayRange } from './days.ts';
import { messages } from './messages.ts';

interface TakeBackProps {
  courthouseId: string;
  day: CourtDay;
  onClose: () => void;
}

/** Asks before a day leaves its calendar. */
export function RemoveDayDialog({ courthouseId, day, onClose }: TakeBackProps) {
  const t = useText(messages);
  const { date, calendar } = day;
  const name = closedDay(day.name).text;
  const remove = useAction(courtCalendars.removeDay, {
    onDone: () => {
      toast.success(t('datesRecalculated'), { title: t('removed', { name }) });
      onClose();
    },
  });
  return (
    <Dialog
      open
      title={t('removeTitle', { name })}
      keep={t('back')}
      confirm={{ label: t('removeAct'), danger: true }}
      isRunning={remove.isRunning}
      onConfirm={() => {
        if (calendar.level === 'country') return;
        remove.run({ params: { courthouseId, date }, query: { level: calendar.level } });
      }}
      onClose={onClose}
    >
      <p>{t('removeText', { day: recordDay(date), calendar: calendarText(calendar.name) })}</p>
      {calendar.level !== 'courthouse' && <p>{t('removeWide')}</p>}
    </Dialog>
  );
}

/** Asks before a closed court sits again. */
export function UndoClosureDialog({ day, dates, onClose }: TakeBackProps & { dates: readonly string[] }) {
  const t = useText(messages);
  const undo = useAction(courtCalendars.undoClosure, {
    onDone: () => {
      toast.success(t('datesRecalculated'), { title: t('undoDone') });
      onClose();
    },
  });
  return (
    <Dialog
      open
      title={t('undoTitle')}
      keep={t('keepClosure')}
      confirm={{ label: t('undoAct') }}
      isRunning={undo.isRunning}
      onConfirm={() => day.closureId && undo.run({ params: { id: day.closureId } })}
      onClose={onClose}
    >
      <p>{t('undoText', { days: dayRange(dates) })}</p>
    </Dialog>
  );
}
