import type { Journal } from '../journal.ts';

interface Jobs {
  due: Record<string, number>;
  repeated: Record<string, number>;
  failed: Record<string, number>;
}

const QUIET_LIMIT_MS = 90_000;

/** The port by which a start for tests is moved through time. */
export function clockPort(port: number, journal: Journal) {
  const url = `http://127.0.0.1:${port}`;
  /** How far the product's time is ahead of real time. */
  let aheadMs = 0;
  /** Failed jobs that were reported already. */
  const known = new Set<string>();
  const jobs = async () => (await (await fetch(`${url}/jobs`)).json()) as Jobs;

  return {
    now: () => new Date(Date.now() + aheadMs),
    /** The product's time, as the port gives it. */
    async told(): Promise<Date> {
      const { now } = (await (await fetch(`${url}/now`)).json()) as { now: string };
      return new Date(now);
    },
    async moveTo(instant: Date): Promise<void> {
      const reply = await fetch(`${url}/move`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ to: instant.toISOString() }),
      });
      if (!reply.ok) throw new Error(`The clock was not moved: ${await reply.text()}`);
      const { now } = (await reply.json()) as { now: string };
      aheadMs = Date.parse(now) - Date.now();
    },
    /** Waits until no job is due any more, and sees to it that none failed. */
    async quiet(): Promise<void> {
      const begunAt = Date.now();
      let seen = await jobs();
      while (Object.keys(seen.due).length > 0) {
        if (Date.now() - begunAt > QUIET_LIMIT_MS) {
          journal.breaks('No job waits longer than its promise.', seen.due);
          break;
        }
        await new Promise((done) => setTimeout(done, 40));
        seen = await jobs();
      }
      for (const [name, count] of Object.entries(seen.failed))
        if (!known.has(`${name}:${count}`)) {
          known.add(`${name}:${count}`);
          journal.breaks('No job fails for good.', `${name}: ${count}`);
        }
    },
  };
}
export type ClockPort = ReturnType<typeof clockPort>;
