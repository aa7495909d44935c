import type {
  AnswerMode,
  ApproverInput,
  ApproverRole,
} from '@writdesk/contract/special-approvals/special-approvals';

/** Somebody who may be asked about a case, with the roles in which they may. */
export interface Candidate {
  id: string;
  name: string;
  roles: readonly ApproverRole[];
}

/** What a request says of its answers. */
export interface Seats {
  seats: readonly ApproverInput[];
  answerMode: AnswerMode;
  answerCount: number | null;
}
export interface Given {
  userId: string;
  seat: number;
}

const fits = (seat: ApproverInput, { id, roles }: Candidate) =>
  'userId' in seat ? seat.userId === id : roles.includes(seat.role);

/** The seats that the next answers fill, by their places. */
function openSeats({ seats, answerMode }: Seats, given: readonly Given[]): number[] {
  const places = seats.map((_, place) => place);
  if (answerMode === 'ANY' || answerMode === 'COUNT') return places;
  const left = places.filter((place) => !given.some(({ seat }) => seat === place));
  return answerMode === 'ORDER' ? left.slice(0, 1) : left;
}

/** Who can answer now: whoever fills an open seat and hasn’t answered. */
export function awaitedOf(of: Seats, given: readonly Given[], people: readonly Candidate[]): Candidate[] {
  const open = openSeats(of, given).map((place) => of.seats[place]);
  return people.filter(
    (person) =>
      !given.some(({ userId }) => userId === person.id) && open.some((seat) => seat && fits(seat, person)),
  );
}

/** The place that somebody’s answer fills: the one that names them before one of their roles; the first for whoever may answer anyway. */
export function seatFor(of: Seats, given: readonly Given[], person: Candidate): number {
  const open = openSeats(of, given);
  const named = open.find((place) => {
    const seat = of.seats[place];
    return seat !== undefined && 'userId' in seat && seat.userId === person.id;
  });
  const byRole = open.find((place) => {
    const seat = of.seats[place];
    return seat !== undefined && fits(seat, person);
  });
  return named ?? byRole ?? open[0] ?? 0;
}

/** Whether enough have agreed. */
export function isAgreed({ seats, answerMode, answerCount }: Seats, given: readonly Given[]): boolean {
  if (answerMode === 'ANY') return given.length > 0;
  if (answerMode === 'COUNT') return given.length >= (answerCount ?? 1);
  return seats.every((_, place) => given.some(({ seat }) => seat === place));
}
