import { localDate } from '../../platform/clock.ts';
import { writeLetter } from '../../platform/mail/letter.ts';
import { longDay } from '../../platform/mail/long-day.ts';
import { withoutNumbers } from '../../platform/mail/without-numbers.ts';
import { passesMailTexts } from './passes-mail-texts.ts';
import type { Passed } from './notified-overrides-queries.ts';

interface PassesMail {
  firstName: string;
  language: 'en' | 'es';
  timeZone: string;
  passes: readonly Passed[];
  /** The first day, `2026-06-08`. */
  from: string;
  isLast: boolean;
  link: string;
}

/** So many are written out; the others stand on the screen. */
const WRITTEN_OUT = 40;

/** Notifies an administrator of a firm which points of notices its lawyers passed. */
export function passesMail({ firstName, language, timeZone, passes, from, isLast, link }: PassesMail) {
  const texts = passesMailTexts[language];
  const span = { count: passes.length, from: longDay(from, language), isLast };
  const rest = passes.length - WRITTEN_OUT;
  return writeLetter({
    language,
    subject: texts.subject(span),
    paragraphs: [
      texts.hello(firstName),
      texts.lead,
      ...passes.slice(0, WRITTEN_OUT).map(({ caseTitle, point, reason, by, at }) =>
        texts.entry({
          caseTitle: withoutNumbers(caseTitle),
          point: texts.points[point],
          reason: withoutNumbers(reason),
          by,
          day: longDay(localDate(at, timeZone), language),
        }),
      ),
      ...(rest > 0 ? [texts.more(rest)] : []),
    ],
    act: { label: texts.act, link, orCopy: texts.orCopy },
    notes: [texts.note],
  });
}
