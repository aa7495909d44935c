import { readdirSync, readFileSync } from 'node:fs';
import { deadlineEvents } from '@writdesk/contract/deadlines/deadline-values';
import { triggers, type Trigger } from '@writdesk/contract/rule-packs/rule-rows';
import { describe, expect, test } from 'vitest';
import {
  eventWords,
  lengthWords,
  startWords,
} from '../../../../server/src/case-service/deadlines/engine/words.ts';
import { counted } from './deadline.fixture.ts';
import { eventWords as screenWords } from '../../labels/law/event-words.ts';
import { keepNoteWords } from '../../labels/law/note-words.ts';
import { noteWordsEs } from '../../labels/law/note-words-es.ts';
import { lengthText, whyText } from './law-words.ts';
import { noteText, warningTexts } from './warning-texts.ts';

describe('every sentence of the engine has its Spanish', () => {
  const starts = (Object.keys(triggers) as Trigger[]).map(
    (from) => `${startWords[from]}. This day never counts.`,
  );
  const ends = deadlineEvents.flatMap((event) => {
    const { last, action } = eventWords[event];
    return [last, ...(action ? [action] : [])];
  });
  test.each([...new Set([...starts, ...ends, 'Saturday', 'The next open day', 'No day is counted'])])(
    '%s',
    (words) => {
      expect(whyText(words, 'es').lang).toBeUndefined();
      expect(whyText(words, 'es').text).not.toBe(words);
      expect(whyText(words, 'en')).toEqual({ text: words });
    },
  );
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
  [
    'Writ posted at 10:00, America/Chicago. 10:00 to midnight, 14 hours',
    'Orden fijada a las 10:00, America/Chicago. De 10:00 a medianoche',
  ],
  [
    'The next open day. By TX-WRIT alone: First day for the writ. TX-APPEAL: The next open day. Last day to appeal',
    'El siguiente día hábil. Solo según TX-WRIT: Primer día para la orden. TX-APPEAL: El siguiente día hábil. Último día para apelar',
  ],
  ['TX-APPEAL, day 5: Saturday: the court is closed', 'TX-APPEAL, día 5: Sábado: el tribunal está cerrado'],
  ['NC-APPEAL, day 12: The appeal window runs on', 'NC-APPEAL, día 12: El plazo de apelación sigue'],
  [
    'First day for the writ: TX-WRIT waits for TX-APPEAL',
    'Primer día para la orden: TX-WRIT espera a TX-APPEAL',
  ],
  ['Judgment entered: First day for the writ', 'Fallo registrado: Primer día para la orden'],
  ['No judgment yet', 'Todavía no hay fallo'],
  ['First day for the writ: No judgment yet', 'Primer día para la orden: Todavía no hay fallo'],
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

test('the chip says that a rule is unverified; what else there is to know stays, with days as people write them', () => {
  const answer = counted({ notes: ['Counted from 2026-11-25.'] }, { noticeServedOn: '2026-11-25' });
  expect(answer.warnings).toHaveLength(2);
  expect(warningTexts(answer, 'en')).toEqual([{ text: 'Counted from Nov 25, 2026.' }]);
});

test('the day of posting shows its hours once', () => {
  const said = 'Writ posted at 10:00, America/Chicago. 10:00 to midnight, 14 hours';
  expect(whyText(said, 'en')).toEqual({ text: 'Writ posted at 10:00, America/Chicago. 10:00 to midnight' });
});

test.each([
  [
    'noticeReceivedOn (2026-03-30) lies before noticeServedOn (2026-04-01), which it must follow: check both days.',
    '“Day the mailed notice arrived” (Mar 30, 2026) is before “Day the notice was given” (Apr 1, 2026). Check both days.',
    '«Día en que llegó el aviso enviado» (30 mar 2026) es antes de «Día en que se dio el aviso» (1 abr 2026). Revise los dos días.',
  ],
  [
    'TX-WRIT alone would give 2026-05-11, but it waits for the appeal: by TX-APPEAL that may be filed until 2026-05-11.',
    'TX-WRIT alone would give May 11, 2026, but it waits for the appeal: by TX-APPEAL that may be filed until May 11, 2026.',
    'TX-WRIT por sí sola daría el 11 may 2026, pero espera a la apelación: según TX-APPEAL puede presentarse hasta el 11 may 2026.',
  ],
  [
    'The law gives 2026-06-09, but the judgment was on 2026-06-20: act from 2026-06-22.',
    'The law gives Jun 9, 2026, but the judgment was on Jun 20, 2026: act from Jun 22, 2026.',
    'El día que nombra la ley es el 9 jun 2026, pero el fallo es del 20 jun 2026: actúe desde el 22 jun 2026.',
  ],
  [
    '30 days from 2026-07-20 would end 2026-08-19; the latest day is 2026-08-18, 90 days from 2026-05-20.',
    '30 days from Jul 20, 2026 would end Aug 19, 2026; the latest day is Aug 18, 2026, 90 days from May 20, 2026.',
    '30 días desde el 20 jul 2026 acabarían el 19 ago 2026; el último día es el 18 ago 2026, 90 días desde el 20 may 2026.',
  ],
  [
    'Counted as not under the CARES Act, but such dwellings are (Housing voucher): check caresCovered. If it is YES, 30 days count.',
    'Calculated as not under the CARES Act, but such dwellings are (Housing voucher). Check the answer: if it is yes, 30 days count.',
    'Se calculó como si no estuviera bajo la Ley CARES, pero esas viviendas lo están (Vale de vivienda). Revise la respuesta: si es sí, cuentan 30 días.',
  ],
  [
    'The county is not known: this holds in Bronx, Kings only.',
    'The county is not known: this holds in Bronx, Kings only.',
    'No se conoce el condado: esto vale solo en Bronx, Kings.',
  ],
  [
    'No lawyer has verified the rule TX-APPEAL yet (seen in a source).',
    'No lawyer has verified the rule TX-APPEAL yet (seen in a source).',
    'Ningún abogado ha verificado todavía la regla TX-APPEAL.',
  ],
])('of the facts: %s', (warning, en, es) => {
  const warnings = [warning];
  expect(warningTexts({ warnings, ruleId: 'TX-WRIT' }, 'en')).toEqual([{ text: en }]);
  expect(warningTexts({ warnings, ruleId: 'TX-WRIT' }, 'es')).toEqual([{ text: es }]);
});

test('a rule that was left aside names the fact as the screen names it', () => {
  const warnings = ['serviceMethod is not known: “Five days” was set aside.'];
  expect(warningTexts({ warnings, ruleId: null }, 'en')).toEqual([
    { text: 'How it was given is not known, so “Five days” was not applied.' },
  ]);
});

test('what the engine warns of by itself has its Spanish, a rule’s own note stays English and says so', () => {
  const answer = counted({ notes: ['Counted by hand.'] }, { noticeServedOn: '2026-12-29' });
  expect(warningTexts(answer, 'es')).toEqual([
    { text: 'Counted by hand.', lang: 'en' },
    { text: 'Tribunales de Florida: nadie ha confirmado los días cerrados de 2027.' },
  ]);
});

test.each([
  [
    '2026-11-26 is a closed day: Thanksgiving Day.',
    'Nov 26, 2026 is a closed day: Thanksgiving Day.',
    'El 26 nov 2026 es un día cerrado: Día de Acción de Gracias.',
  ],
  [
    'serviceMethod is not known: no days were added for the mail.',
    'How it was given is not known: no days were added for the mail.',
    'No se sabe cómo se entregó: no se sumaron días de correo.',
  ],
  [
    'The notice comes too late for the period that ends 2026-06-30; it ends with the one of 2026-07-31.',
    'The notice comes too late for the period that ends Jun 30, 2026; it ends with the one of Jul 31, 2026.',
    'El aviso llega tarde para el período que termina el 30 jun 2026; termina con el del 31 jul 2026.',
  ],
  [
    'No writ follows from “Money only”.',
    'No writ follows from “Money only”.',
    '«Solo dinero» no da lugar a una orden.',
  ],
  [
    'The judge set 10 days for the writ, not the 6 of the rule.',
    'The judge set 10 days for the writ, not the 6 of the rule.',
    'El juez fijó 10 días para la orden, no los 6 de la regla.',
  ],
  [
    'New York: no day is set for this, ask a lawyer.',
    'New York: no day is set for this, ask a lawyer.',
    'Nueva York: la ley no fija un día para esto. Pregunte a un abogado.',
  ],
  [
    'A lawyer says that the rule GA-ANSWER is wrong: Five days, not seven.',
    'A lawyer says that the rule GA-ANSWER is wrong: Five days, not seven.',
    'Un abogado objeta la regla GA-ANSWER: Five days, not seven.',
  ],
])('has its Spanish: %s', (warning, en, es) => {
  expect(warningTexts({ warnings: [warning], ruleId: null }, 'en')).toEqual([{ text: en }]);
  expect(warningTexts({ warnings: [warning], ruleId: null }, 'es')).toEqual([{ text: es }]);
});

test('every note and every closed day that we bring has its Spanish', () => {
  const folder = new URL('../../../../server/seed/reference/', import.meta.url);
  const packs = readdirSync(new URL('rule-packs/', folder)).map(
    (file) => JSON.parse(readFileSync(new URL(`rule-packs/${file}`, folder), 'utf8')) as Pack,
  );
  const notes = new Set(
    packs.flatMap(({ deadlines, notices = [], payments = [], services = [] }) => [
      ...deadlines.flatMap((rule) => rule.notes ?? []),
      ...notices.flatMap(({ note }) => note ?? []),
      ...payments.flatMap(({ note }) => note ?? []),
      ...services.flatMap(({ note }) => note ?? []),
    ]),
  );
  expect([...notes].filter((note) => noteText(note, 'es').lang)).toHaveLength(notes.size);
  keepNoteWords(noteWordsEs);
  expect([...notes].filter((note) => noteText(note, 'es').lang)).toEqual([]);
  const rows = readFileSync(new URL('court-holidays.csv', folder), 'utf8').trim().split('\n').slice(1);
  const days = new Set(rows.map((row) => /^[^,]*,[^,]*,"?((?<=")[^"]*|[^,]*)/.exec(row)?.[1] ?? ''));
  expect([...days].filter((day) => whyText(day, 'es').lang)).toEqual([]);
  expect(notes.size * days.size).toBeGreaterThan(0);
});

interface Pack {
  deadlines: { notes?: string[] }[];
  notices?: { note?: string }[];
  payments?: { note?: string }[];
  services?: { note?: string }[];
}

test('a closed court is said to be closed once', () => {
  const why = 'Court closed: Ice storm, roads closed: the court is closed. Last day to answer';
  expect(whyText(why, 'en').text).toBe('Court closed: Ice storm, roads closed. Last day to answer');
});

test('a last day is no day before it', () => {
  const { SERVE_BY, WRIT_REQUEST_BY, WRIT_EXECUTE_BY } = screenWords.es;
  for (const words of [SERVE_BY, WRIT_REQUEST_BY, WRIT_EXECUTE_BY])
    expect(words).toMatch(/ a más tardar el$/);
});
