import type { ProposalFacts, ProposalKind } from '@writdesk/contract/docket-proposals/docket-proposals';

interface Phrase {
  kind: Exclude<ProposalKind, 'UNKNOWN'>;
  says: RegExp;
  /** Out of 100: how often a line with these words is what it seems. */
  confidence: number;
  outcome?: NonNullable<ProposalFacts['outcome']>;
}

/** What clerks write when something happened that the case must follow; the first that fits counts, so the narrower stand first. */
const phrases: readonly Phrase[] = [
  { kind: 'APPEAL', says: /\bnotice of appeal\b|\bappeal (?:filed|bond)\b/i, confidence: 95 },
  { kind: 'ANSWER', says: /\banswer\b.*\bfiled\b|\bfiled\b.*\banswer\b/i, confidence: 95 },
  {
    kind: 'ANSWER',
    says: /\b(?:answer|counterclaim|general denial|response of (?:tenant|defendant))\b/i,
    confidence: 75,
  },
  {
    kind: 'JUDGMENT',
    says: /\bdefault judgment\b|\bjudgment by default\b/i,
    confidence: 90,
    outcome: 'DEFAULT_POSSESSION',
  },
  { kind: 'JUDGMENT', says: /\bconsent (?:judgment|order)\b/i, confidence: 90, outcome: 'CONSENT_JUDGMENT' },
  {
    kind: 'JUDGMENT',
    says: /\bjudgment for (?:the )?(?:defendant|tenant)\b/i,
    confidence: 90,
    outcome: 'JUDGMENT_FOR_TENANT',
  },
  {
    kind: 'JUDGMENT',
    says: /\bjudgment for (?:the )?(?:plaintiff|landlord)\b.*\bpossession\b/i,
    confidence: 85,
    outcome: 'POSSESSION_ONLY',
  },
  { kind: 'JUDGMENT', says: /\bjudgment\b/i, confidence: 70 },
  { kind: 'HEARING', says: /\b(?:hearing|trial)\b.*\b(?:set|scheduled|reset|continued)\b/i, confidence: 90 },
  { kind: 'HEARING', says: /\bnotice of (?:hearing|trial)\b/i, confidence: 85 },
];

/** What changes nothing for the case. */
const harmless =
  /^(?:complaint|petition|dispossessory(?: affidavit)?) filed$|^summons issued|^(?:filing|service) fee (?:paid|received)|^(?:return|affidavit|proof) of service|^case (?:opened|assigned)|^military affidavit filed/i;

const DAY = /\b(\d{4})-(\d{2})-(\d{2})\b|\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/;
const TIME = /\b(\d{1,2}):(\d{2})\s*([ap])\.?m\b\.?/i;
const MOST_CERTAIN = 100;

export interface ReadLine {
  kind: ProposalKind;
  confidence: number;
  facts: ProposalFacts;
}

/** What a line of a docket seems to say; null where it changes nothing, `UNKNOWN` where nobody knows. */
export function readLine({ on, text }: { on: string | null; text: string }): ReadLine | null {
  if (harmless.test(text.trim())) return null;
  const phrase = phrases.find(({ says }) => says.test(text));
  if (!phrase) return { kind: 'UNKNOWN', confidence: 0, facts: {} };
  const { kind, outcome } = phrase;
  // A hearing is of the day that its line names, everything else of the day of the line.
  const date = kind === 'HEARING' ? dayIn(text) : on;
  const time = kind === 'HEARING' ? timeIn(text) : null;
  const isWhole = kind === 'HEARING' ? date !== null : on !== null;
  const confidence = isWhole ? phrase.confidence : Math.round((phrase.confidence * 2) / 3);
  return {
    kind,
    confidence: Math.min(confidence, MOST_CERTAIN),
    facts: { ...(date && { date }), ...(time && { time }), ...(outcome && { outcome }) },
  };
}

function dayIn(text: string): string | null {
  const [, year, month, day, usMonth = '', usDay = '', usYear] = DAY.exec(text) ?? [];
  const said = year
    ? `${year}-${month}-${day}`
    : usYear
      ? `${usYear}-${usMonth.padStart(2, '0')}-${usDay.padStart(2, '0')}`
      : null;
  return said && new Date(`${said}T12:00:00Z`).toJSON()?.startsWith(said) ? said : null;
}

function timeIn(text: string): string | null {
  const [, hour, minute, half] = TIME.exec(text) ?? [];
  if (!hour || !minute || !half || Number(hour) > 12 || Number(minute) > 59) return null;
  const hours = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}
