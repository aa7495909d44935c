import type { Condition } from '@writdesk/contract/documents/conditions';
import type { confidences, TemplateMoment } from '@writdesk/contract/documents/template-values';

/** A question of a form: where it stands there, what it asks, and what the case answers. */
export interface Answer {
  /** The number of the item on the form; empty where it has none. */
  item: string;
  label: string;
  /** Words with facts in double braces, as court documents have them. */
  text: string;
  /** A box of the form: it is checked where this holds. Then the words stand next to it. */
  checked?: Condition;
}

/**
 * A form that a court demands and that we don't ship, because who files a copy certifies it true (Cal. Rules of Court 2.132). The firm
 * uploads it. Until then a worksheet has the answers in the form's order.
 */
export interface Slot {
  /** A name of its own among all slots: `CA_UD_100`. */
  code: string;
  /** Null for every state. */
  state: string | null;
  /** FIPS codes of the counties whose courts have the form; absent for the whole state. */
  counties?: readonly string[];
  formNumber: string;
  /** As printed on the form; null where we don't know it. */
  revision: string | null;
  name: string;
  /** What kind of document the form is, once it is uploaded: it takes the place of our layout of that kind. */
  kind: string;
  moment: TemplateMoment;
  /** When a case needs it; absent for always. */
  condition?: Condition;
  source: string;
  confidence: (typeof confidences)[number];
  /** Asked for nowhere until somebody has checked it. */
  isOff?: true;
  answers: readonly Answer[];
}

export const ask = (item: string, label: string, text: string): Answer => ({ item, label, text });

const is = (...rows: Condition['rows']): Condition => ({ match: 'ALL', rows });
export const check = (item: string, label: string, checked: Condition, text = ''): Answer => ({
  item,
  label,
  text,
  checked,
});
export const has = (path: string, value: string): Condition => is({ path, test: 'HAS', value });
export const equals = (path: string, value: string): Condition => is({ path, test: 'IS', value });
export const known = (path: string): Condition => is({ path, test: 'IS_KNOWN', value: '' });

/** Who files, as most forms ask above the caption. */
export const filedBy: readonly Answer[] = [
  ask('', 'Attorney: name and bar number', '{{attorney.name?}}, {{attorney.barNo?}}'),
  ask('', 'Law firm', '{{attorney.firm?}}'),
  ask('', 'Address', '{{attorney.address?}}'),
  ask('', 'Telephone', '{{attorney.phone?}}'),
  ask('', 'Email', '{{attorney.email?}}'),
];

/** The court and the parties, as forms name them. */
export const caption: readonly Answer[] = [
  ask('', 'Court', '{{court.name?}}'),
  ask('', 'County', '{{court.county?}}'),
  ask('', 'Case number', '{{case.number?}}'),
  ask('', 'Plaintiff', '{{plaintiff.name?}}'),
  ask('', 'Defendants', '{{tenants.names?}}'),
];
export const premises = ask('', 'Premises', '{{property.address?}}');
