export {
  type MailAs,
  postponeMail,
  selectDuePeople,
  settleAllOf,
  settleMail,
  settlePassed,
  takeDue,
} from './due-mail-queries.ts';
export {
  postponeSms,
  selectDueSmsPeople,
  settleAllSmsOf,
  settlePassedSms,
  settleSms,
  takeDueSms,
} from './due-sms-queries.ts';
export { endOfQuiet } from './mail-times.ts';
export { notificationAudits } from './notification-audits.ts';
export { notificationLive } from './notification-live.ts';
export { withoutWalled } from './notification-queries.ts';
export { notifyIn } from './notify.ts';
export { findPreferences, forgetSmsChoices } from './preference-queries.ts';
export { notificationRoutes } from './routes.ts';
export { placesSeen } from './places-seen.ts';
export {
  type SeenSubject,
  type SubjectPlace,
  type SubjectAsker,
  type SubjectReader,
  subjectReaders,
} from './subject-readers.ts';
export { serveUnsubscribePage } from './unsubscribe-page.ts';
export { unsubscribeAddress } from './unsubscribe-address.ts';
