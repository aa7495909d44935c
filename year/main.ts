import { parseArgs } from 'node:util';
import { writeFile } from 'node:fs/promises';
import type { Journal } from './journal.ts';
import { openLooker } from './look/looker.ts';
import { playYear } from './play-year.ts';
import { faults } from './product/faults.ts';
import { startWritdesk } from './product/start-writdesk.ts';
import { brokenRules, reportPage } from './report/report-page.ts';

const { values } = parseArgs({
  options: {
    days: { type: 'string', default: '14' },
    seed: { type: 'string', default: '7' },
    firms: { type: 'string', default: '2' },
    report: { type: 'string' },
    looks: { type: 'string' },
    short: { type: 'boolean', default: false },
    faults: { type: 'boolean', default: false },
    'base-url': { type: 'string' },
    'clock-port': { type: 'string' },
  },
});

const own =
  values['base-url'] && values['clock-port']
    ? { baseUrl: values['base-url'], clockPort: Number(values['clock-port']), stop: () => Promise.resolve() }
    : await startWritdesk();
/** Days that are looked at, spread over all. */
const LOOKS = 20;
const lookEach = Math.max(1, Math.floor(Number(values.days) / LOOKS));
const looker = values.looks ? await openLooker(values.looks) : undefined;
const journal = await playAndStop();
await report(journal);
for (const [what, count] of journal.volumes) console.log(`${String(count).padStart(6)}  ${what}`);
for (const [what, count] of journal.refusals) console.log(`${String(count).padStart(6)}  refused: ${what}`);
for (const { day, rule, facts } of journal.broken) console.error(`${day}: ${rule}\n    ${facts}`);
console.log(brokenRules(journal));
process.exitCode = journal.broken.length ? 1 : 0;

async function playAndStop() {
  try {
    return await playYear({
      writdesk: own,
      days: Number(values.days),
      seed: Number(values.seed),
      firms: Number(values.firms),
      ...(looker && { looker, looksOn: (day) => day % lookEach === 0 }),
      isShort: values.short,
      onMorning: report,
      onProgress: (step) => console.log(step),
      // One after the other, on each seventh day.
      ...(values.faults && {
        faultOn: (day) => (day % 7 === 4 ? faults[Math.floor(day / 7) % faults.length] : undefined),
      }),
    });
  } finally {
    await looker?.close();
    await own.stop();
  }
}

async function report(met: Journal): Promise<void> {
  if (values.report) await writeFile(values.report, reportPage(met));
}
