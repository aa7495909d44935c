/**
 * Says what begins, how far it is, and how long it took; on standard error, so that what a command is asked for
 * stands alone on standard output.
 *
 * @param {string} title
 * @param {(note: (text: string) => void) => Promise<T>} work
 * @returns {Promise<T>}
 * @template T
 */
export async function step(title, work) {
  const startedAt = performance.now();
  console.error(`• ${title}`);
  const result = await work((text) => console.error(`  ${text}`));
  console.error(`  done in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  return result;
}

/** What a person can mend: its message is all that is shown. */
export class Refusal extends Error {
  exitCode = 1;
}

/** A registry could not be reached: nothing was tried, so nothing was found out. Has an exit code of its own. */
export class Unreachable extends Refusal {
  exitCode = 75;
}

/** Runs a command; a refusal is shown as its sentence, anything else with where it comes from. */
export async function command(work) {
  // Whoever read us has read enough, as `head` does: no more is wanted, and nothing went wrong.
  process.stdout.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
  try {
    process.exitCode = (await work()) || 0;
  } catch (error) {
    console.error(error instanceof Refusal ? `\n${error.message}` : error);
    process.exitCode = error instanceof Refusal ? error.exitCode : 1;
  }
}
