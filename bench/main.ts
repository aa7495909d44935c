// The performance figures, as ratios in one run: machines differ, ratios less so.
//   --short  what each change must hold, within three minutes
//   --large  reads also in a firm of 1,000,000 cases; the world is made in minutes and kept in .cache/bench
//   --reads  the reads alone; with --as=manager,landlord those of some people, and with --named=statistics those of such a name
//   --imports  the import of files alone
//   --money  money alone; with --large a ledger of 10,000,000 postings, which takes half an hour to make
//   --registers  lists of properties and the month's filing alone
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureBundle } from '../scripts/lib/budgets.mjs';
import { measureBesideImport } from './beside-import.ts';
import { measureDeadlines } from './deadlines.ts';
import { measureDrafts } from './drafts.ts';
import { measureFees } from './fees.ts';
import { measureImports } from './imports.ts';
import { measureList } from './list-cases.ts';
import { againstYardstick, growth, inWorlds, type MeasuredRead, measureReads } from './reads.ts';
import { growthOf, type Read, yardstick } from './measure/reads.ts';
import { inWords, measureMany } from './many.ts';
import { measureMoney } from './money.ts';
import { measureProperties } from './properties.ts';
import { measureRecalculation, RECALCULATION_LIMIT_SECONDS } from './recalculation.ts';
import { measureStartUp } from './start-up.ts';
import { measureTransition } from './transition.ts';

const floors = JSON.parse(readFileSync(join(import.meta.dirname, 'floors.json'), 'utf8')) as Record<
  string,
  number
>;
const failures: string[] = [];
const isShort = process.argv.includes('--short');
const isLarge = process.argv.includes('--large');
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(0)} %`;

function floor(name: string, ratio: number): string {
  const least = floors[name] ?? 0;
  if (ratio < least) failures.push(`${name}: ${ratio.toFixed(2)}, at least ${least} is asked`);
  return `${ratio.toFixed(2)} (at least ${least})`;
}

if (process.argv.includes('--imports')) await compareImports();
else if (process.argv.includes('--money')) await compareMoney();
else if (process.argv.includes('--registers')) await compareRegisters();
else {
  await compareReads();
  if (!isShort && !process.argv.includes('--reads')) await compareTheRest();
}

for (const failure of failures) console.error(`✗ ${failure}`);
process.exitCode = failures.length ? 1 : 0;

/** What each read costs in a large firm against a small one, in CPU of server and database for a request. */
async function compareReads(): Promise<void> {
  const sizes = isShort ? [5_000, 50_000] : isLarge ? [10_000, 200_000, 1_000_000] : [10_000, 200_000];
  const inShort = new Set([
    'list by creation',
    'list by next date',
    'search of a rare name',
    'queues',
    yardstick,
    'dashboard',
    'map',
    'worklist',
    'possession forecast',
  ]);
  const say = (line: string) => console.log(`  ${line}`);
  console.log(
    `Reads in firms of ${sizes.map((size) => size.toLocaleString('en-US')).join(', ')} cases, p50 and CPU for a request`,
  );
  // Where worlds are small, a read costs so little that noise is a larger share of it.
  const most = floors[isShort ? 'readGrowthAtMostInShort' : 'readGrowthAtMost'] ?? 0;
  const readers = process.argv.find((one) => one.startsWith('--as='))?.slice('--as='.length);
  const named = process.argv.find((one) => one.startsWith('--named='))?.slice('--named='.length);
  const isNamed = (name: string) => !named || name === yardstick || name.includes(named);
  const wanted = ({ as, name }: Read) =>
    isShort
      ? as === 'processor' && inShort.has(name)
      : isNamed(name) && (!readers || readers.split(',').includes(as));
  const measured = await inWorlds(sizes, say, (servers, kept) =>
    measureReads(servers, kept, { say, wanted, most }),
  );
  const grown = measured.filter((read) => growth(read) > most);
  const nameOf = ({ as, name }: MeasuredRead) => `${as}: ${name}`;
  for (const read of grown)
    failures.push(`${nameOf(read)} costs ${growth(read).toFixed(2)} times as much, at most ${most} is asked`);
  for (const { as, name, times, courthouses } of againstYardstick(measured)) {
    say(`${as}: ${name} costs ${times.toFixed(1)} times the ${yardstick} (at most ${courthouses})`);
    if (times > courthouses)
      failures.push(
        `${as}: ${name} costs ${times.toFixed(1)} times the ${yardstick}, at most ${courthouses} is asked`,
      );
  }
  say(
    `${measured.length - grown.length} of ${measured.length} reads cost at most ${most} times as much in the largest firm`,
  );
}

async function compareTheRest(): Promise<void> {
  console.log('Deadlines with their explanation, all states and events, one core');
  const { thousandsPerSecond, questions } = measureDeadlines();
  console.log(
    `  ${questions} questions in turn, thousands a second: ${floor('thousandDeadlinesPerCoreSecond', thousandsPerSecond)}`,
  );
  console.log('What a court takes, line by line, one core');
  console.log(`  calculations, thousands a second: ${floor('thousandFeesPerCoreSecond', measureFees())}`);

  console.log('List of cases, 200,000 in one firm, 16 connections, medians of alternating rounds');
  const list = await measureList((line) => console.log(`  ${line}`));
  const rlsRatio = list.preparedSql / list.preparedSqlWithoutPolicies;
  console.log(
    `  to the same statements through bare node:http + pg: ${floor('listToBareServer', list.writdesk / list.bareServer)}`,
  );
  console.log(
    `  to the same server without row-level security: ${floor('rowLevelSecurityOfList', list.writdesk / list.writdeskUnsecured)}`,
  );
  console.log(
    `  to the same prepared SQL, one connection per client: ${(list.writdesk / list.preparedSql).toFixed(2)}`,
  );
  console.log(
    `  row-level security leaves ${percent(list.preparedSql, list.preparedSqlWithoutPolicies)} of the prepared SQL: ${floor('rowLevelSecurityOfPreparedSql', rlsRatio)}`,
  );

  console.log('Transitions, ten at a time, and the same writes in a bare transaction, in turn');
  const moved = await measureTransition((line) => console.log(`  ${line}`));
  console.log(
    `  ${moved.statements} statements, ${moved.writes} of them write; ${moved.writdesk.toFixed(0)} a second to ${moved.bareSql.toFixed(0)}: ${(moved.writdesk / moved.bareSql).toFixed(2)}`,
  );
  console.log(
    `  CPU for one, ${moved.writdeskCpu.toFixed(1)} ms (database ${moved.writdeskDatabaseCpu.toFixed(1)}) to ${moved.bareSqlCpu.toFixed(1)} ms: ${floor('transitionToBareSql', moved.bareSqlCpu / moved.writdeskCpu)}`,
  );

  console.log('Many cases at once, and the same writes in bare transactions; the court-day sheet');
  const many = await measureMany((line) => console.log(`  ${line}`));
  console.log(
    `  200 cases applied to a docket in one call: ${inWords(many.applied)}, at most 2 times as much is asked; CPU: ${floor('applyToBareSql', many.applied.bare.cpu / many.applied.product.cpu)}`,
  );
  console.log(
    `  the sheet of 100 cases, ${many.sheet.toFixed(1)} ms to ${many.list.toFixed(1)} ms of the list’s first page: ${floor('listToSheet', many.list / many.sheet)}`,
  );
  console.log(
    `  10,000 running cases moved to a new version by two workers in turn: ${inWords(many.moved)}, at most 3 times as much is asked; CPU: ${floor('moveToBareSql', many.moved.bare.cpu / many.moved.product.cpu)}`,
  );

  await compareImports();
  await compareMoney();
  await compareRegisters();

  console.log('Deadlines of open cases recalculated after a change of the law');
  const recalculation = await measureRecalculation((line) => console.log(`  ${line}`));
  const perSecond = (recalculation.openCases / recalculation.recalculationSeconds).toFixed(0);
  console.log(
    `  ${recalculation.openCases.toLocaleString('en-US')} cases in ${recalculation.recalculationSeconds.toFixed(1)} s (${perSecond} a second, ${recalculation.moved.toLocaleString('en-US')} dates moved); the preview took ${recalculation.previewSeconds.toFixed(1)} s`,
  );
  console.log(
    `  ${RECALCULATION_LIMIT_SECONDS} s to what it took: ${floor('recalculationWithinLimit', RECALCULATION_LIMIT_SECONDS / recalculation.recalculationSeconds)}`,
  );

  console.log('Start-up of the server');
  const { coldSeconds, warmSeconds } = await measureStartUp();
  console.log(
    `  into an empty folder ${coldSeconds.toFixed(1)} s, again ${warmSeconds.toFixed(1)} s: ${(coldSeconds / warmSeconds).toFixed(1)} to 1`,
  );

  console.log('The built app, KB of gzip against the budget');
  for (const { name, kilobytes, budget } of measureBundle()) {
    console.log(`  ${name}: ${kilobytes.toFixed(1)} of ${budget}`);
    if (kilobytes > budget) failures.push(`${name} is over its budget`);
  }
}

/** A rent roll of 50,000 units against the least that it takes, and what a ledger costs next to it. */
async function compareImports(): Promise<void> {
  console.log(
    'A rent roll of 50,000 units and 25 columns; the ledger of one lease in a company of few leases, and of 50,000',
  );
  const { preview, bareCopy, applied, again, ledgerOfFew, ledgerOfMany } = await measureImports((line) =>
    console.log(`  ${line}`),
  );
  console.log(
    `  preview ${preview.toFixed(1)} s, reading the file and putting its rows in ${bareCopy.toFixed(1)} s: ${floor('importPreviewToBare', bareCopy / preview)}`,
  );
  console.log(
    `  applied: ${inWords(applied)}; CPU: ${floor('importApplyToBareSql', applied.bare.cpu / applied.product.cpu)}`,
  );
  const first = preview + applied.product.seconds;
  console.log(
    `  the first time ${first.toFixed(1)} s, again ${again.toFixed(1)} s: ${floor('importFirstToAgain', first / again)}`,
  );
  console.log(
    `  a ledger, ${ledgerOfFew.toFixed(0)} ms to ${ledgerOfMany.toFixed(0)} ms: ${floor('ledgerOfFewToMany', ledgerOfFew / ledgerOfMany)}`,
  );

  const { quiet, meanwhile, memory } = await measureBesideImport((line) => console.log(`  ${line}`));
  console.log(
    `  99 of 100 lists of cases within ${quiet.toFixed(0)} ms, and within ${meanwhile.toFixed(0)} ms while such a file is read and applied, at most 2 times as much is asked: ${floor('quietListToListBesideImport', quiet / meanwhile)}`,
  );
  const mostMemory = floors['importMegabytesAtMost'] ?? 0;
  console.log(
    `  memory of the server meanwhile: ${memory.toFixed(0)} MB more (at most ${mostMemory}; 300 is asked)`,
  );
  if (memory > mostMemory)
    failures.push(`an import takes ${memory.toFixed(0)} MB, at most ${mostMemory} is asked`);
}

/** What money costs with a long ledger against a short one, and a payment against all of its own statements. */
async function compareMoney(): Promise<void> {
  const sizes = [10_000, isLarge ? 10_000_000 : 1_000_000] as const;
  console.log(
    `Money with ledgers of ${sizes.map((size) => size.toLocaleString('en-US')).join(' and ')} postings, the same month running in both, CPU for a request`,
  );
  const { reads, payment } = await measureMoney(sizes, (line) => console.log(`  ${line}`));
  const most = floors['moneyGrowthAtMost'] ?? 0;
  for (const { name, small, large } of reads) {
    const grown = large / small;
    console.log(
      `  ${name}: ${small.toFixed(1)} ms and ${large.toFixed(1)} ms: ${grown.toFixed(2)} (at most ${most})`,
    );
    if (grown > most)
      failures.push(`${name} costs ${grown.toFixed(2)} times as much, at most ${most} is asked`);
  }
  console.log(
    `  a payment, ${payment.product.toFixed(1)} ms to ${payment.bare.toFixed(1)} ms of all its statements alone: ${floor('paymentToBareSql', payment.bare / payment.product)}`,
  );
}

/** Lists and searches of 100,000 properties, and the drafts of a month’s filing. */
async function compareRegisters(): Promise<void> {
  const most = floors['readGrowthAtMost'] ?? 0;
  console.log(
    `Properties, 1,000 and 100,000 in one firm; each costs at most ${most} times as much, and reaches ${floors['propertiesToBareServer']} of a bare server`,
  );
  for (const { as, name, figures, writdesk, bareServer } of await measureProperties((line) =>
    console.log(`  ${line}`),
  )) {
    const grown = growthOf(figures);
    if (grown > most)
      failures.push(
        `properties, ${as}: ${name} costs ${grown.toFixed(2)} times as much, at most ${most} is asked`,
      );
    floor('propertiesToBareServer', writdesk / bareServer);
  }

  console.log('The month’s filing of 1,000 late tenants, and the same writes in bare transactions');
  const drafts = await measureDrafts((line) => console.log(`  ${line}`));
  console.log(
    `  drafts opened: ${inWords(drafts)}, at most 2.5 times as much is asked; CPU: ${floor('draftsToBareSql', drafts.bare.cpu / drafts.product.cpu)}`,
  );
}
