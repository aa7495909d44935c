import { deadlineEvents } from '@writdesk/contract/deadline-values';
import { triggers, type Trigger } from '@writdesk/contract/rule-rows';
import { describe, expect, test } from 'vitest';
import {
  eventWords,
  lengthWords,
  startWords,
} from '../../../../server/src/case-service/deadlines/engine/words.ts';
import { counted } from './deadline.fixture.ts';
import { lengthText, warningTexts, whyText } from './law-words.ts';

describe('every sentence of the engine has its Spanish', () => {
  const starts = (Object.keys(triggers) as Trigger[]).map(
    (from) => `${startWords[from]}. This day never counts.`,
  );
  const ends = deadlineEvents.flatMap((event) => {
    const { last, action } = eventWords[event];
    return [last, ...(action ? [action] : [])];
  });
  test.each([...new Set([...starts, ...ends, 'Saturday', 'The next open day'])])('%s', (words) => {
    expect(whyText(words, 'es').lang).toBeUndefined();
    expect(whyText(words, 'es').text).not.toBe(words);
    expect(whyText(words, 'en')).toEqual({ text: words });
  });
});

test.each([
  ['Notice given. This day never counts.', 'Aviso dado. Este día nunca cuenta'],
  [
    'Saturday: the court is closed. Last day to answer',
    'Sábado: el tribunal está cerrado. Último día para contestar',
  ],
  ['Independence Day (observed)', 'Día de la Independencia (trasladado)'],
  ['In the mail, day 2 of 5', 'En el correo, día 2 de 5'],
  ['Writ posted at 10:00, America/New_York', 'Orden fijada a las 10:00, America/New_York'],
  ['10:00 to midnight, 14 hours', 'de 10:00 a medianoche'],
])('%s', (english, said) => {
  expect(whyText(english, 'es')).toEqual({ text: said });
});

test('a day that only this court keeps stays in its own words, and says that they are English', () => {
  expect(whyText('Courthouse flood', 'es')).toEqual({ text: 'Courthouse flood', lang: 'en' });
});

test.each([
  [{ n: 1, mode: 'BUSINESS' }, '1 día hábil'],
  [{ n: 3, mode: 'BUSINESS' }, '3 días hábiles'],
  [{ n: 5, mode: 'COURT' }, '5 días hábiles del tribunal'],
  [{ n: 24, mode: 'HOURS' }, '24 horas'],
  [{ n: 10, to: 17, mode: 'CALENDAR', direction: 'BEFORE' }, 'de 10 a 17 días antes'],
  [{ n: null, mode: 'CALENDAR' }, 'sin número fijo de días'],
] as const)('%j', (rule, said) => {
  const length = lengthWords({ to: undefined, direction: 'AFTER', ...rule });
  expect(lengthText(length, 'es')).toBe(said);
  expect(lengthText(length, 'en')).toBe(length);
});

test('the chip tells that a rule is unverified; what else there is to know stays, with days as people write them', () => {
  const answer = counted({ notes: ['Counted from 2026-11-25.'] }, { noticeServedOn: '2026-11-25' });
  expect(answer.warnings).toHaveLength(2);
  expect(warningTexts(answer, 'en')).toEqual([{ text: 'Counted from Nov 25, 2026.' }]);
});

test('a rule that was left aside names the fact as the screen names it', () => {
  const warnings = ['serviceMethod is not known: “Five days” was set aside.'];
  expect(warningTexts({ warnings, ruleId: null }, 'en')).toEqual([
    { text: 'How it was given is not known; “Five days” was left aside.' },
  ]);
});

test('what the engine warns of by itself has its Spanish, a rule’s own note stays English and says so', () => {
  const answer = counted({ notes: ['Counted by hand.'] }, { noticeServedOn: '2026-12-29' });
  expect(warningTexts(answer, 'es')).toEqual([
    { text: 'Counted by hand.', lang: 'en' },
    { text: 'Florida courts: nadie ha confirmado los días cerrados de 2027.' },
  ]);
});
