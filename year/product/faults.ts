import type { Journal } from '../journal.ts';
import type { EngineRoom } from './engine-room.ts';
import type { MailServer } from './mail-server.ts';
import type { SecondServer } from './start-writdesk.ts';

/** What breaks in the middle of a day’s work. */
export const faults = ['server', 'database', 'second', 'storage', 'mail', 'clock'] as const;
export type Fault = (typeof faults)[number];

const words: Readonly<Record<Fault, string>> = {
  server: 'kill -9 of the server, in the middle of its work',
  database: 'kill -9 of the database, in the middle of its work',
  second: 'Two servers share the work, and one of them is killed in the middle of it',
  storage: 'The storage can’t be reached for some seconds',
  mail: 'The mail server takes nothing until the evening',
  clock: 'Nobody comes for two weeks, and the clock jumps over them',
};

const AFTER_CALLS = 40;
const AWAY_MS = 6_000;
/** So long after the beginning of a fault, calls may be answered that something is away. */
const LIMIT_MS = 90_000;
const RETRY_MS = 250;

interface Parts {
  journal: Journal;
  /** Absent where the Writdesk isn’t the player’s own. */
  room: EngineRoom | undefined;
  mailServer: MailServer | undefined;
  killAndStart: (() => Promise<void>) | undefined;
  startSecond: (() => Promise<SecondServer>) | undefined;
}

/** Breaks things, one a day, and knows while something is broken. */
export function faultMaker({ journal, room, mailServer, killAndStart, startSecond }: Parts) {
  let second: SecondServer | undefined;
  let calls = 0;
  let waiting: Fault | undefined;
  let callsLeft = 0;
  let brokenUntil = 0;
  let mending: Promise<void> | undefined;

  function begin(fault: Fault): void {
    journal.met(words[fault]);
    brokenUntil = Date.now() + LIMIT_MS;
    if (fault === 'server') mending = killAndStart?.();
    if (fault === 'database') room?.killDatabase();
    if (fault === 'second') {
      mending = second?.kill();
      second = undefined;
    }
    if (fault === 'mail') mailServer?.be('away');
    if (fault !== 'storage') return;
    room?.takeStorageAway();
    setTimeout(() => room?.giveStorageBack(), AWAY_MS);
  }

  return {
    /** In the middle of this day. The clock’s jump comes at its end instead. */
    async plan(fault: Fault | undefined): Promise<void> {
      if (fault === 'second') second = await startSecond?.();
      waiting = fault === 'clock' ? undefined : fault;
      callsLeft = fault === 'second' ? AFTER_CALLS * 5 : AFTER_CALLS;
      if (fault === 'clock') journal.met(words.clock);
    },
    onCall(): void {
      callsLeft -= 1;
      if (!waiting || callsLeft > 0) return;
      begin(waiting);
      waiting = undefined;
    },
    /** Which server a call goes to: of two, one after the other. */
    address(first: string): string {
      calls += 1;
      return second && calls % 2 === 0 ? second.baseUrl : first;
    },
    async evening(): Promise<void> {
      waiting = undefined;
      room?.giveStorageBack();
      mailServer?.be('there');
      await second?.kill();
      second = undefined;
    },
    isBroken: () => Date.now() < brokenUntil,
    /** Resolves when it is worth to try again. @throws when nothing is broken that the player knows of. */
    async answersAgain(): Promise<void> {
      if (Date.now() >= brokenUntil) throw new Error('Writdesk doesn’t answer, and nobody broke anything.');
      await mending;
      await new Promise((done) => setTimeout(done, RETRY_MS));
    },
  };
}
export type FaultMaker = ReturnType<typeof faultMaker>;
