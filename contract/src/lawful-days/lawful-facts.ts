import type { ServiceStage } from '../cases/case-status.ts';
import type { MilitaryStatus } from '../cases/case-values.ts';
import type { DeadlineEvent } from '../deadlines/deadline-values.ts';

/** What the law says of one event of a case; days of the courthouse. */
export interface LawDay {
  date: string | null;
  /** The first day on which the next step may lawfully be taken. */
  earliestAction: string | null;
  /** Facts without which the day can’t be counted. */
  missing: readonly string[];
  ruleId: string | null;
  cite: string | null;
  /** So many days a search stays good, where that is the rule’s. */
  goodForDays?: number | undefined;
  /** What the day is the last one for was done. */
  isDone?: boolean | undefined;
}

/** What is asked about a case to find the lawful day of an action. */
export interface LawfulFacts {
  /** Today at the courthouse. */
  today: string;
  lawDays: Readonly<Partial<Record<DeadlineEvent, LawDay>>>;
  /** How far the service on the defendants has come, as the returns on record say. */
  serviceStage: ServiceStage;
  /** The day of the last hearing that is set or was held. */
  hearingOn: string | null;
  /** It took place: recorded, or its time has passed. */
  hearingHeld: boolean;
  /** The last look at the court’s docket that found no answer. */
  docketCheckedOn: string | null;
  /** The last search of each adult defendant; null for one who was never searched for. */
  searches: readonly (MilitarySearchFact | null)[];
}
export interface MilitarySearchFact {
  status: MilitaryStatus;
  on: string;
  /** A lawyer swears that the service can’t be determined. */
  hasAffidavit?: boolean | undefined;
}

/** The parts of a request that the lawful day depends on. */
export interface LawfulInput {
  /** The day on which it happened or happens; today when absent. */
  date?: string | undefined;
  /** Why the court is closed on that day. The server looks it up; no request says it. */
  closedBecause?: string | null | undefined;
  /** The docket was looked at for this request, and shows no answer. */
  docketChecked?: string | undefined;
}
