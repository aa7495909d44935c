import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RunningWritdesk } from './writdesk.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where a worker asks for the Writdesk that it plays on and for what else the run has; see `ask-run-server.ts`. */
    runServerUrl: string;
    /** The password of the six demonstration accounts in this run. */
    demoPassword: string;
  }
}

/** After all that the journeys did, the counters still say what there is. */
async function checkAndStop(writdesk: RunningWritdesk): Promise<void> {
  try {
    await writdesk.checkCounters();
  } finally {
    await writdesk.stop();
  }
}

/**
 * Gives every worker a Writdesk of its own, so that two don't meet in one case. It starts when it is first asked for.
 * @param folders what else may be asked for, by its name.
 */
export async function openRunServer(
  start: () => Promise<RunningWritdesk>,
  folders: Readonly<Record<string, () => Promise<string>>> = {},
): Promise<{
  url: string;
  /** Stops what was started. @throws when a counter differs from its cases. */
  close(): Promise<void>;
}> {
  const started = new Map<string, Promise<RunningWritdesk>>();
  const writdeskOf = (worker: string) => {
    const writdesk = started.get(worker) ?? start();
    started.set(worker, writdesk);
    return writdesk;
  };
  const server = createServer((request, response) => {
    const name = (request.url ?? '').slice(1);
    const answer = folders[name]?.() ?? writdeskOf(name).then(({ baseUrl }) => baseUrl);
    answer.then(
      (said) => response.end(said),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      const all = await Promise.allSettled(started.values());
      await Promise.all(
        all.flatMap((each) => (each.status === 'fulfilled' ? [checkAndStop(each.value)] : [])),
      );
    },
  };
}
