import { courtCalendars } from '@writdesk/contract/court-calendars/court-calendars';
import { TriangleAlert } from 'lucide-react';
import { useCall } from '../../../shared/api/index.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { losesConfirmation } from './confirmation.ts';
import type { Level } from './LevelQuestion.tsx';
import { messages } from './messages.ts';

interface ConfirmationLostProps {
  courthouseId: string;
  level: Level;
  /** Those that get a day. */
  years: readonly number[];
}

/** Says before a day is saved that a year confirmed for more than its courts is then confirmed by nobody. */
export function ConfirmationLost({ years, ...where }: ConfirmationLostProps) {
  return (
    <div aria-live="polite">
      {years.map((year) => (
        <LostYear key={year} year={year} {...where} />
      ))}
    </div>
  );
}

function LostYear({ courthouseId, level, year }: Omit<ConfirmationLostProps, 'years'> & { year: number }) {
  const t = useText(messages);
  const query = { year };
  const { data } = useCall(courtCalendars.year, { params: { courthouseId }, query, quiet: true });
  const confirmation = data?.confirmation;
  if (!confirmation || !losesConfirmation(confirmation.calendar.level, level)) return null;
  return (
    <p className="confirmation-lost">
      <TriangleAlert size={18} aria-hidden />
      <span>
        {t('confirmationLost', {
          year: String(year),
          calendar: confirmation.calendar.name,
          name: confirmation.confirmedBy,
        })}
      </span>
    </p>
  );
}
