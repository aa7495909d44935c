import type { SlowStatement } from './product/engine-room.ts';

interface Broken {
  day: string;
  rule: string;
  facts: string;
}

/** What the player keeps of the year, and what its report is made from. */
export class Journal {
  /** Milliseconds of each call, by month, and by method and address. */
  readonly calls = new Map<string, Map<string, number[]>>();
  /** Refusals that the player meant to meet, by what it did and what the product said. */
  readonly refusals = new Map<string, number>();
  /** How many of each thing were done. */
  readonly volumes = new Map<string, number>();
  /** The days that each stage of a case took. */
  stages = new Map<string, number[]>();
  readonly broken: Broken[] = [];
  readonly faults: { day: string; what: string }[] = [];
  databaseMegabytes: number | undefined;
  slowStatements: SlowStatement[] = [];
  /** Called at once, for whoever watches. */
  onBreak: ((one: Broken) => void) | undefined;
  firstDay = '';
  day = '';

  timed(call: string, ms: number): void {
    const month = this.day.slice(0, 7);
    const calls = this.calls.get(month) ?? new Map<string, number[]>();
    this.calls.set(month, calls);
    const times = calls.get(call) ?? [];
    times.push(ms);
    calls.set(call, times);
  }

  did(what: string, count = 1): void {
    this.volumes.set(what, (this.volumes.get(what) ?? 0) + count);
  }

  refused(what: string): void {
    this.refusals.set(what, (this.refusals.get(what) ?? 0) + 1);
  }

  /** A rule of the player's own that the product broke. */
  breaks(rule: string, facts: unknown): void {
    const text = typeof facts === 'string' ? facts : JSON.stringify(facts);
    const one = { day: this.day, rule, facts: text.slice(0, 1_500) };
    this.broken.push(one);
    this.onBreak?.(one);
  }

  met(fault: string): void {
    this.faults.push({ day: this.day, what: fault });
  }
}
