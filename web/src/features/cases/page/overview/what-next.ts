import type { CaseDetails } from '@writdesk/contract/cases/cases';
import type { CaseDeadline } from '@writdesk/contract/deadlines/deadlines';
import { writWaitOf } from '@writdesk/contract/writs/writ-waits';
import type { CourtDay } from '../../../../shared/formats/dates.ts';
import { courtDay } from '../../../deadlines/index.ts';
import type { nextMessages } from './next-messages.ts';

/** One sentence of what happens next, with the day that it names. */
export interface NextLine {
  say: keyof (typeof nextMessages)['en'];
  day: CourtDay | null;
}

interface Known {
  details: Pick<CaseDetails, 'status' | 'serviceStage' | 'nextDate' | 'nextDateKind' | 'writs'>;
  /** The company has answered what was asked, and not handed it in. */
  isAnswered?: boolean;
  /** The reader does nothing for the company: an owner of units, or a viewer. */
  isReader?: boolean;
  deadlines: readonly CaseDeadline[];
  timeZone: string;
  today: CourtDay;
}

/** What is asked of the company, as those read it who don’t answer for it. */
const asksOthers: Partial<Record<NextLine['say'], NextLine['say']>> = {
  DRAFT: 'othersDRAFT',
  PAYMENT_HOLD: 'othersPAYMENT_HOLD',
  RETURNED_TO_CLIENT: 'othersRETURNED_TO_CLIENT',
  answered: 'othersAnswered',
  writQuestions: 'othersWritQuestions',
};

/** What happens next in a case, in the order in which it happens; a day that is over is said no more. Nothing of an ended one. */
export function whatNext(known: Known): NextLine[] {
  const lines = toldToCompany(known);
  return known.isReader ? lines.map(({ say, day }) => ({ say: asksOthers[say] ?? say, day })) : lines;
}

function toldToCompany({ details, isAnswered = false, deadlines, timeZone, today }: Known): NextLine[] {
  const { status, nextDate, nextDateKind, serviceStage, writs } = details;
  const of = (event: CaseDeadline['event']) =>
    deadlines.find((one) => one.event === event && one.done === null);
  const dayOf = (at: string | null | undefined) => (at ? courtDay(at, timeZone) : null);
  /** From or until a day that is still to come. */
  const line = (say: NextLine['say'], at: string | null | undefined): NextLine[] => {
    const day = dayOf(at);
    return day !== null && day >= today ? [{ say, day }] : [];
  };
  /** What is so since a day that has come. */
  const once = (say: NextLine['say'], at: string | null | undefined): NextLine[] => {
    const day = dayOf(at);
    return day !== null && day < today ? [{ say, day: null }] : [];
  };
  const writFrom = of('WRIT_EARLIEST')?.earliestAction ?? of('WRIT_EARLIEST')?.date;
  const alone = (say: NextLine['say']): NextLine[] => [{ say, day: null }];
  const event = (say: NextLine['say'], soon: NextLine['say'], kind: string): NextLine[] =>
    nextDateKind === kind && nextDate !== null && nextDate >= today ? [{ say, day: nextDate }] : alone(soon);
  switch (status) {
    case 'INTAKE':
    case 'INITIAL_CHECK':
    case 'REVIEW':
      return [...alone(status), ...line('fileFrom', of('NOTICE_EXPIRES')?.earliestAction)];
    case 'RETURNED_TO_CLIENT':
      return alone(isAnswered ? 'answered' : status);
    case 'FILED':
      return alone('FILED');
    case 'SENT_FOR_SERVING':
      return [
        ...alone(serviceStage === 'COMPLETE' ? 'served' : 'SENT_FOR_SERVING'),
        ...line('answerBy', of('ANSWER_DUE')?.date),
        ...line('defaultFrom', of('ANSWER_DUE')?.earliestAction),
        ...once('answerOver', of('ANSWER_DUE')?.earliestAction),
      ];
    case 'ON_DOCKET':
      return [
        ...event('ON_DOCKET', 'docketSoon', 'HEARING'),
        ...line('ifWon', of('APPEAL_DUE')?.date),
        ...line('writFrom', writFrom),
      ];
    case 'AWAITING_JUDGMENT':
      return nextDateKind === 'STIPULATION_DUE' && nextDate !== null
        ? [{ say: 'agreed', day: nextDate }]
        : alone(status);
    case 'JUDGMENT_RECORDED':
      return [
        ...alone(status),
        ...line('appealBy', of('APPEAL_DUE')?.date),
        ...line('writFrom', writFrom),
        ...once('writNow', writFrom),
      ];
    case 'WRIT_IN_PROGRESS': {
      const writ = writs.at(-1);
      const isAsked = writ !== undefined && writWaitOf(writ) === 'COMPANY';
      return [...(isAsked ? alone('writQuestions') : []), ...alone(status)];
    }
    case 'LOCKOUT_SCHEDULED':
      return event('LOCKOUT_SCHEDULED', 'lockoutSoon', 'LOCKOUT');
    case 'CLOSED':
    case 'DISMISSED':
    case 'DENIED':
      return [];
    default:
      return alone(status);
  }
}
