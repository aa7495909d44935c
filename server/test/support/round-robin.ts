import { createServer, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A balancer as it stands before several processes: each request goes to the next one, whoever sent it. */
export interface RoundRobin {
  /** The one address that people know. */
  address: string;
  /** Where requests go, in turn. */
  targets: string[];
  /** Which target answered each request: method, path without query, number of the target. */
  served: { method: string; path: string; target: number }[];
  close(): Promise<void>;
}

export async function openRoundRobin(): Promise<RoundRobin> {
  const targets: string[] = [];
  const served: RoundRobin['served'] = [];
  let turn = 0;
  const server: Server = createServer((incoming, outgoing) => {
    const target = turn++ % targets.length;
    const { method = 'GET', url = '/', headers } = incoming;
    served.push({ method, path: url.split('?', 1)[0] ?? '', target });
    const forwarded = { ...headers, 'x-forwarded-for': incoming.socket.remoteAddress ?? '' };
    const onward = ask(new URL(url, targets[target]), { method, headers: forwarded }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(outgoing);
    });
    onward.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    targets,
    served,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
