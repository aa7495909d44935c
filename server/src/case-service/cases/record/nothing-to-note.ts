/** Ends the transaction of a job that finds its work done meanwhile: somebody paid, or another worker was quicker. */
export class NothingToNote extends Error {
  override name = 'NothingToNote';
}

/** Waits for work of a job that may be done already. */
export async function unlessDone(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof NothingToNote)) throw error;
  }
}
