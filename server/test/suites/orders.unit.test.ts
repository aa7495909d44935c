import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// Rows with the same time or name have no order of their own: PostgreSQL gives them as it likes, and another page of the
// list repeats one or leaves one out. So each order of a query ends with an id.

const root = join(import.meta.dirname, '../..');

/** Orders whose last key decides by itself, by file and key, and why. */
const UNIQUE: Readonly<Record<string, string>> = {
  'src/user-service/property-imports/import-queries.ts: r.rowNo': 'one row of each number in an import',
  'src/user-service/property-imports/import-queries.ts: rowNo': 'the same',
  'src/user-service/property-imports/import-queries.ts: 1': 'what the rows are grouped by',
  'src/case-service/bank-statements/book-item-queries.ts: sql`${id}`': 'the id of each kind of entry',
  'src/case-service/interest/interest-queries.ts: rate.client_id': 'one row for each month, firm and company',
  'src/case-service/interest/interest-rate-queries.ts: startsOn': 'one rate of a company from each day',
  'src/case-service/interest/interest-rate-queries.ts: effectiveFrom': 'one cap of a state from each day',
  'src/case-service/storage/made-file-queries.ts: path': 'the key of the table',
  'src/case-service/court-day/court-sheet-queries.ts: j.case_order': 'the number of an order in its case',
  'src/case-service/workflows/moving/move-running-queries.ts: exampleId': 'the least id of a group of cases',
  'src/case-service/workflows/workflow-write-queries.ts: v.version': 'the key of the workflow’s versions',
  'src/case-service/workflows/workflow-write-queries.ts: workflowVersion': 'what the cases are grouped by',
  'src/user-service/users/user-queries.ts: stateCode': 'one admission of a lawyer for each state',
  'src/user-service/lawyers/lawyer-queries.ts: stateCode': 'one admission of a lawyer for each state',
  'src/case-service/rule-packs/rule-verdict-queries.ts: lawyer.state_code': 'the same',
  'src/user-service/notifications/due-mail-queries.ts: userId':
    'what the rows are grouped by, with the way of mailing',
  'src/user-service/notifications/due-sms-queries.ts: userId': 'what the rows are grouped by',
  'src/user-service/firms/firm-queries.ts: e.firmId': 'the firm’s id',
  'src/case-service/checks/released-alone-queries.ts: k.firmId': 'what the rows are distinct by',
  'src/case-service/document-runs/document-run-queries.ts: r.caseId': 'a case stands once in a run',
  'src/case-service/document-runs/document-run-queries.ts: caseId': 'a case stands once in a run',
  'src/case-service/invoice-runs/invoice-run-queries.ts: g.key': 'a key is an invoice’s of its run',
  'src/case-service/invoice-runs/invoice-run-queries.ts: key': 'a key is an invoice’s of its run',
  'src/user-service/clients/client-queries.ts: e.firmId': 'one row of terms for a firm',
  'src/case-service/audit-anchors/anchor-queries.ts: day': 'one anchor of a firm each day',
  'src/case-service/audit-anchors/anchor-queries.ts: seq': 'the number of a row in its chain',
  'src/case-service/audit-anchors/anchor-queries.ts: h.subjectId': 'one row of each chain in an anchor',
  'src/case-service/court-fees/fee-proposal-queries.ts: d.caseId': 'one difference of each case',
  'src/platform/audit/audit-queries.ts: seq': 'the number of a row in its chain',
  'src/case-service/notice-guard/notice-guard-queries.ts: a.seq': 'the same',
  'src/case-service/notice-guard/notified-overrides-queries.ts: a.seq': 'the same',
  'src/case-service/cases/timeline/timeline-queries.ts: seq':
    'the same, and numbers below zero for what is on no chain',
  'src/identity/provider/record-queries.ts: id_hash': 'the key of the table, with the model',
  'src/case-service/rule-packs/impact-queries.ts: i.event':
    'one move of each date in a recalculation of a case',
  'src/case-service/rule-packs/rule-pack-queries.ts: version': 'one pack for each version of a state',
  "src/case-service/rule-packs/rule-pack-queries.ts: (eb) => sql`string_to_array(${eb.ref('version')}, '.')::int[]`":
    'one pack for each version of a state',
  'src/case-service/deadlines/law-queries.ts: state_code': 'one published pack of a state',
  'src/case-service/deadlines/law-queries.ts: stateCode': 'the same',
  'src/case-service/deadlines/law-queries.ts: name': 'the key of the table',
  'src/case-service/deadlines/law-queries.ts: time_zone': 'what the rows are grouped by',
  'src/case-service/moved-dates/moved-date-queries.ts: sql`max(m.id::text)`': 'an id of the group',
  'src/case-service/cases/timeline/timeline-queries.ts: max(id::text)': 'an id of the group',
  'src/user-service/properties/property-trail-queries.ts: seq': 'unique on a trail',
  'src/case-service/eviction-reasons/eviction-reason-queries.ts: reason.position': 'unique in the table',
  'src/case-service/appeals/appeal-queries.ts: appealId': 'with its day unique for a case',
  'src/case-service/appeals/appeal-queries.ts: p.case_id': 'what the rows are distinct by',
  'src/case-service/payment-sweep/sweep-queries.ts: open.property_id':
    'what the rows are grouped by, with its company',
  'src/case-service/stipulations/stipulation-queries.ts: kind': 'with its day unique for an agreement',
  'src/case-service/documents/paper-facts-queries.ts: due.kind': 'with its day unique for an agreement',
  'src/case-service/courthouses/courthouse-queries.ts: position': 'unique for a courthouse',
  'src/case-service/deadlines/case-facts-queries.ts: j.case_order': 'unique for a case',
  'src/case-service/deadlines/case-facts-queries.ts: w.sequence': 'unique for a case',
  'src/case-service/writs/writ-queries.ts: w.sequence': 'unique for a case',
  'src/case-service/writs/writ-queries.ts: sequence': 'unique for a case',
  'src/case-service/writs/writ-queries.ts: caseId': 'one open writ of a case',
  'src/case-service/judgments/judgment-queries.ts: j.case_order': 'unique for a case',
  'src/case-service/judgments/judgment-queries.ts: caseOrder': 'unique for a case',
  'src/case-service/court-calendars/calendar-queries.ts: day.date': 'one day of a calendar',
  'src/case-service/court-calendars/calendar-queries.ts: known.year': 'one year of a calendar',
  'src/case-service/billing/billing-queries.ts: a.effectiveFrom': 'one price of an item from a day',
  'src/case-service/billing/billing-item-queries.ts: a.effectiveFrom': 'the same',
  'src/case-service/bill-items/bill-item-queries.ts: a.effective_from': 'the same',
  'src/case-service/special-approvals/request-queries.ts: d.user_id': 'each decides once about a request',
  'src/case-service/documents/paper-facts-queries.ts: a.effective_from': 'the same',
  'src/case-service/documents/fact-source-queries.ts: seq': 'unique for the trail of a case',
  'src/case-service/workflows/rehearsal-queries.ts: a.effective_from': 'the same',
  'src/case-service/document-templates/template-queries.ts: number': 'one version of a number of a template',
  'src/case-service/trust-reconciliations/reconciliation-queries.ts: m.clientId': 'one sum for a company',
  'src/case-service/rpa-bot-jobs/evidence-queries.ts: number': 'unique for an attempt of a job',
  'src/case-service/practice-bank/practice-bank-queries.ts: e.firmId': 'one row for a firm',
  'src/case-service/billing/cost-rule-queries.ts: rule.effective_from':
    'one rule of a state and a kind from a day',
  'src/case-service/invoices/invoice-reminder-queries.ts: i.clientId': 'one row for a company and a firm',
  'src/case-service/online-payments/attempt-queries.ts: i.number': 'unique for a firm',
  'src/case-service/online-payments/event-queries.ts: e.eventId': 'the key of an event',
  'src/case-service/bank-accounts/positive-pay-queries.ts: i.number': 'unique for an account',
  'src/case-service/bank-accounts/positive-pay-queries.ts: k.number': 'unique for a firm',
  'src/case-service/packets/packet-queries.ts: number': 'unique for a case and a purpose',
  'src/case-service/stamps/envelope-queries.ts: ec.position': 'unique for an envelope',
  'src/case-service/stamps/envelope-queries.ts: s.kind': 'with its moment unique for an envelope',
  'src/case-service/tallies/tally-queries.ts: 1': 'the one column of distinct rows',
  'src/case-service/tallies/tally-queries.ts: 5': 'the last of the columns that the rows are grouped by',
  "src/platform/db/migrate.ts: name'": 'the key of the table',
  'src/platform/http/rate-limit-queries.ts: subject': 'what is asked of each subject once',
};

/** The text between a bracket and the one that closes it. */
function within(text: string, open: number): string {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if ('([{'.includes(text[at] ?? '')) depth++;
    if (')]}'.includes(text[at] ?? '') && --depth === 0) return text.slice(open + 1, at);
  }
  return text.slice(open + 1);
}

/** Parts between the commas that stand in no bracket. */
function parts(text: string): string[] {
  const found = [''];
  let depth = 0;
  for (const char of text) {
    if ('([{'.includes(char)) depth++;
    if (')]}'.includes(char)) depth--;
    if (char === ',' && depth === 0) found.push('');
    else found[found.length - 1] += char;
  }
  return found.map((part) => part.trim()).filter(Boolean);
}

/** The last key of each run of Kysely's `.orderBy(…).orderBy(…)`. */
function builtOrders(text: string): string[] {
  const keys: string[] = [];
  for (const { index } of text.matchAll(/\.orderBy\(/g)) {
    const open = index + '.orderBy'.length;
    const argument = within(text, open);
    if (/^\s*\.orderBy\(/.test(text.slice(open + argument.length + 2))) continue;
    keys.push((parts(argument)[0] ?? '').replace(/^'(.*)'$/, '$1'));
  }
  return keys;
}

/** The last key of each `order by` in a text of SQL. */
function writtenOrders(text: string): string[] {
  return [...text.matchAll(/\border by\s+/g)].map(({ index, 0: found }) => {
    const rest = text.slice(index + found.length);
    let depth = 0;
    let end = 0;
    for (; end < rest.length; end++) {
      const char = rest[end] ?? '';
      if ('({['.includes(char)) depth++;
      if (')}]'.includes(char) && --depth < 0) break;
      if (
        depth === 0 &&
        (char === '`' || /^\s+(limit\b|for\b|offset\b|on conflict\b|\$\{)/.test(rest.slice(end, end + 20)))
      )
        break;
    }
    return (parts(rest.slice(0, end)).at(-1) ?? '').replace(/\s+(asc|desc)$/, '');
  });
}

const orders = globSync('src/**/*.ts', { cwd: root })
  .filter((file) => !/\.test\.ts$|-factory\.ts$/.test(file))
  .flatMap((file) => {
    // A comment may speak of an order.
    const text = readFileSync(join(root, file), 'utf8').replaceAll(/^\s*(\/\/|\/?\*).*$/gm, '');
    return [...builtOrders(text), ...writtenOrders(text)].map((key) => `${file}: ${key}`);
  });
const endsWithId = (order: string) => /: (?:[a-z]\w*\.)?id$/.test(order);

test('each order of a query ends with an id, or with a key that stands here as unique', () => {
  expect(orders.length).toBeGreaterThan(110);
  expect(orders.filter((order) => !endsWithId(order) && !(order in UNIQUE))).toEqual([]);
});

test('nothing stands here that is gone or ends with an id by now', () => {
  expect(Object.keys(UNIQUE).filter((order) => endsWithId(order) || !orders.includes(order))).toEqual([]);
});

test('an order without an id at its end is found, built or written', () => {
  expect(builtOrders(`db.orderBy('a.name').orderBy(sql\`lower(\${x})\`, 'desc').execute()`)).toEqual([
    'sql`lower(${x})`',
  ]);
  expect(builtOrders(`db\n .orderBy('createdAt', 'desc')\n .orderBy('id', 'desc')\n .limit(2)`)).toEqual([
    'id',
  ]);
  expect(
    writtenOrders('(select 1 order by a desc, coalesce(b, c) desc limit 1) x order by d, e.id`'),
  ).toEqual(['coalesce(b, c)', 'e.id']);
});
