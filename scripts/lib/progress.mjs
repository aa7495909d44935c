/**
 * Says what begins, how far it is, and how long it took.
 *
 * @param {string} title
 * @param {(note: (text: string) => void) => Promise<T>} work
 * @returns {Promise<T>}
 * @template T
 */
export async function step(title, work) {
  const startedAt = performance.now();
  console.log(`• ${title}`);
  const result = await work((text) => console.log(`  ${text}`));
  console.log(`  done in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  return result;
}

/** Ends the command with a sentence for the person who started it. */
export function fail(message) {
  console.error(`\n${message}`);
  process.exit(1);
}
