import { parseArgs } from 'node:util';
import { writeFile } from 'node:fs/promises';
import { playYear } from './play-year.ts';
import { faults } from './product/faults.ts';
import { startWritdesk } from './product/start-writdesk.ts';
import { reportPage } from './report/report-page.ts';

const { values } = parseArgs({
  options: {
    days: { type: 'string', default: '14' },
    seed: { type: 'string', default: '7' },
    firms: { type: 'string', default: '2' },
    report: { type: 'string' },
    faults: { type: 'boolean', default: false },
    'base-url': { type: 'string' },
    'clock-port': { type: 'string' },
  },
});

const own =
  values['base-url'] && values['clock-port']
    ? { baseUrl: values['base-url'], clockPort: Number(values['clock-port']), stop: () => Promise.resolve() }
    : await startWritdesk();
const journal = await playAndStop();
if (values.report) await writeFile(values.report, reportPage(journal));
for (const [what, count] of journal.volumes) console.log(`${String(count).padStart(6)}  ${what}`);
for (const [what, count] of journal.refusals) console.log(`${String(count).padStart(6)}  refused: ${what}`);
for (const { day, rule, facts } of journal.broken) console.error(`${day}: ${rule}\n    ${facts}`);
console.log(journal.broken.length ? `${journal.broken.length} rules were broken.` : 'No rule was broken.');
process.exitCode = journal.broken.length ? 1 : 0;

async function playAndStop() {
  try {
    return await playYear({
      writdesk: own,
      days: Number(values.days),
      seed: Number(values.seed),
      firms: Number(values.firms),
      onProgress: (step) => console.log(step),
      // One after the other, on each seventh day.
      ...(values.faults && {
        faultOn: (day) => (day % 7 === 4 ? faults[Math.floor(day / 7) % faults.length] : undefined),
      }),
    });
  } finally {
    await own.stop();
  }
}
