import { type Day, openingOf, workdayFrom } from './days.ts';
import { drawer } from './draw.ts';
import { Journal } from './journal.ts';
import { play } from './play.ts';
import { clockPort } from './product/clock-port.ts';
import { Person, type Product } from './product/person.ts';
import type { Scene } from './scene.ts';
import { makeWorld } from './world/make-world.ts';

interface Options {
  writdesk: Writdesk;
  /** Working days to play. */
  days: number;
  seed: number;
  /** On this day, counted from 1, the server is killed in the middle of its work. */
  killOn?: number;
  onProgress?(step: string): void;
}

/** Where a Writdesk answers whose clock is one for tests. */
interface Writdesk {
  baseUrl: string;
  clockPort: number;
  /** Absent where it isn’t the player’s own. */
  killAndStart?(now: () => Date): Promise<void>;
}

const PASSWORD = 'writdesk-demo';
const KILL_AFTER_CALLS = 40;

/** Plays a firm's days from its creation on. @returns what was met; a rule that was broken is recorded there, never thrown. */
export async function playYear({ writdesk, days, seed, killOn, onProgress }: Options): Promise<Journal> {
  const journal = new Journal();
  const { baseUrl } = writdesk;
  const clock = clockPort(writdesk.clockPort, journal);
  const today = fourthAfter(await clock.told());
  journal.day = today;
  await clock.moveTo(openingOf(today, 'America/New_York', 9));
  let callsLeft = Infinity;
  let restarting: Promise<void> | undefined;
  const product: Product = {
    baseUrl,
    journal,
    onCall() {
      callsLeft -= 1;
      if (callsLeft !== 0) return;
      journal.met('kill -9 of the server, in the middle of its work');
      restarting = writdesk.killAndStart?.(() => clock.now());
    },
    async answersAgain() {
      if (!restarting) throw new Error('The server doesn’t answer, and nobody killed it.');
      await restarting;
    },
  };
  const admin = new Person(product, 'Administrator', {
    email: 'admin@demo.writdesk.test',
    password: PASSWORD,
  });
  await admin.comeIn();
  const drawn = drawer(seed);
  onProgress?.('The firm, its companies and their people come in …');
  const world = await makeWorld({ product, admin, seed, drawn, today });
  const scene: Scene = { world, journal, drawn, clock, today };
  await play(scene, days, (number) => {
    onProgress?.(`Day ${number}: ${scene.today}`);
    if (number === killOn) callsLeft = KILL_AFTER_CALLS;
  });
  return journal;
}

/** The day before the fifth of the next month: the year begins in the middle of a month's filing. */
function fourthAfter(now: Date): Day {
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 4, 12));
  return workdayFrom(month.toISOString().slice(0, 10));
}
