import type { Scene } from '../scene.ts';
import type { Case } from '../world/world.ts';

/** A case is over. Where rent is still owed, the next case needs a notice of its own: the product must ask for it by itself. */
export function end({ today }: Scene, own: Case): void {
  own.endedOn = today;
  own.lease.noticeOn = null;
}
