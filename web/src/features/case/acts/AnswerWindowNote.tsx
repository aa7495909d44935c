import { TriangleAlert } from 'lucide-react';
import { listDay } from '../../../shared/formats/dates.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { isInAnswerWindow } from './answer-window.ts';
import { messages } from './messages.ts';

interface AnswerWindowNoteProps {
  /** Of the chosen docket. */
  hearingDate: string;
  /** The last day on which the tenant may answer; null while it isn't known. */
  answerDueOn: string | null;
  today: string;
}

/** Warns of a hearing that would be held while the tenant may still answer. */
export function AnswerWindowNote({ hearingDate, answerDueOn, today }: AnswerWindowNoteProps) {
  const t = useText(messages);
  if (answerDueOn === null || !isInAnswerWindow(hearingDate, answerDueOn)) return null;
  return (
    <p className="with-icon tone-hold answer-window" role="status">
      <TriangleAlert size={16} aria-hidden />
      <span>{t('answerWindow', { due: listDay(answerDueOn, today), day: listDay(hearingDate, today) })}</span>
    </p>
  );
}
