import { ownKeys } from '@writdesk/contract/values/records';
import { localDate } from '../../platform/clock.ts';

/** What was done on a day, by the case's own time stamp. */
const stamps = {
  submitted: 'submittedAt',
  approved: 'approvedAt',
  writIssued: 'writIssuedAt',
  appealed: 'appealFiledAt',
  denied: 'deniedAt',
  dismissed: 'dismissedAt',
} as const;
export type Done = keyof typeof stamps;
export const everythingDone = ownKeys(stamps);

/** The stages of a case, each with the days at which it began and ended. */
const stages = {
  approval: (on) => [on.submitted, on.approved],
  filing: (on) => [on.approvedAtCourt, on.filed],
  service: (on) => [on.filed, on.served],
  judgment: (on) => [on.served, on.judged],
  writ: (on) => [on.judged, on.issued],
  possession: (on) => [on.issued, on.possession],
  whole: (on) => [on.submitted, on.possession],
} as const satisfies Record<string, (on: Days) => readonly [string | null, string | null]>;
export type Stage = keyof typeof stages;

/** What cases are counted by; `cases.tallied_case` says the same of the rows that are there. */
export type What =
  | `status.${string}`
  | `step.${string}`
  | `done.${Done | 'filed' | 'possession' | 'rejected' | 'ended'}`
  /** By court, with its id. */
  | `court.${'filed' | 'rejected'}.${string}`
  /** On the day on which the case was submitted, so that it is a part of what was submitted. */
  | `sentBack.${string}`
  /** What an ended case has cost, in cents. */
  | `cost.${number}`
  | `outcome.${string}`
  | `took.${Stage}.${number}`;

/** The day of what has none. */
export const NO_DAY = '0001-01-01';

/** The columns that a case is counted by. */
export type TalliedCase = {
  firmId: string;
  clientId: string;
  countyId: string | null;
  /** Of the firm: by its days all moments are counted. */
  dayZone: string;
  status: string;
  mayDo: string | null;
  mayDoOn: string | null;
  /** Days at the court. */
  approvedOn: string | null;
  filedOn: string | null;
  judgmentOutcome: string | null;
  servedAt: Date | null;
  judgmentAt: Date | null;
  possessionAt: Date | null;
  closedAt: Date | null;
  rejectedAt: Date | null;
  courthouseId: string | null;
  sentBack: readonly string[];
  costCents: number;
  /** A sealed case is counted by nothing. */
  sealedAt: Date | null;
} & Record<(typeof stamps)[Done], Date | null>;

export interface Had {
  what: What;
  day: string;
}

/** A change of how many cases of a company, in a county, have something. */
export interface Delta extends Had {
  firmId: string;
  clientId: string;
  countyId: string | null;
  n: number;
}

/** The step that may be taken from a day on. */
export const stepOf = (step: string | null, on: string | null): Had[] =>
  step && on ? [{ what: `step.${step}`, day: on }] : [];

function hadBy(record: TalliedCase): Had[] {
  if (record.sealedAt) return [];
  return [
    { what: `status.${record.status}`, day: NO_DAY },
    ...stepOf(record.mayDo, record.mayDoOn),
    ...everythingDone.flatMap((done) => onDay(`done.${done}`, dayOf(record, record[stamps[done]]))),
    ...onDay('done.filed', record.filedOn),
    ...onDay('done.possession', dayOf(record, record.possessionAt)),
    ...rejectedBy(record),
    ...(record.courthouseId ? onDay(`court.filed.${record.courthouseId}`, record.filedOn) : []),
    ...record.sentBack.flatMap((entry) => onDay(`sentBack.${entry}`, dayOf(record, record.submittedAt))),
    ...endedBy(record),
    ...(record.judgmentOutcome
      ? onDay(`outcome.${record.judgmentOutcome}`, dayOf(record, record.judgmentAt))
      : []),
    ...tookBy(record),
  ];
}

const dayOf = ({ dayZone }: TalliedCase, at: Date | null): string | null => at && localDate(at, dayZone);
const onDay = (what: What, day: string | null): Had[] => (day ? [{ what, day }] : []);

function rejectedBy(record: TalliedCase): Had[] {
  const day = dayOf(record, record.rejectedAt);
  return [
    ...onDay('done.rejected', day),
    ...(record.courthouseId ? onDay(`court.rejected.${record.courthouseId}`, day) : []),
  ];
}

function endedBy(record: TalliedCase): Had[] {
  const ends = [record.closedAt, record.dismissedAt, record.deniedAt].filter((at) => at !== null);
  const last = ends.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null;
  const day = dayOf(record, last);
  return [...onDay('done.ended', day), ...onDay(`cost.${record.costCents}`, day)];
}

interface Days {
  submitted: string | null;
  approved: string | null;
  approvedAtCourt: string | null;
  filed: string | null;
  served: string | null;
  judged: string | null;
  issued: string | null;
  possession: string | null;
}
const DAY_MS = 86_400_000;

/** The whole days that each stage took, on the day of its end; a stage that began after its end took none. */
function tookBy(record: TalliedCase): Had[] {
  const on: Days = {
    submitted: dayOf(record, record.submittedAt),
    approved: dayOf(record, record.approvedAt),
    approvedAtCourt: record.approvedOn,
    filed: record.filedOn,
    served: dayOf(record, record.servedAt),
    judged: dayOf(record, record.judgmentAt),
    issued: dayOf(record, record.writIssuedAt),
    possession: dayOf(record, record.possessionAt),
  };
  return ownKeys(stages).flatMap((stage): Had[] => {
    const [from, to] = stages[stage](on);
    if (!from || !to) return [];
    const days = Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS));
    return [{ what: `took.${stage}.${days}`, day: to }];
  });
}

type Place = Pick<Delta, 'firmId' | 'clientId' | 'countyId'>;

/** What has to be added so that what was had becomes what is had now. */
export function deltasBetween(
  before: { place: Place; had: readonly Had[] } | null,
  after: { place: Place; had: readonly Had[] } | null,
): Delta[] {
  const sums = new Map<string, Delta>();
  for (const [side, n] of [
    [before, -1],
    [after, 1],
  ] as const) {
    for (const had of side?.had ?? []) {
      const delta = { ...side!.place, ...had, n };
      const key = [delta.clientId, delta.countyId, delta.what, delta.day].join(' ');
      const known = sums.get(key);
      if (known) known.n += n;
      else sums.set(key, delta);
    }
  }
  return [...sums.values()].filter((delta) => delta.n !== 0);
}

/**
 * What a change of a case does to the tallies. A step that moved is counted by who moved it, `keepCaseDates`, and a cost by who charged it,
 * `keepCosts`, maybe earlier in the same transaction; here they only go along to another place.
 */
export function deltasOf(given: TalliedCase | null, after: TalliedCase | null): Delta[] {
  const before =
    given && after
      ? { ...given, mayDo: after.mayDo, mayDoOn: after.mayDoOn, costCents: after.costCents }
      : given;
  return deltasBetween(sideOf(before), sideOf(after));
}

/** What another cost of a case does to the tallies. */
export const deltasOfCost = (after: TalliedCase, cents: number): Delta[] =>
  deltasBetween(sideOf({ ...after, costCents: after.costCents - cents }), sideOf(after));

const sideOf = (record: TalliedCase | null) => record && { place: placeOf(record), had: hadBy(record) };

const placeOf = (record: TalliedCase): Place => ({
  firmId: record.firmId,
  clientId: record.clientId,
  countyId: record.countyId,
});
