import { fault, type Fault } from '@writdesk/contract/sentences/fault';
import { say } from '@writdesk/contract/sentences/in-english';
import type { RobotQuestion } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-job-values';
import type { EvidenceStep } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-job-values';
import { ChangedPageError, formWith, type Seen, type Site } from '../../platform/sites/index.ts';
import type { Credential } from '../court-portals/index.ts';
import type { Adapter, PageKind } from './adapters.ts';

/** What went wrong at a site, in words of ours for whoever reads the job. */
interface Said {
  fault: Fault;
}

/** The robot stops here, and a person decides. */
export class StopError extends Error implements Said {
  override name = 'StopError';
  readonly question: RobotQuestion;
  readonly fault: Fault;
  constructor(question: RobotQuestion, why: Fault) {
    super(say(why));
    this.question = question;
    this.fault = why;
  }
}

/** The site wants to be left alone for a while. */
export class LeaveAloneError extends Error implements Said {
  override name = 'LeaveAloneError';
  readonly seconds: number;
  readonly fault: Fault;
  constructor(seconds: number) {
    const why = fault('robot_left_alone', { seconds });
    super(say(why));
    this.seconds = seconds;
    this.fault = why;
  }
}

/** The site has ended our session. */
export class SessionEndedError extends Error implements Said {
  override name = 'SessionEndedError';
  readonly fault: Fault = fault('robot_session_ended');
  constructor() {
    super(say(fault('robot_session_ended')));
  }
}

/** Something at the site isn’t what it was, and we can say what. */
export class OtherPageError extends ChangedPageError implements Said {
  readonly fault: Fault;
  constructor(why: Fault) {
    super(say(why));
    this.fault = why;
  }
}

/** A file as the court gets it. */
export interface SentFile {
  /** What it is attached as; null for the lead document. */
  title: string | null;
  name: string;
  content: Uint8Array;
}

export type EnvelopeState = 'PENDING' | 'ACCEPTED' | 'REJECTED';
export interface SeenEnvelope {
  number: string;
  state: EnvelopeState;
  feeCents: number | null;
  caseNumber: string | null;
  filedOn: string | null;
  rejection: { code: string; words: string; resubmitBy: string | null } | null;
}
export interface SeenDocket {
  number: string;
  parties: string;
  lines: { on: string | null; text: string }[];
}

const MAINTENANCE_SECONDS = 900;
const MOST_SHEETS = 40;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * A court’s site in the words of the trade: one visit, read by its adapter. Whatever isn’t the page that is expected stops it.
 * @param look gets each page, as evidence.
 */
export function courtSite(
  site: Site,
  adapter: Adapter,
  look: (step: EvidenceStep, seen: Seen) => Promise<void>,
) {
  const { headings, labels, paths, query } = adapter;

  /** The page, where it is the expected one. */
  async function expected(kind: PageKind, step: EvidenceStep, seen: Seen): Promise<Seen> {
    await look(step, seen);
    const { heading } = seen.page;
    if (seen.status === 429 || seen.status === 503 || heading === headings.maintenance)
      throw new LeaveAloneError(seen.retryAfterSeconds ?? MAINTENANCE_SECONDS);
    if (heading === headings[kind]) return seen;
    if (heading === headings.captcha) throw new StopError('CAPTCHA', fault('robot_captcha'));
    if (heading === headings.factor) throw new StopError('SECOND_FACTOR', fault('robot_second_factor'));
    if (heading === headings.signIn) throw new SessionEndedError();
    throw new OtherPageError(
      fault('robot_other_page', { found: heading.slice(0, 80), wanted: headings[kind] }),
    );
  }

  function needFields(seen: Seen, names: readonly string[]): void {
    if (!formWith(seen.page, names)) throw new OtherPageError(fault('robot_other_form'));
  }

  const fact = ({ page }: Seen, label: string): string => page.facts.get(label) ?? '';
  function neededFact(seen: Seen, label: string): string {
    const value = seen.page.facts.get(label);
    if (value === undefined) throw new OtherPageError(fault('robot_label_gone', { label }));
    return value;
  }

  function envelopeOf(seen: Seen): SeenEnvelope {
    const said = neededFact(seen, labels.status);
    const [state] = (['pending', 'accepted', 'rejected'] as const).filter(
      (each) => adapter.statuses[each] === said,
    );
    if (!state) throw new OtherPageError(fault('robot_state_unknown', { state: said.slice(0, 60) }));
    const code = fact(seen, labels.reason);
    return {
      number: neededFact(seen, labels.envelope),
      state: state.toUpperCase() as EnvelopeState,
      feeCents: centsOf(fact(seen, labels.fee)),
      caseNumber: fact(seen, labels.caseNumber) || null,
      filedOn: dayOf(fact(seen, labels.filed)),
      rejection: code
        ? { code, words: fact(seen, labels.words), resubmitBy: dayOf(fact(seen, labels.resubmitBy)) }
        : null,
    };
  }

  return {
    async signIn({ username, password }: Credential): Promise<void> {
      site.hide(password);
      const names = adapter.signIn;
      const form = await expected('signIn', 'SIGN_IN', await site.open(paths.signIn));
      needFields(form, [names.username, names.password]);
      const after = await site.send({ [names.username]: username, [names.password]: password });
      if (after.page.heading === headings.signIn && after.page.text.includes(names.wrong)) {
        await look('SIGN_IN', after);
        throw new StopError('WRONG_PASSWORD', fault('robot_wrong_password'));
      }
      await expected('home', 'SIGN_IN', after);
    },

    /** Our filings under a reference that the clerk has not sent back. */
    async search(reference: string): Promise<string[]> {
      const path = `${paths.search}?${query.reference}=${encodeURIComponent(reference)}`;
      const { page } = await expected('search', 'SEARCH', await site.open(path));
      return page.rows
        .filter((row) => row.get(labels.reference) === reference)
        .filter((row) => row.get(labels.status) !== adapter.statuses.rejected)
        .map((row) => row.get(labels.envelope) ?? '')
        .filter(Boolean);
    },

    async openForm(): Promise<void> {
      const form = await expected('parties', 'PARTIES', await site.open(paths.parties));
      needFields(form, Object.keys(adapter.parties));
    },

    /** @returns the fee that the site asks for. */
    async fill(
      fields: Readonly<Record<string, string>>,
      { lead, attached }: { lead: SentFile; attached: readonly SentFile[] },
    ): Promise<number> {
      const files = [
        { ...lead, field: adapter.document },
        ...attached.map((each) => ({ ...each, field: adapter.attachments ?? adapter.document })),
      ];
      const upload = await expected('document', 'DOCUMENT', await site.send(fields));
      needFields(
        upload,
        files.map(({ field }) => field),
      );
      const review = await expected('review', 'REVIEW', await site.send({}, files));
      const cents = centsOf(neededFact(review, labels.fee));
      if (cents === null) throw new OtherPageError(fault('robot_price_gone'));
      return cents;
    },

    /** The one press that files. Whatever goes wrong from here on, the court may have it. */
    async submit(): Promise<SeenEnvelope> {
      return envelopeOf(await expected('envelope', 'RECEIPT', await site.send({})));
    },

    async envelope(number: string): Promise<SeenEnvelope> {
      const path = `${paths.envelope}?${query.number}=${encodeURIComponent(number)}`;
      const opened = await site.open(path);
      if (opened.status === 404) {
        await look('CLERK', opened);
        // Somebody may have typed it: the site is as it was.
        throw new StopError('NOT_FOUND', fault('robot_no_such_filing', { number }));
      }
      return envelopeOf(await expected('envelope', 'CLERK', opened));
    },

    /** The whole docket, page by page. @returns null where the site has none of this number. */
    async docket(number: string): Promise<SeenDocket | null> {
      const lines: SeenDocket['lines'] = [];
      let path: string | undefined = `${paths.docket}?${query.number}=${encodeURIComponent(number)}`;
      for (let sheet = 1; path && sheet <= MOST_SHEETS; sheet += 1) {
        const opened = await site.open(path);
        if (opened.status === 404) return null;
        const seen = await expected('docket', 'DOCKET', opened);
        lines.push(
          ...seen.page.rows.map((row) => ({
            on: dayOf(row.get(labels.docketDay) ?? ''),
            text: row.get(labels.docketEntry) ?? '',
          })),
        );
        path = seen.page.links.get(labels.docketNext);
        if (path) continue;
        if (Number(neededFact(seen, labels.docketEntries)) !== lines.length)
          throw new OtherPageError(fault('robot_docket_longer'));
        return {
          number: neededFact(seen, labels.caseNumber),
          parties: neededFact(seen, labels.docketParties),
          lines,
        };
      }
      throw new OtherPageError(fault('robot_docket_endless'));
    },
  };
}
export type CourtSite = ReturnType<typeof courtSite>;

const dayOf = (text: string): string | null => (DAY.test(text) ? text : null);
function centsOf(text: string): number | null {
  const [, dollars, cents] = /^\$?\s*([\d,]{1,9})\.(\d{2})$/.exec(text.trim()) ?? [];
  return dollars && cents ? Number(dollars.replaceAll(',', '')) * 100 + Number(cents) : null;
}
