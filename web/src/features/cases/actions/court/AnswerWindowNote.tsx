import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { TriangleAlert } from 'lucide-react';
import { listDay } from '../../../../shared/formats/dates.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { isInAnswerWindow } from './answer-window.ts';
import { useLawDates } from '../../shared/use-law-dates.ts';
import { messages } from '../frame/messages.ts';

interface AnswerWindowNoteProps {
  details: CaseDetails;
  /** Of the chosen docket. */
  hearingDate: string;
  today: string;
}

/** Warns of a hearing that would be held while the tenant may still answer. */
export default function AnswerWindowNote({ details, hearingDate, today }: AnswerWindowNoteProps) {
  const t = useText(messages);
  const { data } = useLawDates(details);
  const due = data?.deadlines.find(({ event }) => event === 'ANSWER_DUE')?.date;
  if (!due || !isInAnswerWindow(hearingDate, due)) return null;
  return (
    <p className="with-icon tone-hold answer-window" role="status">
      <TriangleAlert size={16} aria-hidden />
      <span>{t('answerWindow', { due: listDay(due, today), day: listDay(hearingDate, today) })}</span>
    </p>
  );
}
