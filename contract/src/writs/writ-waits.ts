import type { WritStatus } from './writ-status.ts';

/** Whose move an open writ can wait for. */
export const writWaits = ['COMPANY', 'ATTORNEY', 'FIRM', 'COURT', 'OFFICER'] as const;
export type WritWait = (typeof writWaits)[number];

/** Which writs wait for whom; of those that are with the company, whether it has answered decides. */
export const writWaitFacts: Readonly<
  Record<WritWait, { statuses: readonly WritStatus[]; isAnswered?: boolean }>
> = {
  COMPANY: { statuses: ['SUBMITTED'], isAnswered: false },
  ATTORNEY: { statuses: ['SUBMITTED'], isAnswered: true },
  FIRM: { statuses: ['DRAFT', 'RESUBMIT_REQUESTED', 'REVIEWED'] },
  COURT: { statuses: ['FILED', 'STAYED'] },
  OFFICER: { statuses: ['ISSUED', 'POSTED'] },
};

/** @returns whose move the writ waits for; null once it has ended. */
export function writWaitOf(writ: { status: WritStatus; clientConfirmedAt: string | null }): WritWait | null {
  const isAnswered = writ.clientConfirmedAt !== null;
  const waits = (wait: WritWait) => {
    const facts = writWaitFacts[wait];
    return facts.statuses.includes(writ.status) && (facts.isAnswered ?? isAnswered) === isAnswered;
  };
  return writWaits.find(waits) ?? null;
}
