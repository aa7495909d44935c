import type { StandInSystem } from '../property-stand-in/system-server.ts';
import { type Day, openingOf, workdayFrom } from './days.ts';
import { drawer } from './draw.ts';
import { Journal } from './journal.ts';
import { play } from './play.ts';
import type { Looker } from './look/looker.ts';
import { clockPort } from './product/clock-port.ts';
import type { EngineRoom } from './product/engine-room.ts';
import { type Fault, faultMaker } from './product/faults.ts';
import type { Credentials } from './product/sign-in.ts';
import type { SecondServer } from './product/start-writdesk.ts';
import type { MailServer } from './product/mail-server.ts';
import { mailReader } from './product/mailbox.ts';
import { Person, type Product } from './product/person.ts';
import { stagesOf } from './report/stages.ts';
import type { Scene } from './scene.ts';
import { makeWorld } from './world/make-world.ts';

interface Options {
  writdesk: Writdesk;
  /** Working days to play. */
  days: number;
  seed: number;
  firms?: number;
  /** All that comes once in a year comes in the first days. */
  isShort?: boolean;
  /** What breaks on a day, counted from 1, in the middle of its work. */
  faultOn?(day: number): Fault | undefined;
  /** Who looks at the screens of a day, and on which days, counted from 1. */
  looker?: Looker;
  looksOn?(day: number): boolean;
  /** Called before each day, with what was met until then: a year that is stopped leaves what it found. */
  onMorning?(journal: Journal): Promise<void>;
  onProgress?(step: string): void;
}

/** Where a Writdesk answers whose clock is one for tests. */
interface Writdesk {
  baseUrl: string;
  clockPort: number;
  /** These are absent where it isn’t the player’s own; it has a demonstration then. */
  administrator?: Credentials;
  room?: EngineRoom;
  mailServer?: MailServer;
  propertySystem?: StandInSystem;
  killAndStart?(now: () => Date): Promise<void>;
  startSecond?(now: () => Date): Promise<SecondServer>;
}

const OF_THE_DEMONSTRATION = { email: 'admin@demo.writdesk.test', password: 'writdesk-demo' };

/** Plays firms' days from their creation on. @returns what was met; a rule that was broken is recorded there, never thrown. */
export async function playYear(options: Options): Promise<Journal> {
  const { writdesk, days, seed, firms = 1, faultOn, onMorning, onProgress } = options;
  const journal = new Journal();
  if (onProgress)
    journal.onBreak = ({ rule, facts }) => onProgress(`  broken: ${rule}\n    ${facts.slice(0, 600)}`);
  const { baseUrl, room, mailServer, killAndStart, startSecond } = writdesk;
  const clock = clockPort(writdesk.clockPort, journal);
  const today = fourthAfter(await clock.told());
  journal.day = today;
  journal.firstDay = today;
  await clock.moveTo(openingOf(today, 'America/New_York', 9));
  const now = () => clock.now();
  const faults = faultMaker({
    journal,
    room,
    mailServer,
    killAndStart: killAndStart && (() => killAndStart(now)),
    startSecond: startSecond && (() => startSecond(now)),
  });
  const product: Product = { baseUrl, journal, ...faults };
  const admin = new Person(product, 'Administrator', writdesk.administrator ?? OF_THE_DEMONSTRATION);
  await admin.comeIn();
  const drawn = drawer(seed);
  onProgress?.('The firms, their companies and all their people come in …');
  const mail = mailServer?.mailbox ?? mailReader(admin);
  const world = await makeWorld({ product, admin, mail, seed, drawn, today }, firms);
  const month = today.slice(0, 7);
  const scene: Scene = {
    world,
    journal,
    drawn,
    clock,
    today,
    rentedMonth: month,
    staffedMonth: month,
    jumps: false,
    met: new Set(),
    isShort: options.isShort ?? false,
    room,
    propertySystem: writdesk.propertySystem,
    product,
    mail,
  };
  const onEvening = async (number: number) => {
    if (options.looksOn?.(number)) await options.looker?.lookAtDay(scene);
  };
  await play(scene, days, onEvening, async (number) => {
    await note(scene);
    await onMorning?.(journal);
    onProgress?.(`Day ${number}: ${scene.today}`);
    const fault = faultOn?.(number);
    await faults.plan(fault);
    scene.jumps = fault === 'clock';
  });
  await note(scene);
  return journal;
}

/** What the report says beyond what was counted on the way. */
async function note({ journal, room, world }: Scene): Promise<void> {
  journal.stages = stagesOf(world);
  journal.databaseMegabytes = await room?.databaseMegabytes();
  journal.slowStatements = room?.slowStatements() ?? [];
}

/** The day before the fifth of the next month: the year begins in the middle of a month's filing. */
function fourthAfter(now: Date): Day {
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 4, 12));
  return workdayFrom(month.toISOString().slice(0, 10));
}
