import { notificationKinds } from '@writdesk/contract/notifications/notification-kinds';
import { expect, test } from 'vitest';
import { notificationLines } from './notification-lines.ts';

const server = { title: 'As the server says it', text: 'In its English' };
const firm = (locale: 'en' | 'es') => ({ locale, side: 'firm' as const });
const said = (kind: string, params: Record<string, string>, locale: 'en' | 'es') =>
  notificationLines({ kind, params, ...server }, firm(locale));

const ofCase = (status: string) => ({
  title: 'Peachline v. Bell',
  action: 'save',
  status,
  caseNumber: '26ED041772',
});

test.each([
  ['RETURNED_TO_CLIENT', 'firm', 'en', 'Waiting for client · 26ED041772'],
  ['RETURNED_TO_CLIENT', 'client', 'en', 'Action needed · 26ED041772'],
  ['FILED', 'client', 'es', 'Presentado · 26ED041772'],
] as const)('%s for the %s in %s: %s', (status, side, locale, text) => {
  const told = { kind: `case.${status}`, params: ofCase(status), ...server };
  expect(notificationLines(told, { side, locale })).toEqual({ title: server.title, text });
});

test('without a number there is nothing after the words', () => {
  expect(said('case.FILED', { ...ofCase('FILED'), caseNumber: '' }, 'en').text).toBe('Filed');
});

test('what we don’t know, or can’t read, is said as the server says it', () => {
  expect(said('docket.full', {}, 'es')).toEqual(server);
  expect(said('case.FILED', {}, 'es')).toEqual(server);
});

const facts: Readonly<Record<string, string>> = {
  title: 'Peachline v. Bell',
  action: 'save',
  status: 'FILED',
  caseNumber: '26ED041772',
  date: '2026-06-09',
  time: '09:30',
  room: '1B',
  wasDate: '2026-06-08',
  wasTime: '14:00',
  reason: 'Ticket 4711',
  failure: 'KEY_REFUSED',
  name: 'José Núñez',
  email: 'jose@people.example',
  by: 'Ada Marlowe',
  until: '2026-11-21T15:40:00.000Z',
  count: '2',
  from: '2026-06-08',
  isLast: 'true',
  cases: 'Peachline v. Bell',
  state: 'GA',
  version: '2026.2',
  ruleId: 'GA-ANSWER',
  label: 'Answer',
  firm: 'Pruitt, LLP',
  wanted: 'Eight days',
  answer: 'TAKEN',
  step: 'Call the sheriff',
  moment: 'OVERDUE',
  en: '',
  es: '',
  what: 'As you say',
  writ: 'writ of possession',
  number: 'W1',
  reminder: 'CLIENT_ANSWER',
  message: 'Call the clerk',
  isMissed: 'true',
  company: 'Northgate Communities, Inc.',
  promisedOn: '2026-06-19',
  lastDay: '2026-06-22',
  mostCases: '2',
  comment: 'As agreed',
};

test.each(notificationKinds)('$kind has words of its own in both languages', ({ kind, params }) => {
  const given = Object.fromEntries(Object.keys(params.shape).map((name) => [name, facts[name] ?? '']));
  const [en, es] = [said(kind, given, 'en'), said(kind, given, 'es')];
  expect(en.text).not.toBe(server.text);
  expect(es.text).not.toBe(server.text);
  expect(`${en.title} ${en.text}`).not.toBe(`${es.title} ${es.text}`);
  expect(`${en.title} ${en.text} ${es.title} ${es.text}`).not.toMatch(/[{}]/);
});

const given = (...names: string[]) => Object.fromEntries(names.map((name) => [name, facts[name] ?? '']));

test('what lawyers passed, in both languages', () => {
  const kind = 'notice-guard.passed';
  const params = given('count', 'from', 'isLast', 'cases', 'by');
  expect(said(kind, params, 'en').title).toBe('2 legal checks were overridden last week');
  expect(said(kind, params, 'es')).toEqual({
    title: 'La semana pasada se dispensaron 2 controles legales',
    text: 'Por Ada Marlowe: Peachline v. Bell',
  });
  const since = { ...params, count: '1', isLast: 'false' };
  expect(said(kind, since, 'en').title).toBe('1 legal check was overridden since Jun 8, 2026');
  expect(said(kind, since, 'es').title).toMatch(/^Desde el 8 .*2026 se dispensó 1 control legal$/);
});

test('what became of a proposal, in both languages', () => {
  const params = { ...given('state', 'name', 'by', 'answer', 'what') };
  expect(said('rule-pack.proposal-answered', params, 'en').text).toBe(
    'Ada Marlowe accepted the change that you proposed: As you say',
  );
  expect(said('rule-pack.proposal-answered', { ...params, answer: 'DECLINED' }, 'es').text).toBe(
    'Ada Marlowe rechazó el cambio que usted propuso: As you say',
  );
});

test('a support access says who, until when and why, in both languages', () => {
  const params = given('name', 'reason', 'until');
  const kind = 'support-access.started';
  expect(said(kind, params, 'en').title).toBe('José Núñez from Writdesk has access to the firm’s cases');
  expect(said(kind, params, 'en').text).toMatch(/^Until \d{1,2}:40\s[AP]M: Ticket 4711$/);
  expect(said(kind, params, 'es').text).toMatch(/^Hasta \d{1,2}:40\s[ap]\.\s?m\.: Ticket 4711$/);
});
