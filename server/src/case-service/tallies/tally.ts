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
export const everythingDone = Object.keys(stamps) as Done[];

/** What cases are counted by; `cases.tallied_case` says the same of the rows that are there. */
export type What = `status.${string}` | `step.${string}` | `done.${Done}`;

/** The day of what has none. */
export const NO_DAY = '0001-01-01';

/** The columns that a case is counted by. */
export type TalliedCase = {
  firmId: string;
  clientId: string;
  countyId: string | null;
  status: string;
  mayDo: string | null;
  mayDoOn: string | null;
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
  return [
    { what: `status.${record.status}`, day: NO_DAY },
    ...stepOf(record.mayDo, record.mayDoOn),
    ...everythingDone.flatMap((done): Had[] => {
      const at = record[stamps[done]];
      return at ? [{ what: `done.${done}`, day: at.toISOString().slice(0, 10) }] : [];
    }),
  ];
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

/** What a change of a case does to the tallies. */
export function deltasOf(before: TalliedCase | null, after: TalliedCase | null): Delta[] {
  const side = (record: TalliedCase | null) => record && { place: placeOf(record), had: hadBy(record) };
  return deltasBetween(side(before), side(after));
}

const placeOf = (record: TalliedCase): Place => ({
  firmId: record.firmId,
  clientId: record.clientId,
  countyId: record.countyId,
});
