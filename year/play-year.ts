import { drawer } from './draw.ts';
import { Journal } from './journal.ts';
import { type Day, openingOf, workdayFrom } from './days.ts';
import { play } from './play.ts';
import { clockPort } from './product/clock-port.ts';
import { Person, type Product } from './product/person.ts';
import { startWritdesk } from './product/start-writdesk.ts';
import type { Scene } from './scene.ts';
import { makeWorld } from './world/make-world.ts';

interface Options {
  /** Working days to play. */
  days: number;
  seed: number;
  /** On this day, counted from 1, the server is killed in the middle of its work. */
  killOn?: number;
  /** A Writdesk that runs already, with a clock for tests; one of its own is started when absent. */
  at?: { baseUrl: string; clockPort: number };
  onProgress?(step: string): void;
}

/** A Monday, the day before the fifth: the year begins in the middle of a month's filing. */
const FIRST_DAY = '2027-01-04';
const PASSWORD = 'writdesk-demo';
const KILL_AFTER_CALLS = 40;

/** Plays a firm's days from its creation on. @returns what was met; a rule that was broken is told there, never thrown. */
export async function playYear({ days, seed, killOn, at, onProgress }: Options): Promise<Journal> {
  const journal = new Journal();
  const writdesk = at ? undefined : await startWritdesk(openingOf(FIRST_DAY, 'America/New_York'));
  const { baseUrl, clockPort: port } = at ?? writdesk!;
  try {
    const clock = clockPort(port, journal);
    const firstDay = at ? fourthAfter(await clock.told()) : FIRST_DAY;
    journal.day = firstDay;
    await clock.moveTo(openingOf(firstDay, 'America/New_York', 9));
    let callsLeft = Infinity;
    let restarting: Promise<void> | undefined;
    const product: Product = {
      baseUrl,
      journal,
      onCall() {
        callsLeft -= 1;
        if (callsLeft !== 0 || !writdesk) return;
        journal.met('kill -9 of the server, in the middle of its work');
        restarting = writdesk.killAndStart(() => clock.now());
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
    const world = await makeWorld({ product, admin, seed, drawn, today: firstDay });
    const scene: Scene = { world, journal, drawn, clock, today: firstDay };
    await play(scene, days, (number) => {
      onProgress?.(`Day ${number}: ${scene.today}`);
      if (number === killOn) callsLeft = KILL_AFTER_CALLS;
    });
    return journal;
  } finally {
    await writdesk?.stop();
  }
}

/** Of a Writdesk that runs already: the day before the fifth of the month after its own. */
function fourthAfter(now: Date): Day {
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 4, 12));
  return workdayFrom(month.toISOString().slice(0, 10));
}
