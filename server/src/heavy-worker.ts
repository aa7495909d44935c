import { parentPort, workerData } from 'node:worker_threads';
import { openDeps } from './deps.ts';
import type { HeavySettings } from './open-heavy.ts';
import { movedClock } from './platform/clock.ts';
import type { UserContext } from './platform/context.ts';
import { type HeavyReply, type HeavyRequest, heavyVerbs, sentError } from './platform/heavy/index.ts';

// The thread for heavy work: the same product with connections of its own, which does what the thread of requests hands it.

const { config, connection } = workerData as HeavySettings;
const clock = movedClock(new Date());
// What is copied from one thread to the other comes as plain bytes.
const encryptionKey = Buffer.from(config.encryptionKey);
const formerEncryptionKeys = config.formerEncryptionKeys.map((key) => Buffer.from(key));
const { deps } = await openDeps({ ...config, encryptionKey, formerEncryptionKeys }, connection, {
  clock,
  isHeavyThread: true,
});

parentPort?.on('message', (request: HeavyRequest) => void reply(request));

async function reply(request: HeavyRequest): Promise<void> {
  parentPort?.postMessage({ id: request.id, ...(await answer(request)) } satisfies HeavyReply, []);
}

async function answer({ name, asker, input, now }: HeavyRequest) {
  clock.moveTo(now);
  try {
    const verb = deps.registered.of(heavyVerbs).find((one) => one.name === name);
    if (!verb) throw new Error(`Nobody lists the heavy verb ${name}.`);
    return { reply: await verb.run({ ...(asker as Omit<UserContext, 'deps'>), deps }, input as never) };
  } catch (error) {
    return sentError(error);
  }
}
