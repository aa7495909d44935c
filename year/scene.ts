import type { StandInSystem } from '../property-stand-in/system-server.ts';
import type { Day } from './days.ts';
import type { Drawer } from './draw.ts';
import type { Journal } from './journal.ts';
import type { ClockPort } from './product/clock-port.ts';
import type { EngineRoom } from './product/engine-room.ts';
import type { Mailbox } from './product/mailbox.ts';
import type { Product } from './product/person.ts';
import type { World } from './world/world.ts';

/** Where the year stands: the world as the player knows it, and the day that is played. */
export interface Scene {
  world: World;
  journal: Journal;
  drawn: Drawer;
  clock: ClockPort;
  today: Day;
  /** The last month whose rent has fallen due, `YYYY-MM`. */
  rentedMonth: string;
  /** The last month in which people came and went, `YYYY-MM`. */
  staffedMonth: string;
  /** What comes once in a year and has come. */
  met: Set<string>;
  /** All that comes once in a year comes in the first days. */
  isShort: boolean;
  /** After this day nobody comes for two weeks. */
  jumps: boolean;
  /** Absent where the Writdesk isn’t the player’s own. */
  propertySystem: StandInSystem | undefined;
  product: Product;
  /** Absent where the Writdesk isn’t the player’s own. */
  room: EngineRoom | undefined;
  mail: Mailbox;
}
