import {
  courtCalendars,
  type CourtDay,
  type CourtYear,
} from '@writdesk/contract/court-calendars/court-calendars';
import { Button } from 'antd';
import { CalendarPlus, ChevronLeft, ChevronRight, CloudSnow, FileUp } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../../shared/api/index.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { ErrorState, Sheet, Skeleton } from '../../../shared/ui/index.ts';
import { usePolling } from '../../../shared/ui/states/use-polling.ts';
import { AddDayDialog } from './AddDayDialog.tsx';
import { CloseCourtDialog } from './CloseCourtDialog.tsx';
import { ConfirmYearDialog } from './ConfirmYearDialog.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { messages } from './messages.ts';
import { RemoveDayDialog, UndoClosureDialog } from './TakeBackDialogs.tsx';
import { YearConfirmation } from './YearConfirmation.tsx';
import { YearDays } from './YearDays.tsx';
import './calendar.css';

interface CourtCalendarProps {
  courthouseId: string;
  court: string;
}

type Open =
  | { kind: 'close' | 'add' | 'import' | 'confirm' }
  | { kind: 'remove'; day: CourtDay }
  | { kind: 'undo'; day: CourtDay };

/** The closed days of a court, year by year, each with where it is from; who keeps courthouses changes them here. */
export default function CourtCalendar({ courthouseId, court }: CourtCalendarProps) {
  const t = useText(messages);
  const [asked, setAsked] = useState<number>();
  const [open, setOpen] = useState<Open>();
  const { data, error, refetch } = useCall(courtCalendars.year, {
    params: { courthouseId },
    query: asked === undefined ? {} : { year: asked },
    keepPrevious: true,
    quiet: true,
  });
  if (error && !data) {
    return (
      <Sheet title={t('title')}>
        <ErrorState error={error} what={t('theCalendar')} onRetry={() => void refetch()} level={3} />
      </Sheet>
    );
  }
  if (!data) {
    return (
      <Sheet title={t('title')}>
        <Skeleton lines={8} label={t('theCalendar')} />
      </Sheet>
    );
  }
  const close = () => setOpen(undefined);
  const { levels } = data.can;
  const mayChange = levels.length > 0;
  const here = { courthouseId, year: data.year, levels, onClose: close };
  return (
    <Sheet
      title={t('title')}
      padded={false}
      extra={<YearSwitch year={asked ?? data.year} onChange={setAsked} />}
    >
      <div className="court-year">
        <YearConfirmation
          year={data}
          onConfirm={mayChange && data.days.length > 0 ? () => setOpen({ kind: 'confirm' }) : undefined}
        />
        {mayChange && <Acts onOpen={(kind) => setOpen({ kind })} />}
        <Waiting cases={data.beingRecalculated} ask={refetch} />
        <YearDays
          year={data}
          mayRemove={({ calendar }) => levels.some((level) => level === calendar.level)}
          onRemove={(day) => setOpen({ kind: 'remove', day })}
          onUndo={mayChange ? (day) => setOpen({ kind: 'undo', day }) : undefined}
        />
      </div>
      {open?.kind === 'close' && <CloseCourtDialog {...here} court={court} />}
      {open?.kind === 'add' && <AddDayDialog {...here} />}
      {open?.kind === 'import' && <ImportDialog {...here} />}
      {open?.kind === 'confirm' && <ConfirmYearDialog {...here} />}
      {open?.kind === 'remove' && <RemoveDayDialog {...here} day={open.day} />}
      {open?.kind === 'undo' && (
        <UndoClosureDialog {...here} day={open.day} dates={datesOf(data, open.day)} />
      )}
    </Sheet>
  );
}

/** How many of the reader's cases still wait for their dates; asks again until none does. */
function Waiting({ cases, ask }: { cases: number; ask: () => unknown }) {
  const t = useText(messages);
  usePolling(cases > 0, ask);
  return (
    <p className="year-legend" role="status" hidden={cases === 0}>
      {cases > 0 && t('beingRecalculated', { count: cases })}
    </p>
  );
}

const datesOf = ({ closures }: CourtYear, { closureId, date }: CourtDay) =>
  closures.find(({ id }) => id === closureId)?.dates ?? [date];

function YearSwitch({ year, onChange }: { year: number; onChange: (year: number) => void }) {
  const t = useText(messages);
  return (
    <div className="year-switch" role="group" aria-label={t('year')}>
      <Button
        size="small"
        aria-label={t('earlier', { year: String(year - 1) })}
        icon={<ChevronLeft size={16} aria-hidden />}
        onClick={() => onChange(year - 1)}
      />
      <strong aria-live="polite">{year}</strong>
      <Button
        size="small"
        aria-label={t('later', { year: String(year + 1) })}
        icon={<ChevronRight size={16} aria-hidden />}
        onClick={() => onChange(year + 1)}
      />
    </div>
  );
}

function Acts({ onOpen }: { onOpen: (kind: 'close' | 'add' | 'import') => void }) {
  const t = useText(messages);
  return (
    <div className="year-acts">
      <Button icon={<CloudSnow size={16} aria-hidden />} onClick={() => onOpen('close')}>
        {t('closeCourt')}
      </Button>
      <Button icon={<CalendarPlus size={16} aria-hidden />} onClick={() => onOpen('add')}>
        {t('addDay')}
      </Button>
      <Button icon={<FileUp size={16} aria-hidden />} onClick={() => onOpen('import')}>
        {t('importList')}
      </Button>
    </div>
  );
}
