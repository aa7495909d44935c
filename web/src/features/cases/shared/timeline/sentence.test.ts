import { describe, expect, test } from 'vitest';
import { sentenceOf } from './sentence.ts';

const sentenceContext = { court: 'Fulton Magistrate', today: '2026-07-21', terms: null };
const say = (kind: string, data: Record<string, unknown> = {}) => sentenceOf({ kind, data }, sentenceContext);
const served = { result: 'SERVED', date: '2026-07-11' };
const failed = { result: 'FAILED', date: '2026-07-10' };

describe('what happened, in the words of the trade', () => {
  test.each([
    ['case.create-draft', {}, 'Case opened'],
    [
      'case.save',
      { fields: ['tenants', 'caseEviction.noticeServedOn', 'caseEviction.claimedCents'] },
      'Case edited: parties, notice, reasons and amounts',
    ],
    ['case.save', { fields: [] }, 'Case edited: facts'],
    ['case.save', { fields: [], unchanged: 1 }, 'One request needs no change'],
    ['case.save', { fields: ['unitLabel'], unchanged: 1 }, 'Case edited: property'],
    ['case.submit', { from: 'DRAFT', to: 'INTAKE' }, 'Submitted to the firm'],
    ['case.submit', { held: true }, 'Submitted, and held for an overdue invoice'],
    ['case.submit', { resubmitted: true }, 'Answered, and back with the firm'],
    ['case.review', { assignedLawyer: 'Josephine Adeyemi' }, 'Sent to attorney review, Josephine Adeyemi'],
    ['case.review', {}, 'Sent to attorney review'],
    [
      'case.send-back-to-client',
      { reasonCodes: ['LEDGER_MISMATCH'], documentRequested: ['June ledger'] },
      'Asked the client: Ledger and claimed sum differ, June ledger',
    ],
    [
      'case.send-back-to-processor',
      { fixes: ['Plaintiff’s exact name'] },
      'Sent back to the processor: Plaintiff’s exact name',
    ],
    ['case.send-for-filing', {}, 'Approved and sent for filing'],
    [
      'case.send-for-filing',
      { override: 'Seen there today' },
      'Approved and sent for filing, occupancy check overridden: Seen there today',
    ],
    [
      'case.pass-lawful-day',
      {
        point: 'hearingAhead',
        due: '2026-07-28',
        reason: 'Moved up',
      },
      'Lawful day overridden. The hearing is on Tue Jul 28. Reason: Moved up',
    ],
    [
      'case.pass-lawful-day',
      { point: 'courtClosed', due: '2026-07-03', closedBecause: 'Independence Day', reason: 'Read out' },
      'Lawful day overridden. The court is closed on Fri Jul 3: Independence Day. Reason: Read out',
    ],
    [
      'case.pass-notice-point',
      {
        point: 'amount',
        code: 'amountMore',
        params: { moreCents: 7_500 },
        reason: 'By the lease it is rent',
      },
      'Notice check overridden. “The notice demands $75.00 more than the ledger showed that day. A court may dismiss for this.” Reason: By the lease it is rent',
    ],
    [
      'case.pass-standing-point',
      { point: 'license', code: 'licenseLapsed', params: { day: '2026-06-30' }, reason: 'Renewed' },
      'Plaintiff check overridden. “The rental license expired Jun 30, 2026” Reason: Renewed',
    ],
    ['case.send-for-filing', { resent: true }, 'Sent out again after clerical fixes'],
    [
      'case.add-case-number',
      { caseNumber: '24ED012345', filedOn: '2026-06-22' },
      'Filed in Fulton Magistrate, 24ED012345, June 22',
    ],
    [
      'case.add-case-number',
      { caseNumber: '24ED012345', filedOn: '2024-06-22' },
      'Filed in Fulton Magistrate, 24ED012345, June 22, 2024',
    ],
    [
      'case.add-case-number',
      { caseNumber: '24ED012346', before: '24ED012345' },
      'Case number corrected to 24ED012346, was 24ED012345',
    ],
    ['case.sent-for-serving', { defendants: 2 }, 'Out for service, 2 defendants'],
    [
      'case.record-service',
      { stage: 'COMPLETE', results: [failed, served].map((one) => ({ ...one, result: 'SERVED' })) },
      'All defendants served, July 11',
    ],
    ['case.record-service', { stage: 'COMPLETE', results: [served] }, 'Defendant served, July 11'],
    [
      'case.record-service',
      { stage: 'PARTIAL', results: [served, failed] },
      '1 of 2 defendants served, July 11',
    ],
    ['case.record-service', { stage: 'FAILED', results: [failed] }, 'Service failed, July 10'],
    [
      'case.apply-to-docket',
      { hearingDate: '2026-07-28', room: 'Courtroom 1B' },
      'Put on the docket of Tue Jul 28, Courtroom 1B',
    ],
    [
      'case.apply-to-docket',
      { hearingDate: '2026-07-28', room: 'Courtroom 1B', reason: 'The clerk set it.' },
      'Put on the docket of Tue Jul 28, Courtroom 1B: The clerk set it.',
    ],
    ['case.awaiting-judgment', { basis: 'DEFAULT' }, 'Default requested; no answer on the docket'],
    [
      'case.record-judgment',
      { outcome: 'POSSESSION_AND_MONEY', date: '2026-07-28', amountCents: 508_820 },
      'Judgment: possession and money, $5,088.20, July 28',
    ],
    [
      'case.record-judgment',
      { outcome: 'DEFAULT_POSSESSION', date: '2026-07-28' },
      'Judgment: possession by default, July 28',
    ],
    ['case.record-judgment', { outcome: 'CONTINUED', date: '2026-07-28' }, 'Hearing of July 28 continued'],
    [
      'case.record-judgment',
      { outcome: 'DISMISSED_WITH_PREJUDICE', date: '2026-07-28' },
      'Dismissed with prejudice by the court, July 28',
    ],
    ['case.dismiss-case', { dismissReason: 'PAID' }, 'Dismissed: Tenant paid'],
    ['case.dismiss-case', { dismissReason: 'PAID', requested: true }, 'Dismissal requested: Tenant paid'],
    [
      'case.close',
      { closureReason: 'POSSESSION_RETURNED', possessionDate: '2026-08-04' },
      'Closed: Possession returned, August 4',
    ],
    ['case.add-eviction-details', { occupied: true }, 'Unit confirmed as occupied'],
    [
      'case.add-eviction-details',
      { occupied: true, confirmedBy: 'Renée Whitlock, by telephone' },
      'Unit confirmed as occupied: Renée Whitlock, by telephone',
    ],
    ['case.add-eviction-details', { occupied: false }, 'Unit reported empty'],
    ['case.add-documents', { documents: [{ kind: 'LEASE', fileName: 'lease.pdf' }] }, 'lease.pdf added'],
    [
      'case.add-documents',
      { documents: [{ fileName: 'a.pdf' }, { fileName: 'b.pdf' }] },
      '2 documents added: a.pdf, b.pdf',
    ],
    [
      'tenant.unmask',
      { field: 'ssn', reason: 'For the military search' },
      'Social Security number viewed: For the military search',
    ],
    ['billing-item.create', { description: 'Mileage', amountCents: 2_508 }, 'Charge added: Mileage, $25.08'],
    [
      'billing-item.update',
      { description: 'Mileage', beforeCents: 2_508, amountCents: 1_200, changed: ['quantity'] },
      'Charge changed: Mileage, $25.08 → $12.00',
    ],
    ['document.generate', { title: 'Dispossessory affidavit' }, 'Dispossessory affidavit generated'],
    [
      'document.fail',
      { title: 'Dispossessory affidavit', failure: 'Missing: plaintiff.' },
      'Dispossessory affidavit was not generated: Missing: plaintiff.',
    ],
    [
      'case.court-closure',
      { date: '2026-07-28', reason: 'Ice storm' },
      'Court closed on Tue Jul 28: Ice storm',
    ],
    ['case.court-closure-undone', { date: '2026-07-28' }, 'Court open on Tue Jul 28 after all'],
    ['case.set-lockout-date', {}, 'Lockout date set'],
    [
      'case.set-lockout-date',
      { lockoutDate: '2026-07-28', lockoutTime: '09:30' },
      'Lockout set for Tue Jul 28, 9:30 AM',
    ],
    [
      'case.set-lockout-date',
      { lockoutDate: '2026-07-28', lockoutTime: '09:30', before: '2026-07-27', reason: 'The marshal is ill' },
      'Lockout set again for Tue Jul 28, 9:30 AM, was July 27: The marshal is ill',
    ],
    [
      'writ.client-confirm',
      { number: 'W1', signedBy: 'Wanda Beaufort', moneyTakenCents: 50_000, wishesToProceed: true },
      'Writ W1: answered, signed by Wanda Beaufort. $500.00 taken since the judgment',
    ],
    [
      'writ.execute',
      { number: 'W1', executedBy: 'Marshal Odom', executedAt: '2026-07-20T09:05', goods: 'SET_OUT' },
      'Writ W1 carried out by Marshal Odom, July 20, 9:05 AM. Goods: Set out at the curb',
    ],
  ])('%s %j', (kind, data, words) => {
    expect(say(kind, data)).toBe(words);
  });
});

describe('in the words of the case’s state', () => {
  const newYork = {
    writ: 'warrant of eviction',
    officer: 'marshal or sheriff',
    plaintiff: 'petitioner',
    defendant: 'respondent',
    suit: 'summary proceeding',
    notice: 'rent demand',
  };
  test.each([
    ['case.sent-for-serving', { defendants: 2 }, 'Out for service, 2 respondents'],
    ['case.record-service', { stage: 'COMPLETE', results: [served] }, 'Respondent served, July 11'],
    [
      'case.record-service',
      { stage: 'COMPLETE', results: [served, served] },
      'All respondents served, July 11',
    ],
    [
      'case.record-service',
      { stage: 'PARTIAL', results: [served, failed] },
      '1 of 2 respondents served, July 11',
    ],
    [
      'case.record-fact',
      { facts: [{ fact: 'writIssuedOn', value: '2026-07-20' }] },
      'Warrant of eviction issued July 20',
    ],
    ['writ.submit', { number: 'W2' }, 'Warrant of eviction W2: questions sent to the company'],
  ])('%s %j', (kind, data, words) => {
    expect(sentenceOf({ kind, data }, { ...sentenceContext, terms: newYork })).toBe(words);
  });
});

test('an event that this version does not know is still shown', () => {
  expect(say('case.robot-looked', {})).toBe('Robot looked');
  expect(say('writ.robot-looked')).toBe('Robot looked');
});
