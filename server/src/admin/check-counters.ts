import { costFaults, tallyFaults } from '../case-service/tallies/index.ts';
import type { Config } from '../config.ts';
import { AdminRefusal } from './refusal.ts';
import { withDatabase } from './with-database.ts';

export const checkCountersUsage =
  'check-counters      Count all cases again and name each counter that differs; nothing is changed';

/** Counts all cases again, as the nightly job does. @throws AdminRefusal naming each counter that its cases contradict. */
export const checkCounters = (config: Config): Promise<string> =>
  withDatabase(config, async (db) => {
    const faults = await tallyFaults(db);
    const costs = await costFaults(db);
    const lines = [
      ...faults.map(
        ({ grain, what, day, counted, real }) =>
          `  ${grain} ${what} on ${day}: ${counted}, but it is ${real}`,
      ),
      ...costs.map(
        ({ caseId, counted, real }) => `  the cost of case ${caseId}: ${counted} cents, but it is ${real}`,
      ),
    ];
    if (!lines.length) return 'Every counter agrees with its cases.';
    throw new AdminRefusal(`${lines.length} counters differ from their cases:\n${lines.join('\n')}`);
  });
