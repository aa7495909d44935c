import type { DateMove } from '@writdesk/contract/rule-packs/rule-packs';
import { recordDay } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { eventWords } from '../../labels/law/event-words.ts';
import { messages } from './messages.ts';

/** `Answer due: Nov 9, 2026 → Nov 10, 2026`. */
export function MoveWords({ of: { event, was, becomes } }: { of: DateMove }) {
  const t = useText(messages);
  const tEvent = useText(eventWords);
  // A day is never broken over two lines.
  const day = (date: string | null) => (date ? recordDay(date).replaceAll(' ', '\u00a0') : t('noDay'));
  return (
    <span className="rule-move">
      {t('move', { event: tEvent(event), was: day(was), becomes: day(becomes) })}
    </span>
  );
}
