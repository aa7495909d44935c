import { readdirSync, readFileSync } from 'node:fs';
import {
  lawSentences,
  lengthOf,
  type LawSentence,
  sayDay,
  sayLaw,
  says,
} from '@writdesk/contract/deadlines/law-sentences';
import { ownKeys } from '@writdesk/contract/values/records';
import { expect, test } from 'vitest';
import { counted } from './deadline.fixture.ts';
import { eventWords as screenWords } from '../../labels/law/event-words.ts';
import { keepNoteWords } from '../../labels/law/note-words.ts';
import { noteWordsEs } from '../../labels/law/note-words-es.ts';
import type { Locale } from '../../shared/i18n/locale.ts';
import { closedDay } from './closed-days.ts';
import { dayText, lengthText, noteText, warningTexts } from './law-texts.ts';
import { lawLanguages, lawTexts } from './law-words.ts';

const said = (whyCodes: LawSentence[], locale: Locale) =>
  dayText({ why: sayDay(whyCodes, sayLaw), whyCodes }, locale) ?? { text: '' };

const placesOf = (text: string) =>
  [...text.matchAll(/\{(\w+)(?:, (\w+))?/g)].map(([, name, kind]) => ({ name, kind }));

test.each(ownKeys(lawSentences))('%s names in each language only what its code carries', (code) => {
  const given = new Set(placesOf(lawSentences[code]).map(({ name }) => name));
  if (given.has('stateName')) given.add('state');
  for (const locale of ['en', 'es'] as const)
    for (const { name, kind } of placesOf(lawTexts[locale][code])) {
      expect(given).toContain(name);
      const known = ['plural', 'length', undefined, ...Object.keys(lawLanguages[locale].words)];
      expect(known).toContain(kind);
    }
});

const start = says('STARTS', { from: 'NOTICE_SERVED' });
const alone = says('BY_RULE_ALONE', { rule: 'TX-WRIT', event: 'WRIT_EARLIEST' });
const closed = (name: string) => says('CLOSED', { closed: name });
test.each([
  [[start, says('NEVER_COUNTS')], 'Aviso dado. Este día nunca cuenta.'],
  [
    [says('COURT_CLOSED', { closed: 'Saturday' }), says('LAST_DAY', { event: 'ANSWER_DUE' })],
    'Sábado: el tribunal está cerrado. Último día para contestar',
  ],
  [[closed('Independence Day (observed)')], 'Día de la Independencia (trasladado)'],
  [[says('IN_MAIL', { number: 2, of: 5 })], 'En el correo, día 2 de 5'],
  [
    [
      says('STARTS_AT', { from: 'WRIT_POSTED', time: '10:00', zone: 'America/Chicago' }),
      says('CLOCK', { begin: '10:00', until: 'midnight', hours: 14 }),
    ],
    'Orden fijada a las 10:00, America/Chicago. De 10:00 a medianoche',
  ],
  [
    [
      says('NEXT_OPEN'),
      alone,
      says('OF_RULE', { rule: 'TX-APPEAL' }),
      says('NEXT_OPEN'),
      says('LAST_DAY', { event: 'APPEAL_DUE' }),
    ],
    'El siguiente día hábil. Solo según TX-WRIT: Primer día para la orden. TX-APPEAL: El siguiente día hábil. Último día para apelar',
  ],
  [
    [says('OF_RULE_DAY', { rule: 'NC-APPEAL', number: 12 }), says('APPEAL_RUNS')],
    'NC-APPEAL, día 12: El plazo de apelación sigue',
  ],
  [
    [says('AFTER_APPEAL', { event: 'WRIT_EARLIEST', rule: 'TX-WRIT', appealRule: 'TX-APPEAL' })],
    'Primer día para la orden: TX-WRIT espera a TX-APPEAL',
  ],
])('of a day: %j', (codes, text) => {
  expect(said(codes, 'es')).toEqual({ text });
});

test('a day that only this court keeps stays in its own words, and says that they are English', () => {
  expect(said([closed('Courthouse flood')], 'es')).toEqual({ text: 'Courthouse flood', lang: 'en' });
});

test('what a newer server says stays in its English', () => {
  const newer = { code: 'OF_TOMORROW', values: {} } as unknown as LawSentence;
  expect(dayText({ why: 'Tomorrow', whyCodes: [newer] }, 'es')).toEqual({ text: 'Tomorrow', lang: 'en' });
  expect(warningTexts({ warnings: ['Beware.'], warningCodes: [newer], ruleId: null }, 'es')).toEqual([
    { text: 'Beware.', lang: 'en' },
  ]);
});

test.each([
  [{ n: 1, mode: 'BUSINESS' }, '1 business day', '1 día hábil'],
  [{ n: 3, mode: 'BUSINESS' }, '3 business days', '3 días hábiles'],
  [{ n: 5, mode: 'COURT' }, '5 court days', '5 días hábiles del tribunal'],
  [{ n: 24, mode: 'HOURS' }, '24 hours', '24 horas'],
  [{ n: 10, to: 17, mode: 'CALENDAR', direction: 'BEFORE' }, '10 to 17 days before', 'de 10 a 17 días antes'],
  [{ n: null, mode: 'CALENDAR' }, 'no fixed number of days', 'sin número fijo de días'],
] as const)('%j', (rule, en, es) => {
  const length = lengthOf({ direction: 'AFTER', ...rule });
  expect([sayLaw(length), lengthText(length, 'en'), lengthText(length, 'es')]).toEqual([en, en, es]);
});

test('the chip says that a rule is unverified; what else there is to know stays, with days as people write them', () => {
  const answer = counted({ notes: ['Counted from 2026-11-25.'] }, { noticeServedOn: '2026-11-25' });
  expect(answer.warnings).toHaveLength(2);
  expect(warningTexts(answer, 'en')).toEqual([{ text: 'Counted from Nov 25, 2026.' }]);
});

test.each([
  [
    says('FACTS_TURNED', {
      next: 'noticeReceivedOn',
      after: '2026-03-30',
      first: 'noticeServedOn',
      before: '2026-04-01',
    }),
    '“Day the mailed notice arrived” (Mar 30, 2026) is before “Day the notice was given” (Apr 1, 2026). Check both days.',
    '«Día en que llegó el aviso enviado» (30 mar 2026) es antes de «Día en que se dio el aviso» (1 abr 2026). Revise los dos días.',
  ],
  [
    says('AT_MOST', {
      length: lengthOf({ n: 30, mode: 'CALENDAR', direction: 'AFTER' }),
      start: '2026-07-20',
      end: '2026-08-19',
      latest: '2026-08-18',
      most: lengthOf({ n: 90, mode: 'CALENDAR', direction: 'AFTER' }),
      mostFrom: '2026-05-20',
    }),
    '30 days from Jul 20, 2026 would end Aug 19, 2026; the latest day is Aug 18, 2026, 90 days from May 20, 2026.',
    '30 días desde el 20 jul 2026 acabarían el 19 ago 2026; el último día es el 18 ago 2026, 90 días desde el 20 may 2026.',
  ],
  [
    says('SUBSIDIZED_NOT_COVERED', { category: 'VOUCHER' }),
    'Calculated as not under the CARES Act, but such dwellings are (Housing voucher). Check the answer: if it is yes, 30 days count.',
    'Se calculó como si no estuviera bajo la Ley CARES, pero esas viviendas lo están (Vale de vivienda). Revise la respuesta: si es sí, cuentan 30 días.',
  ],
  [
    says('RULE_UNVERIFIED', { rule: 'TX-APPEAL', confidence: 'S' }),
    'No lawyer has verified the rule TX-APPEAL yet (seen in a source).',
    'Ningún abogado ha verificado todavía la regla TX-APPEAL.',
  ],
  [
    says('FACT_SET_ASIDE', { fact: 'serviceMethod', rule: 'Five days' }),
    'How it was given is not known, so “Five days” was not applied.',
    'No se conoce: Cómo se entregó; no se aplicó «Five days».',
  ],
  [
    says('EDGE_CLOSED', { day: '2026-11-26', closed: 'Thanksgiving Day' }),
    'Nov 26, 2026 is a closed day: Thanksgiving Day.',
    'El 26 nov 2026 es un día cerrado: Día de Acción de Gracias.',
  ],
  [
    says('OUTCOME_NO_WRIT', { outcome: 'MONEY_ONLY' }),
    'No writ follows from “Money only”.',
    '«Solo dinero» no da lugar a una orden.',
  ],
  [
    says('NO_DAY_SET', { state: 'NY', stateName: 'New York' }),
    'New York: no day is set for this, ask a lawyer.',
    'Nueva York: la ley no fija un día para esto. Pregunte a un abogado.',
  ],
  [
    says('NOTICE_WITHOUT_NUMBER', { state: 'NY', stateName: 'New York', noticeType: 'NON_RENEWAL' }),
    'New York: no number of days is known for the notice “Non-renewal”. Ask a lawyer.',
    'Nueva York: no se conoce ningún número de días para el aviso «No renovación». Pregunte a un abogado.',
  ],
  [
    says('RULE_DISPUTED', { rule: 'GA-ANSWER', reason: 'Five days, not seven.' }),
    'A lawyer says that the rule GA-ANSWER is wrong: Five days, not seven.',
    'Un abogado objeta la regla GA-ANSWER: Five days, not seven.',
  ],
])('next to a date: %j', (warning, en, es) => {
  const of = { warnings: [sayLaw(warning)], warningCodes: [warning], ruleId: 'TX-WRIT' };
  expect(warningTexts(of, 'en')).toEqual([{ text: en }]);
  expect(warningTexts(of, 'es')).toEqual([{ text: es }]);
});

test('what the engine warns of by itself has its Spanish, a rule’s own note stays English and says so', () => {
  const answer = counted({ notes: ['Counted by hand.'] }, { noticeServedOn: '2026-12-29' });
  expect(warningTexts(answer, 'es')).toEqual([
    { text: 'Counted by hand.', lang: 'en' },
    { text: 'Tribunales de Florida: nadie ha confirmado los días cerrados de 2027.' },
  ]);
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
  expect([...days].filter((day) => closedDay(day, 'es').lang)).toEqual([]);
  expect(notes.size * days.size).toBeGreaterThan(0);
});

interface Pack {
  deadlines: { notes?: string[] }[];
  notices?: { note?: string }[];
  payments?: { note?: string }[];
  services?: { note?: string }[];
}

test('a closed court is said to be closed once', () => {
  const storm = says('COURT_CLOSED', { closed: 'Court closed: Ice storm' });
  expect(said([storm, says('LAST_DAY', { event: 'ANSWER_DUE' })], 'en').text).toBe(
    'Ice storm: the court is closed. Last day to answer',
  );
});

test('a last day is no day before it', () => {
  const { SERVE_BY, WRIT_REQUEST_BY, WRIT_EXECUTE_BY } = screenWords.es;
  for (const words of [SERVE_BY, WRIT_REQUEST_BY, WRIT_EXECUTE_BY])
    expect(words).toMatch(/ a más tardar el$/);
});
