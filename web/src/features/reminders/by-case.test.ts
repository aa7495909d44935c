import type { Reminder } from '@writdesk/contract/reminders/reminders';
import { expect, test } from 'vitest';
import { remindersByCase } from './by-case.ts';

const reminder = (caseId: string, kind: string, day: string, message = ''): Reminder => ({
  id: `${caseId} ${kind} ${day}`,
  case: { id: caseId, title: caseId, caseNumber: null, caseDraftNumber: '2026-1' },
  kind,
  audience: 'CLIENT',
  people: [],
  message,
  dueAt: `2026-06-${day}T13:00:00Z`,
  timeZone: 'America/New_York',
  by: null,
  sentAt: null,
  doneAt: null,
  version: 1,
  can: { update: false, delete: false },
});
const told = (...rows: Reminder[]) =>
  remindersByCase(rows).map(({ first, rows: said }) => [
    first.case.id,
    first.dueAt.slice(8, 10),
    ...said.map(({ kind, message }) => message || kind),
  ]);

test('a case has one entry: of each thing the last word, from the day on which the first came', () => {
  expect(
    told(
      reminder('Ortiz', 'CLIENT_ANSWER', '01'),
      reminder('Bell', 'HEARING_IN_7_DAYS', '02'),
      reminder('Ortiz', 'CLIENT_ANSWER_DUE', '03'),
      reminder('Bell', 'NOTE', '04', 'Bring the ledger'),
      reminder('Ortiz', 'CLIENT_SILENT', '08'),
      reminder('Bell', 'HEARING_TOMORROW', '09'),
    ),
  ).toEqual([
    ['Ortiz', '01', 'CLIENT_SILENT'],
    ['Bell', '02', 'Bring the ledger', 'HEARING_TOMORROW'],
  ]);
});

test('two notes are two things, and the same note twice is one', () => {
  expect(
    told(
      reminder('Ortiz', 'NOTE', '01', 'Call the clerk'),
      reminder('Ortiz', 'NOTE', '02', 'Call the clerk'),
      reminder('Ortiz', 'NOTE', '03', 'Bring the ledger'),
    ),
  ).toEqual([['Ortiz', '01', 'Call the clerk', 'Bring the ledger']]);
});
