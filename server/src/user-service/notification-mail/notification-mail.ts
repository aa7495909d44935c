import type { DigestHeading } from '@writdesk/contract/notifications/notification-preferences';
import type { SubjectKind } from '@writdesk/contract/notifications/notification-kind';
import {
  notificationLines,
  type NotificationReader,
} from '@writdesk/contract/notifications/notification-words';
import { localDate } from '../../platform/clock.ts';
import { type LetterSection, writeLetter } from '../../platform/mail/letter.ts';
import { longDay } from '../../platform/mail/long-day.ts';
import { withoutNumbers } from '../../platform/mail/without-numbers.ts';
import type { MailAs, SubjectPlace } from '../notifications/index.ts';
import { notificationMailTexts } from './notification-mail-texts.ts';

export interface MailedNotification {
  kind: string;
  subjectKind: SubjectKind;
  subjectId: string;
  params: Record<string, string>;
  title: string;
  text: string;
  /** Of the record, where it has one. */
  place: SubjectPlace | null;
}

export interface NotificationMail {
  as: MailAs;
  /** Under what a digest puts the records. */
  digestBy: DigestHeading;
  reader: { firstName: string; language: 'en' | 'es'; timeZone: string; side: 'firm' | 'client' };
  items: readonly MailedNotification[];
  publicUrl: string;
  now: Date;
}

/** What happened, as one email: its records one after the other, in the digest under their property, county or owner. */
export function notificationMail({ as, digestBy, reader, items, publicUrl, now }: NotificationMail) {
  const texts = notificationMailTexts[reader.language];
  const records = Map.groupBy(items, ({ subjectKind, subjectId }) => `${subjectKind} ${subjectId}`);
  const sections = [...records.values()].map((of) => sectionOf(of, reader, publicUrl));
  const [only] = items;
  const isOneCase = records.size === 1 && only?.subjectKind === 'case';
  const caseNumber = isOneCase ? only.params['caseNumber'] : undefined;
  const isDigest = as === 'digest';
  const subject = isDigest
    ? texts.digest(items.length, longDay(localDate(now, reader.timeZone), reader.language))
    : caseNumber
      ? texts.oneCase(caseNumber)
      : texts.several(items.length);
  return writeLetter({
    language: reader.language,
    subject,
    paragraphs: [texts.hello(reader.firstName), isDigest ? texts.digestLead : texts.lead],
    sections: isDigest
      ? underHeadings(sections, digestBy, texts.elsewhere)
      : sections.map(({ section }) => section),
    act: {
      label: isOneCase ? texts.openCase : texts.openAll,
      link: isOneCase ? linkOf(only, publicUrl) : `${publicUrl}/`,
      orCopy: texts.orCopy,
    },
    notes: [texts.note],
  });
}

interface Placed {
  place: SubjectPlace | null;
  section: LetterSection;
}

function sectionOf(
  items: readonly MailedNotification[],
  { language, timeZone, side }: NotificationMail['reader'],
  publicUrl: string,
): Placed {
  const reader: NotificationReader = {
    locale: language,
    side,
    day: (date) => longDay(date, language),
    time: (wall) => clock(`1970-01-01T${wall}:00Z`, 'UTC', language),
    timeOf: (instant) => clock(instant, timeZone, language),
  };
  const said = items.map((item) => notificationLines(item, reader));
  const [first] = items;
  const title = withoutNumbers(said[0]?.title ?? '');
  const lines = said.map((one) =>
    withoutNumbers(one.title === said[0]?.title ? one.text : `${one.title}: ${one.text}`),
  );
  const link = first ? linkOf(first, publicUrl) : '';
  return { place: first?.place ?? null, section: { title, lines, ...(link && { link }) } };
}

function underHeadings(placed: readonly Placed[], by: DigestHeading, elsewhere: string): LetterSection[] {
  const groups = [...Map.groupBy(placed, ({ place }) => place?.[by] ?? null)].toSorted(([one], [other]) =>
    one === null ? 1 : other === null ? -1 : one.localeCompare(other),
  );
  // One heading above what has none would say nothing.
  const isNamed = groups.some(([heading]) => heading !== null);
  return groups.flatMap(([heading, of]) =>
    of.map(({ section }, index) =>
      index === 0 && isNamed ? { heading: heading ?? elsewhere, ...section } : section,
    ),
  );
}

/** Where the records are whose page an email links to. */
const pages: Partial<Record<SubjectKind, string>> = {
  case: 'cases',
  property: 'properties',
  report: 'reports',
};

const linkOf = ({ subjectKind, subjectId }: MailedNotification, publicUrl: string): string =>
  subjectKind in pages ? `${publicUrl}/${pages[subjectKind]}/${subjectId}` : '';

const clock = (instant: string, timeZone: string, language: 'en' | 'es'): string =>
  new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  })
    .format(new Date(instant))
    .replaceAll('\u202f', ' ');
