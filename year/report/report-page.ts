import type { Journal } from '../journal.ts';

const escaped = (text: unknown) =>
  String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function table(title: string, heads: readonly string[], rows: readonly (readonly unknown[])[]): string {
  const cells = (row: readonly unknown[]) =>
    row
      .map((cell) => (typeof cell === 'number' ? `<td class="n">${cell}</td>` : `<td>${escaped(cell)}</td>`))
      .join('');
  const body = rows.length
    ? rows.map((row) => `<tr>${cells(row)}</tr>`).join('\n')
    : `<tr><td colspan="${heads.length}">None.</td></tr>`;
  const isNumber = (column: number) =>
    rows.length > 0 && rows.every((row) => typeof row[column] === 'number');
  const head = heads
    .map((name, column) => `<th scope="col"${isNumber(column) ? ' class="n"' : ''}>${escaped(name)}</th>`)
    .join('');
  return `<h2>${escaped(title)}</h2>\n<table><thead><tr>${head}</tr></thead><tbody>\n${body}\n</tbody></table>`;
}

const percentile = (times: readonly number[], share: number) => {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
};

const stages = ({ stages: all }: Journal) =>
  [...all].map(([name, days]) => [
    name,
    days.length,
    percentile(days, 0.5),
    percentile(days, 0.9),
    Math.max(0, ...days),
  ]);

/** How many of the player’s rules the product broke. */
export const brokenRules = ({ broken }: Pick<Journal, 'broken'>): string =>
  broken.length === 0
    ? 'No rule was broken.'
    : `${broken.length} ${broken.length === 1 ? 'rule was' : 'rules were'} broken.`;

/** All calls of each month: whether the product slows as data grow. */
const months = ({ calls: byMonth }: Journal) =>
  [...byMonth].map(([month, ofMonth]) => {
    const times = [...ofMonth.values()].flat();
    return [month, times.length, percentile(times, 0.5), percentile(times, 0.99)] as const;
  });

function calls({ calls: byMonth }: Journal) {
  const names = new Set([...byMonth.values()].flatMap((ofMonth) => [...ofMonth.keys()]));
  return [...names]
    .map((name) => {
      const monthly = [...byMonth.values()].map((ofMonth) => ofMonth.get(name) ?? []);
      const times = monthly.flat();
      const each = monthly.map((some) => (some.length ? percentile(some, 0.99) : '–')).join(' · ');
      return [name, times.length, percentile(times, 0.5), percentile(times, 0.99), each] as const;
    })
    .toSorted((a, b) => b[3] - a[3]);
}

/** What was played, as one page that needs nothing else. */
export function reportPage(journal: Journal): string {
  const { refusals, volumes, broken, faults, databaseMegabytes, slowStatements, firstDay } = journal;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A year in a firm</title>
<style>body{font:15px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.3rem .6rem;border-bottom:1px solid #8884;vertical-align:top}
pre{overflow-x:auto}th.n,td.n{text-align:right;font-variant-numeric:tabular-nums}td{overflow-wrap:anywhere}</style></head><body>
<h1>A year in a firm</h1>
<p>From ${firstDay} to ${journal.day}. ${brokenRules(journal)}</p>
${table(
  'Rules that were broken',
  ['Day', 'Rule', 'What was found'],
  broken.map(({ day, rule, facts }) => [day, rule, facts]),
)}
${table('What was done', ['What', 'How often'], [...volumes])}
${table('Days of each stage', ['Stage', 'Cases', 'Median', 'Nine of ten within', 'Longest'], stages(journal))}
${table('Mistakes that were refused', ['Mistake and reason', 'How often'], [...refusals])}
${table(
  'Faults',
  ['Day', 'What'],
  faults.map(({ day, what }) => [day, what]),
)}
${table('Calls by month', ['Month', 'How often', 'p50, ms', 'p99, ms'], months(journal))}
${table('Calls', ['Call', 'How often', 'p50, ms', 'p99, ms', 'p99 of each month, ms'], calls(journal))}
<h2>Database</h2>
<p>${databaseMegabytes === undefined ? 'Its size isn’t known.' : `${databaseMegabytes} MB at the end.`}</p>
${table(
  'Statements that took 50 ms or longer',
  ['Statement', 'How often', 'Longest, ms', 'In all, ms'],
  slowStatements
    .slice(0, 30)
    .map(({ text, count, longestMs, totalMs }) => [text, count, Math.round(longestMs), Math.round(totalMs)]),
)}
${slowStatements
  .filter(({ plan }) => plan)
  .slice(0, 10)
  .map(
    ({ text, plan }) => `<details><summary>${escaped(text)}</summary><pre>${escaped(plan)}</pre></details>`,
  )
  .join('\n')}
</body></html>
`;
}
