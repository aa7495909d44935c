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
  const head = heads.map((name) => `<th scope="col">${escaped(name)}</th>`).join('');
  return `<h2>${escaped(title)}</h2>\n<table><thead><tr>${head}</tr></thead><tbody>\n${body}\n</tbody></table>`;
}

const percentile = (times: readonly number[], share: number) => {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
};

/** What was played, as one page that needs nothing else. */
export function reportPage({ calls, refusals, volumes, broken, faults }: Journal): string {
  const timed = [...calls]
    .map(([call, times]) => [call, times.length, percentile(times, 0.5), percentile(times, 0.99)] as const)
    .toSorted((a, b) => b[3] - a[3]);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A year in a firm</title>
<style>body{font:15px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.3rem .6rem;border-bottom:1px solid #8884;vertical-align:top}
.n{text-align:right;font-variant-numeric:tabular-nums}td{overflow-wrap:anywhere}</style></head><body>
<h1>A year in a firm</h1>
<p>${broken.length ? `${broken.length} rules were broken.` : 'No rule was broken.'}</p>
${table(
  'Rules that were broken',
  ['Day', 'Rule', 'What was found'],
  broken.map(({ day, rule, facts }) => [day, rule, facts]),
)}
${table('What was done', ['What', 'How often'], [...volumes])}
${table('Mistakes that were refused', ['Mistake and reason', 'How often'], [...refusals])}
${table(
  'Faults',
  ['Day', 'What'],
  faults.map(({ day, what }) => [day, what]),
)}
${table('Calls', ['Call', 'How often', 'p50, ms', 'p99, ms'], timed)}
</body></html>
`;
}
