import { parentPort, workerData } from 'node:worker_threads';
import { openHeavyDeps } from './heavy-deps.ts';
import type { HeavySettings } from './open-heavy.ts';
import { movedClock } from './platform/clock.ts';
import type { UserContext } from './platform/context.ts';
import {
  type HeavyReply,
  type HeavyRequest,
  heavyVerbs,
  sentError,
  type WorkStep,
} from './platform/heavy/index.ts';

// The thread for heavy work: the part of the product that it needs, with connections of its own, which does what the thread of requests hands it.

const { config, connection } = workerData as HeavySettings;
const clock = movedClock(new Date());
// What is copied from one thread to the other comes as plain bytes.
const encryptionKey = Buffer.from(config.encryptionKey);
const formerEncryptionKeys = config.formerEncryptionKeys.map((key) => Buffer.from(key));
const deps = openHeavyDeps({ ...config, encryptionKey, formerEncryptionKeys }, connection, clock);

parentPort?.on('message', (request: HeavyRequest) => void reply(request));

async function reply(request: HeavyRequest): Promise<void> {
  parentPort?.postMessage({ id: request.id, ...(await answer(request)) } satisfies HeavyReply, []);
}

/** Nobody reads faster. */
const STEP_MS = 300;

function saysSteps(id: number): (step: WorkStep) => void {
  let saidAt = -Infinity;
  return (step) => {
    if (performance.now() - saidAt < STEP_MS) return;
    saidAt = performance.now();
    parentPort?.postMessage({ id, step } satisfies HeavyReply, []);
  };
}

async function answer({ id, name, asker, input, now }: HeavyRequest) {
  clock.moveTo(now);
  try {
    const verb = deps.registered.of(heavyVerbs).find((one) => one.name === name);
    if (!verb) throw new Error(`Nobody lists the heavy verb ${name}.`);
    const context = { ...(asker as Omit<UserContext, 'deps'>), deps, progress: saysSteps(id) };
    return { reply: await verb.run(context, input as never) };
  } catch (error) {
    return sentError(error);
  }
}
