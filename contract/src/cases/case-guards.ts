import { isLodged, resumePoint, type ActionInput, type CaseFacts } from './case-facts.ts';
import { settledClosureReasons } from './case-reasons.ts';
import type { Guard } from '../machine/machine.ts';

interface CaseGuard extends Guard<CaseFacts, ActionInput> {
  /** What a person reads when it does not hold. */
  message: string;
}

const unlodgedStages: readonly string[] = ['NONE', 'QUEUED', 'PACKET_READY'];

/** Every side condition of the case's acts, by name. Pure: they look at the facts and at the request, at nothing else. */
export const caseGuards = {
  overdue: { holds: (facts) => facts.overdue, message: 'The company has no overdue invoice.' },
  notOverdue: { holds: (facts) => !facts.overdue, message: 'The company has an overdue invoice.' },
  requestsAnswered: {
    holds: (facts) => facts.openRequests === 0,
    message: 'Some of the firm’s requests aren’t answered yet.',
  },
  requestsOpen: {
    holds: (facts) => facts.openRequests > 0,
    message: 'Every request of the firm is answered.',
  },
  fromIntakeSide: {
    holds: (facts) => resumePoint(facts) === null,
    message: 'The case came back from filing. It goes out again or to attorney review.',
  },
  fromFilingSide: {
    holds: (facts) => resumePoint(facts) !== null,
    message: 'The case hasn’t reached filing.',
  },
  noFlaggedDocuments: {
    holds: (facts) => facts.flaggedDocuments === 0,
    message: 'A document is flagged. Replace it or clear the flag.',
  },
  noOpenSpecialApprovals: {
    holds: (facts) => facts.openSpecialApprovals === 0,
    message: 'A special approval is still open.',
  },
  packetUnlodged: {
    holds: (facts) => facts.status !== 'SENT_FOR_FILING' || unlodgedStages.includes(facts.filingStage),
    message: 'The packet has left for the court.',
  },
  approved: { holds: (facts) => facts.approvedAt !== null, message: 'No lawyer has approved the case.' },
  resumesAtFiling: {
    holds: (facts) => resumePoint(facts) === 'SENT_FOR_FILING',
    message: 'The case goes on through attorney review.',
  },
  resumesAtServing: {
    holds: (facts) => resumePoint(facts) === 'FILED',
    message: 'The case goes on through attorney review.',
  },
  fixesClerical: {
    holds: (facts) => facts.fixesClerical,
    message: 'A fix isn’t clerical. Send the case to attorney review.',
  },
  serveFirst: {
    holds: (facts) => facts.serveFirst,
    message: 'The case’s workflow files before it serves.',
  },
  lodged: { holds: (facts) => isLodged(facts), message: 'Nothing has been lodged with the court yet.' },
  notLodged: { holds: (facts) => !isLodged(facts), message: 'The case is lodged with the court.' },
  heardOrDefault: {
    // A default against somebody in military service needs counsel appointed first (50 USC 3931).
    holds: (facts) => facts.hearingHeld || (facts.defaultReady && !facts.holds.includes('SCRA')),
    message: 'The hearing hasn’t been held, and a default can’t be asked for yet.',
  },
  serviceOpen: {
    holds: (facts) => facts.serviceStage !== 'COMPLETE',
    message: 'Every defendant is served.',
  },
  serviceComplete: {
    holds: (facts) => facts.serviceStage === 'COMPLETE',
    message: 'Not every defendant is served yet.',
  },
  noOpenWrit: { holds: (facts) => !facts.openWrit, message: 'A writ is still open.' },
  settledIfUnjudged: {
    holds: (facts, input) =>
      facts.status !== 'AWAITING_JUDGMENT' ||
      input === undefined ||
      settledClosureReasons.some((reason) => reason === input.closureReason),
    message: 'A case that awaits judgment is closed only when settled and paid.',
  },
  billedOrFinal: {
    holds: (facts, input) => input === undefined || facts.unbilledCents === 0 || input.finalBill === true,
    message: 'Some fees are unbilled. Ask for the final bill.',
  },
  notWithPrejudice: {
    holds: (facts) => !facts.withPrejudice && facts.outcome !== 'DISMISSED_WITH_PREJUDICE',
    message: 'The case was dismissed with prejudice.',
  },
  endRemembered: {
    holds: (facts) => facts.statusBeforeEnd !== null,
    message: 'The status before the end isn’t known.',
  },
} satisfies Record<string, CaseGuard>;

export type CaseGuardName = keyof typeof caseGuards;
