import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';

/** Where the Writdesk of this worker answers. */
export const baseUrl = await askForWritdesk();

async function askForWritdesk(): Promise<string> {
  const url = `${inject('deskUrl')}/${process.env['VITEST_POOL_ID']}`;
  // Not fetch: it waits five minutes for an answer, and a start next to a busy machine may take longer.
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, resolve).once('error', reject);
  });
  const answer = await text(reply);
  if (reply.statusCode !== 200) throw new Error(answer);
  return answer;
}
