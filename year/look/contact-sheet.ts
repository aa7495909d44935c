/** A picture of a screen, and what was found on it. */
export interface Shot {
  day: string;
  role: string;
  path: string;
  way: string;
  /** Next to the sheet. */
  file: string;
  faults: readonly string[];
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** All pictures on one page, day by day. */
export function contactSheet(shots: readonly Shot[]): string {
  const days = [...new Set(shots.map(({ day }) => day))];
  const faulty = shots.filter(({ faults }) => faults.length > 0).length;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Screens of a year</title>
<style>body{font:14px/1.4 system-ui,sans-serif;margin:1.5rem;color-scheme:light dark}
.day{display:grid;grid-template-columns:repeat(auto-fill,minmax(15rem,1fr));gap:1rem}
figure{margin:0}img{width:100%;height:11rem;object-fit:cover;object-position:top;border:1px solid #8886}
figcaption{overflow-wrap:anywhere}.bad img{border-color:#c00;border-width:3px}</style></head><body>
<h1>Screens of a year</h1>
<p>${shots.length} screens on ${days.length} days; something was found on ${faulty} of them.</p>
${days.map((day) => `<h2>${day}</h2>\n<div class="day">\n${ofDay(shots, day)}\n</div>`).join('\n')}
</body></html>
`;
}

const ofDay = (shots: readonly Shot[], day: string): string =>
  shots
    .filter((shot) => shot.day === day)
    .map(({ role, path, way, file, faults }) => {
      const found = faults.map((fault) => `<br>${escaped(fault)}`).join('');
      return `<figure${faults.length ? ' class="bad"' : ''}><a href="${escaped(file)}"><img loading="lazy" alt="" src="${escaped(file)}"></a><figcaption><b>${escaped(role)}</b> ${escaped(path)}<br>${escaped(way)}${found}</figcaption></figure>`;
    })
    .join('\n');
