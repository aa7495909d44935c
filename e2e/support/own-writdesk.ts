import { inject } from 'vitest';

/** Where the Writdesk of this worker answers. */
export const baseUrl = await askForWritdesk();

async function askForWritdesk(): Promise<string> {
  const reply = await fetch(`${inject('deskUrl')}/${process.env['VITEST_POOL_ID']}`);
  const text = await reply.text();
  if (!reply.ok) throw new Error(text);
  return text;
}
