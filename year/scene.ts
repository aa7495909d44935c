import type { Day } from './days.ts';
import type { Drawer } from './draw.ts';
import type { Journal } from './journal.ts';
import type { ClockPort } from './product/clock-port.ts';
import type { World } from './world/world.ts';

/** Where the year stands: the world as the player knows it, and the day that is played. */
export interface Scene {
  world: World;
  journal: Journal;
  drawn: Drawer;
  clock: ClockPort;
  today: Day;
}
