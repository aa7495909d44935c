import type { SubjectKind } from '@writdesk/contract/notifications/notification-kind';
import { fitsOneSms } from '../../platform/sms/index.ts';
import { notificationSmsTexts } from './notification-sms-texts.ts';

interface Item {
  kind: string;
  subjectKind: SubjectKind;
  subjectId: string;
}

/** What happened as one text message of one part, with where to read it: the record, where it is one, else all notifications. */
export function notificationSms({
  items,
  language,
  publicUrl,
}: {
  items: readonly Item[];
  language: 'en' | 'es';
  publicUrl: string;
}): string {
  const { kinds, several } = notificationSmsTexts[language];
  const [first] = items;
  const isOneKind = new Set(items.map(({ kind }) => kind)).size === 1;
  const isOneRecord = new Set(items.map(({ subjectId }) => subjectId)).size === 1;
  const said = isOneKind && isOneRecord && first && (kinds[first.kind] ?? kinds[nounOf(first.kind)]);
  const text = `Writdesk: ${said || several(items.length)}.`;
  const path = first && isOneRecord ? pathOf(first) : '/notifications';
  const all = [path, '/notifications'].map((where) => `${text} ${publicUrl}${where}`);
  // The address of the installation may be long; what doesn’t fit is found in the app.
  return all.find(fitsOneSms) ?? text;
}

const nounOf = (kind: string) => kind.slice(0, kind.indexOf('.'));

const pathOf = ({ subjectKind, subjectId }: Item): string => {
  if (subjectKind === 'case') return `/cases/${subjectId}`;
  return subjectKind === 'property' ? `/properties/${subjectId}` : '/notifications';
};
