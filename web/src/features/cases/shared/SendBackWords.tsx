import { dayOf, proseDay, todayIn } from '../../../shared/formats/dates.ts';
import type { SendBack } from './use-send-back.ts';
import { reasonWords } from '../../../labels/case/reason-words.ts';
import { wordOf } from '../../../shared/i18n/word-list.ts';
import './send-back-words.css';

/** What was said when the case was sent back, by whom and why. */
export function SendBackWords({ sendBack, zone }: { sendBack: SendBack; zone: string }) {
  const { message, reasonCodes, by, at } = sendBack;
  const reasons = reasonCodes.map((code) => wordOf(reasonWords, code)).join(', ');
  const day = proseDay(dayOf(at, zone), todayIn(zone));
  return (
    <div className="send-back-words">
      {message && <blockquote>{message}</blockquote>}
      <p>{[by, day, reasons].filter(Boolean).join(' · ')}</p>
    </div>
  );
}
