// docs/rules.md: every row of the rule packs that the product has, and which rows a lawyer should read first.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const folder = join(root, 'server/seed/reference/rule-packs');
/** Sure enough to calculate with, and worth a lawyer's first hour: an interpretation or a silence decides them. */
const readings = [
  'Texas: whether a notice whose last day is on a weekend or a holiday ends later (TX-NOTICE-WEEKEND).',
  'Florida: whether the five extra days for a mailed notice come before or after the business days (FL-MAIL-DAYS).',
  'Florida, Ohio, California, Nevada, New York: the writ on the day of the judgment, because an appeal without a stay delays nothing.',
  'Georgia: whether another officer may act on day 14 or 15 (GA-ALT-OFFICER), and the writ after a late default.',
  'Maryland and South Carolina: the sources say “about” for the number of days to the writ (MD-WRIT, SC-WRIT).',
  'California and New York: appeals counted from the judgment if the day of the notice of entry isn’t known.',
  'Nevada: notices in calendar days, and how noon affects the day of service.',
  'North Carolina: the holidays of its courts; Florida: those of each circuit.',
];
const units = { CALENDAR: 'd', CALENDAR_NO_ROLL: 'd', BUSINESS: 'business d', COURT: 'court d', HOURS: 'h' };

/** @returns the page, generated from the packs. */
export function rulesPage() {
  const packs = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
  const rows = packs.flatMap(rowsOf);
  const unsure = rows.filter(({ confidence }) => confidence === 'U');
  return [
    '# The rules that come with Writdesk',
    '',
    '`npm run rules -- --write` generates this page from `server/seed/reference/rule-packs`, and a test fails if the page is out of date. Numbers',
    'are in days (d), business days, court days or hours (h). **S**: found in a source; **K**: general knowledge; **U**: sources disagree or are',
    'unsure. A row is verified only after a lawyer of the state says so on the page of the rules. Until then, it warns and blocks nothing. “In',
    'force” is empty if a row was already in force before the period that the sources cover.',
    '',
    '## What a lawyer should check first',
    '',
    ...readings.map((reading) => `- ${reading}`),
    '',
    'Then check the unsure rows, and after them all rows that are based on general knowledge (K below):',
    '',
    ...unsure.map(({ id, label, cite, source }) => `- **${id}** ${label}: ${[cite, source].join('; ')}`),
    ...packs.flatMap(tableOf),
    '',
  ].join('\n');
}

function tableOf(pack) {
  return [
    '',
    `## ${pack.name}, version ${pack.version}`,
    '',
    '| Row | What | Number | In force | Cite | Source | |',
    '|---|---|---|---|---|---|---|',
    ...rowsOf(pack).map(
      ({ id, label, number, inForce, cite, source, confidence }) =>
        `| ${[id, label, number, inForce, cite, source, confidence].map(cell).join(' | ')} |`,
    ),
  ];
}

const answers = { ACCEPT: 'accept it', IN_FULL: 'accept it only in full', REFUSE: 'do not accept it' };

function rowsOf({ deadlines, notices = [], figures = [], payments = [], services = [] }) {
  const row = (one, number) => ({ ...one, number, inForce: inForceOf(one) });
  return [
    ...deadlines.map((one) => row(one, length(one))),
    ...notices.map((one) => row(one, 'notice check')),
    ...figures.map((one) => row(one, one.value)),
    ...payments.map((one) => row(one, answers[one.answer])),
    ...services.map((one) => row(one, 'service of court papers')),
  ];
}

function length({ n, to, mode, mail }) {
  if (n === null) return 'no number';
  const days = `${to === undefined ? n : `${n}–${to}`} ${units[mode]}`;
  return mail ? `${days} + ${mail.days} d by mail` : days;
}

function inForceOf({ effectiveFrom, effectiveTo }) {
  return [effectiveFrom && `from ${effectiveFrom}`, effectiveTo && `to ${effectiveTo}`]
    .filter(Boolean)
    .join(' ');
}

const cell = (text) => String(text ?? '').replaceAll('|', '\\|');
