import { api } from '@writdesk/contract';
import { expect, inject, test } from 'vitest';
import { apiAs } from './support/api.ts';
import { demonstrationFolder } from './support/demonstration.ts';
import { startWritdesk } from './support/writdesk.ts';

const DRAFTS = 24;

test(
  'the server is killed in the middle of writes: nothing acknowledged is lost, nothing happens twice',
  { timeout: 180_000 },
  async () => {
    const demoPassword = inject('demoPassword');
    const writdesk = await startWritdesk({ DEMO_PASSWORD: demoPassword }, await demonstrationFolder());
    try {
      const client = await apiAs(writdesk.baseUrl, 'client');
      const before = await client.get(api.cases.queues.url);
      const total = before.body['all'] as number;
      const keys = Array.from({ length: DRAFTS }, (_, n) => `draft-${n}`);
      const acknowledged = new Map<string, string>();
      const write = async (key: string) => {
        const reply = await client.post(
          api.cases.createDraft.url,
          { comment: key },
          { 'idempotency-key': key },
        );
        if (reply.status === 201) acknowledged.set(key, reply.body['id'] as string);
        return reply.status;
      };
      const running = keys.map((key) => write(key).catch(() => 0));
      while (acknowledged.size < 3) await new Promise((done) => setImmediate(done));
      await writdesk.kill();
      await Promise.all(running);
      expect(acknowledged.size).toBeLessThan(DRAFTS);
      const first = new Map(acknowledged);

      await writdesk.restart();
      await client.renew();
      for (const key of keys) expect(await write(key)).toBe(201);
      for (const [key, id] of first) expect(acknowledged.get(key), key).toBe(id);
      const after = await client.get(api.cases.queues.url);
      expect(after.body['all']).toBe(total + DRAFTS);
    } finally {
      await writdesk.stop();
    }
  },
);
