import { appendFileSync } from 'node:fs';

/** Vitest's JSON has no place for an error outside every test: it goes to the file that `npm test` names. */
export default class ReportFaults {
  onTestRunEnd(_modules, unhandled) {
    const file = process.env.FAULTS_FILE;
    if (!file) return;
    for (const { name, message } of unhandled) appendFileSync(file, `${name}: ${message}\n`);
  }
}
