import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';

/** @returns what the server of the run says to a name; see `run-server.ts`. */
export async function askRunServer(name: string): Promise<string> {
  // Not fetch: it waits five minutes for an answer, and a start next to a busy machine may take longer.
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${inject('runServerUrl')}/${name}`, resolve).once('error', reject);
  });
  const answer = await text(reply);
  if (reply.statusCode !== 200) throw new Error(answer);
  return answer;
}
