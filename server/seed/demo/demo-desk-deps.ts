import { contextOf, type Deps } from '../../src/platform/context.ts';
import { readScans } from '../../src/case-service/scans/index.ts';
import { runRpaBotJob } from '../../src/case-service/rpa-bot-jobs/index.ts';
import type { JobDefinition, JobKey } from '../../src/platform/jobs/index.ts';

/**
 * What the verbs of the demonstration work with: documents are made on the spot, so that a case can go on at once and no
 * job is left but those of robots and of scans, and nobody is notified live or by mail of what is not committed yet.
 * @returns `finishPapers` does the jobs that the last action asked for.
 */
export function deskDeps(deps: Deps): { deps: Deps; finishPapers(): Promise<void> } {
  const jobs: (() => Promise<void>)[] = [];
  const turned: Deps = {
    ...deps,
    live: { ...deps.live, publishIn: async () => undefined },
    // Its mail is weeks old: it left, and nobody gets it now.
    mailer: { ...deps.mailer, send: async () => undefined },
    jobs: {
      ...deps.jobs,
      async enqueueIn<T>(_db: unknown, job: JobKey<T>, data: T) {
        // Robots are sent by the stories; scans take seconds each, and the worker reads them when the demonstration stands.
        if (job.name === runRpaBotJob.name || job.name === readScans.name) return;
        // Whoever adds a job names it by its definition.
        const { handle } = job as JobDefinition<T>;
        const attempt = { id: job.name, number: 1, isLast: false, signal: new AbortController().signal };
        jobs.push(() => handle(contextOf(turned, { kind: 'job', name: job.name }, job.name), data, attempt));
      },
    },
  };
  return {
    deps: turned,
    async finishPapers() {
      for (const work of jobs.splice(0)) await work();
    },
  };
}
