import type { Scene } from '../scene.ts';
import type { Firm } from '../world/world.ts';
import { appealDay } from './appeals.ts';
import { lawyerSteps, processorSteps } from './steps.ts';
import { apart } from './apart.ts';
import { casesOf } from './rows.ts';
import { writDay } from './writs.ts';

/** Steps of an office are taken one after the other on a day; what the court does comes on a day of its own. */
const ROUNDS = 6;

/** Processor and lawyer work their lists, until nobody has anything more to do today. */
export async function firmDay(scene: Scene, firm: Firm): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    await scene.clock.quiet();
    let moved = 0;
    for (const [person, steps] of [
      [firm.processor, processorSteps],
      [firm.lawyer, lawyerSteps],
    ] as const)
      for (const row of await casesOf(person)) {
        const own = scene.world.cases.get(row.id);
        const step = own && !own.endedOn && steps[row.status];
        if (step && (await apart(scene, () => step(scene, own, row)))) moved += 1;
      }
    moved += (await apart(scene, () => appealDay(scene, firm))) ?? 0;
    moved += (await apart(scene, () => writDay(scene, firm))) ?? 0;
    if (moved === 0) return;
  }
}
