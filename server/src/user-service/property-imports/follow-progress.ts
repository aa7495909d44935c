import { type ImportWork, importSteps } from '@writdesk/contract/property-imports/import-values';
import { z } from 'zod';
import { personOf, type UserContext } from '../../platform/context.ts';
import { systemScope } from '../../platform/db/scope.ts';
import type { WorkStep } from '../../platform/heavy/index.ts';
import { newId } from '../../platform/ids.ts';
import { eventOf } from '../../platform/live/index.ts';
import { deleteProgress, insertProgress, moveProgress, selectProgressOf } from './import-progress-queries.ts';
import { propertyImportLive } from './property-import-live.ts';

interface Followed {
  clientId: string;
  /** Null while there is no import yet. */
  importId: string | null;
  fileName: string;
  work: ImportWork;
}

/** A row that nobody moved for so long is of a process that was ended. */
const STALE_MS = 60_000;
/** So often at least, also while nothing can be counted. */
const BEAT_MS = 10_000;

/**
 * Does long work, and keeps how far it is next to it: whoever started it sees that in every tab and after a reload. What is kept here
 * decides nothing, so work goes on without it.
 */
export async function followed<R>(
  context: UserContext,
  { work, ...about }: Followed,
  run: (onStep: (step: WorkStep) => void) => Promise<R>,
): Promise<R> {
  const { deps } = context;
  const { userId } = personOf(context);
  const db = deps.db.as(systemScope);
  const key = { clientId: about.clientId, id: newId() };
  const shown = { step: 'START', done: 0, total: 0 } satisfies z.input<typeof importStep>;
  const beginning = { ...about, ...key, userId, work, ...shown, updatedAt: deps.clock.now() };
  const quietly = (write: Promise<void>) =>
    write.catch((error: unknown) => deps.log.warn({ err: error }, 'the progress of an import is not kept'));
  const announce = () => deps.live.publishIn(db, [eventOf(propertyImportLive.progressed, { userId })]);
  let last = importStep.parse(shown);
  let writing: Promise<void> | undefined = quietly(insertProgress(db, beginning).then(announce));
  let isAhead = false;
  // One write at a time; what comes meanwhile is written in one.
  const keep = () => {
    isAhead = true;
    writing ??= quietly(keepAll()).finally(() => (writing = undefined));
  };
  const keepAll = async () => {
    while (isAhead) {
      isAhead = false;
      await moveProgress(db, key, { ...last, updatedAt: deps.clock.now() });
    }
  };
  void writing.finally(() => (writing = undefined));
  const beat = setInterval(keep, BEAT_MS);
  try {
    return await run((step) => {
      last = importStep.parse(step);
      keep();
    });
  } finally {
    clearInterval(beat);
    await writing;
    await quietly(deleteProgress(db, key).then(announce));
  }
}

const importStep = z.object({ step: z.enum(importSteps), done: z.int(), total: z.int() });

/** The imports that the caller has under way. */
export async function listRunningImports(context: UserContext) {
  const { deps, scope } = context;
  const since = new Date(deps.clock.now().getTime() - STALE_MS);
  return { running: await selectProgressOf(deps.db.as(scope), personOf(context).userId, since) };
}
