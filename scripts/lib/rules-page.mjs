// docs/rules.md: every row of the rule packs as they come with the product, and which a lawyer should read first.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const folder = join(root, 'server/seed/reference/rule-packs');
/** Sure enough to be counted with, and worth a lawyer's first hour: where a reading or a silence decides. */
const readings = [
  'Texas: whether a notice whose last day is a weekend day or a holiday ends later (TX-NOTICE-WEEKEND).',
  'Florida: five more days for a mailed notice, before or after the business days (FL-MAIL-DAYS).',
  'Florida, Ohio, California, Nevada, New York: the writ on the day of the judgment, since an appeal without a stay holds nothing.',
  'Georgia: whether another officer may act on day 14 or 15 (GA-ALT-OFFICER), and the writ after a default that came late.',
  'Maryland and South Carolina: “about” so many days for the writ (MD-WRIT, SC-WRIT).',
  'California and New York: appeals from the judgment where the day of the notice of entry isn’t known.',
  'Nevada: notices in calendar days, and what noon makes of the day of handing over.',
  'North Carolina: the holidays of its courts; Florida: those of each circuit.',
];
const units = { CALENDAR: 'd', CALENDAR_NO_ROLL: 'd', BUSINESS: 'business d', COURT: 'court d', HOURS: 'h' };

/** @returns the page, made again from the packs. */
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
    'Made by `npm run rules -- --write` from `server/seed/reference/rule-packs`; a test fails where it is older than they are. A number is',
    'counted in days (d), business days, court days or hours (h). **S**: seen in a source; **K**: general knowledge; **U**: sources disagree',
    'or are unsure. No row is verified before a lawyer of the state has said so on the page of the rules: until then it warns and blocks',
    'nothing. “In force” is empty where a row holds from before our sources.',
    '',
    '## What a lawyer should check first',
    '',
    ...readings.map((reading) => `- ${reading}`),
    '',
    'Then the unsure rows, and after them everything that rests on general knowledge (K below):',
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

const answers = { ACCEPT: 'take it', IN_FULL: 'only in full', REFUSE: 'do not take it' };

function rowsOf({ deadlines, notices = [], figures = [], payments = [] }) {
  const row = (one, number) => ({ ...one, number, inForce: inForceOf(one) });
  return [
    ...deadlines.map((one) => row(one, length(one))),
    ...notices.map((one) => row(one, 'check of the notice')),
    ...figures.map((one) => row(one, one.value)),
    ...payments.map((one) => row(one, answers[one.answer])),
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
