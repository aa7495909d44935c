import { expect, test } from 'vitest';
import { notificationTitle, notificationWords } from './notification-words.ts';

const params = { caseNumber: '26ED041772' };

test.each([
  ['case.RETURNED_TO_CLIENT', 'firm', 'en', 'Waiting for client · 26ED041772'],
  ['case.RETURNED_TO_CLIENT', 'client', 'en', 'Action needed · 26ED041772'],
  ['case.FILED', 'client', 'es', 'Presentado · 26ED041772'],
  ['case.dismissal-requested', 'firm', 'en', 'Dismissal requested · 26ED041772'],
  ['invite.accepted', 'firm', 'es', 'Aceptó su invitación · 26ED041772'],
  ['docket.full', 'firm', 'es', 'As the server says it · 26ED041772'],
] as const)('%s for the %s in %s: %s', (kind, reader, locale, words) => {
  expect(notificationWords({ kind, params, text: 'As the server says it' }, reader, locale)).toBe(words);
});

test('what lawyers passed, in both languages', () => {
  const told = {
    kind: 'notice-guard.passed',
    title: 'As the server says it',
    text: 'As the server says it',
    params: { count: '2', from: '2026-06-08', isLast: 'true', cases: 'Peachline v. Bell', by: 'Ada Marlowe' },
  };
  expect(notificationTitle(told, 'en')).toBe('2 legal checks were overridden last week');
  expect(notificationTitle(told, 'es')).toBe('La semana pasada se dispensaron 2 controles legales');
  const since = { ...told, params: { ...told.params, count: '1', isLast: 'false' } };
  expect(notificationTitle(since, 'en')).toBe('1 legal check was overridden since Jun 8, 2026');
  expect(notificationTitle(since, 'es')).toMatch(/^Desde el 8 .*2026 se dispensó 1 control legal$/);
  expect(notificationWords(told, 'firm', 'es')).toBe('Por Ada Marlowe: Peachline v. Bell');
});

test('a change of the rules that a firm proposes, and what became of it, in both languages', () => {
  const told = { kind: 'rule-pack.proposed', text: 'As the server says it' };
  const asked = { ...told, params: { by: 'Ada Marlowe', firm: 'Pruitt, LLP', wanted: 'Eight days' } };
  expect(notificationWords(asked, 'firm', 'en')).toBe(
    'Ada Marlowe of Pruitt, LLP proposes a change: Eight days',
  );
  expect(notificationWords(asked, 'firm', 'es')).toBe(
    'Ada Marlowe, de Pruitt, LLP, propone un cambio: Eight days',
  );
  const answered = (answer: string) => ({
    kind: 'rule-pack.proposal-answered',
    text: 'As the server says it',
    params: { by: 'Grace', answer, what: 'As you say' },
  });
  expect(notificationWords(answered('TAKEN'), 'firm', 'en')).toBe(
    'Grace accepted the change that you proposed: As you say',
  );
  expect(notificationWords(answered('DECLINED'), 'firm', 'es')).toBe(
    'Grace rechazó el cambio que usted propuso: As you say',
  );
});

test('without a number there is nothing after the words', () => {
  expect(notificationWords({ kind: 'case.FILED', params: {}, text: '' }, 'firm', 'en')).toBe('Filed');
});

test('somebody new of the firm by the hand of the platform, in both languages', () => {
  const told = {
    kind: 'firm-user.added',
    title: 'As the server says it',
    text: 'By Ada Marlowe of the platform',
    params: { name: 'José Núñez', email: 'jose@people.example', by: 'Ada Marlowe' },
  };
  expect(notificationTitle(told, 'en')).toBe('José Núñez was added to the firm');
  expect(notificationTitle({ ...told, kind: 'firm-user.changed' }, 'es')).toBe(
    'Cambió lo que José Núñez puede hacer en el bufete',
  );
  for (const what of ['invited', 'admitted', 'deactivated', 'password-reset', 'factors-removed'])
    for (const locale of ['en', 'es'] as const)
      expect(notificationTitle({ ...told, kind: `firm-user.${what}` }, locale), what).toMatch(/José Núñez/);
  expect(notificationWords(told, 'firm', 'en')).toBe('By Ada Marlowe of the platform');
  expect(notificationWords(told, 'firm', 'es')).toBe('Por Ada Marlowe, de la plataforma');
});

test('a support access says who, until when and why, in both languages', () => {
  const told = {
    kind: 'support-access.started',
    title: 'As the server says it',
    text: 'Ticket 4711',
    params: { name: 'Ada Marlowe', reason: 'Ticket 4711', until: '2026-11-21T15:40:00.000Z' },
  };
  expect(notificationTitle(told, 'en')).toBe('Ada Marlowe of the platform has access to the firm’s cases');
  expect(notificationTitle(told, 'es')).toBe(
    'Ada Marlowe, de la plataforma, tiene acceso a los casos del bufete',
  );
  expect(notificationWords(told, 'firm', 'en')).toMatch(/^Until \d{1,2}:40\s[AP]M: Ticket 4711$/);
  expect(notificationWords(told, 'firm', 'es')).toMatch(/^Hasta \d{1,2}:40\s[ap]\.\s?m\.: Ticket 4711$/);
  expect(notificationTitle({ ...told, kind: 'case.FILED' }, 'es')).toBe('As the server says it');
});
