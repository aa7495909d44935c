/** On which days after the due date a company is reminded of an invoice; below zero before it. */
export const reminderDays = [-3, 1, 15, 30] as const;
export type ReminderDay = (typeof reminderDays)[number];
/** A reminder that couldn’t leave on its day leaves up to so many days later, and then not at all. */
export const REMINDER_LATE_DAYS = 7;
