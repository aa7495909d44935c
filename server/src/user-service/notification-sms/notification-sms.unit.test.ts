import { isTexted } from '@writdesk/contract/notifications/notification-delivery';
import { notificationKinds } from '@writdesk/contract/notifications/notification-kinds';
import { expect, test } from 'vitest';
import { fitsOneSms } from '../../platform/sms/index.ts';
import { notificationSms } from './notification-sms.ts';

const ID = '01a1fec2-e9b0-70c8-868d-38d67b3a4e53';
const OTHER = '01a1fec2-e9b0-70c8-868d-38d67b3a4e54';
const publicUrl = 'https://cases.harlan-pruitt.example.com';
const texted = notificationKinds.filter((kind) => isTexted(kind, true));
const about = ({ kind, subjects }: (typeof texted)[number], subjectId = ID) => ({
  kind,
  subjectKind: subjects[0] ?? 'case',
  subjectId,
});

test.each(['en', 'es'] as const)(
  'in %s each kind has words of its own and fits one message with its link',
  (language) => {
    for (const kind of texted) {
      const said = notificationSms({ items: [about(kind)], language, publicUrl });
      expect(fitsOneSms(said)).toBe(true);
      expect(said).toMatch(/^Writdesk: [^{}]+\. https:\/\/cases\.harlan-pruitt\.example\.com\//);
      expect(said).not.toMatch(/urgent/);
    }
  },
);

test('several of one record are counted and lead to it; of several records, to all notifications', () => {
  const [one, other] = texted as [(typeof texted)[0], (typeof texted)[0]];
  expect(other.kind).not.toBe(one.kind);
  const items = [about(one), { ...about(one), kind: other.kind }];
  const ofOne = items.map((item) => ({ ...item, subjectKind: 'case' as const }));
  expect(notificationSms({ items: ofOne, language: 'en', publicUrl })).toBe(
    `Writdesk: 2 urgent notifications. ${publicUrl}/cases/${ID}`,
  );
  expect(notificationSms({ items: [about(one), about(one, OTHER)], language: 'es', publicUrl })).toBe(
    `Writdesk: 2 notificaciones urgentes. ${publicUrl}/notifications`,
  );
});

test('where the installation’s address is too long, the link is left out', () => {
  const kind = texted.find((one) => one.kind === 'docket.moved');
  const long = `https://${'a'.repeat(60)}.${'b'.repeat(60)}.example.com`;
  const said = notificationSms({ items: kind ? [about(kind)] : [], language: 'en', publicUrl: long });
  expect(said).toBe('Writdesk: a hearing moved.');
});
