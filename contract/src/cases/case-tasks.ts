/** What the firm has to do in a case by a day, next to the step that its workflow waits for. */
export const caseTaskKinds = ['ORDER_TO_FOLLOW', 'ASK_FOR_WRIT', 'AFFIDAVIT_OF_DEFAULT'] as const;
export type CaseTaskKind = (typeof caseTaskKinds)[number];

export const isCaseTaskKind = (kind: string): kind is CaseTaskKind =>
  caseTaskKinds.some((one) => one === kind);

/** Reminds of a hearing, the first one first: there is nothing to do but to know it. */
export const hearingReminders = ['HEARING_IN_7_DAYS', 'HEARING_IN_3_DAYS', 'HEARING_TOMORROW'] as const;
/** Reminds of a lockout. */
export const lockoutReminders = ['LOCKOUT_IN_2_DAYS', 'LOCKOUT_TOMORROW', 'LOCKOUT_IN_2_HOURS'] as const;

/** What an action on a case reminds people of. Its words are in the reader's language; only a person's own note has a message. */
export const actionReminders = [
  'CLIENT_ANSWER',
  'CLIENT_ANSWER_DUE',
  'CLIENT_SILENT',
  ...caseTaskKinds,
  ...hearingReminders,
  ...lockoutReminders,
] as const;
export type ActionReminder = (typeof actionReminders)[number];

/** The kind of a reminder that an action set; undefined for a person's note. */
export const actionReminder = (kind: string): ActionReminder | undefined =>
  actionReminders.find((one) => one === kind);
