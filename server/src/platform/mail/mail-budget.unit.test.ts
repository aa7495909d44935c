import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// Each place that queues an email, and where its mail is counted. The type `MailBudget` makes a caller name one; this table makes its
// author say which, so that a reviewer sees it.
const callers: Readonly<Record<string, RegExp>> = {
  'case-service/audit-anchors/anchor-audits.job.ts': /scheduledMail\('once a day'\)/,
  'case-service/checks/list-released-alone.job.ts': /scheduledMail\('once a week'\)/,
  'case-service/invoices/remind-of-invoices.job.ts': /scheduledMail\('once a day'\)/,
  'case-service/invoices/mail-invoices.ts': /reserveMail\(tx, context, \{ to, kind: 'invoice' \}\)/,
  'case-service/notice-guard/notify-of-overrides.job.ts': /scheduledMail\('once a week'\)/,
  'case-service/workflows/steps/notify-of-step.ts': /reserveNotice\(tx\.db, deps, email\)/,
  'identity/mail/mail-person.job.ts': /const budgets: Readonly<Record<LetterKind, Reserve>>/,
  'case-service/signatures/request-signature.ts': /reserveMail\(tx, context/,
  'user-service/invites/send-invite.ts': /budget: MailBudget/,
  'user-service/notification-mail/mail-notifications.job.ts':
    /reserveNotice\(tx\.db, context\.deps, user\.email\)/,
  'user-service/users/remove-factors.ts': /reserveMail\(tx, context/,
  'user-service/users/notify-firm.ts': /reserveNotice\(tx\.db, deps, admin\.email\)/,
};
/** Emails that a job queues are counted where the job is asked for. */
const reservations: Readonly<Record<string, RegExp>> = {
  'user-service/users/force-reset.ts': /reserveMail\([^)]*kind: 'account-care'/,
  'user-service/invites/issue-invite.ts': /reserveMail\([^)]*kind: 'invite'/,
  'user-service/invites/resend-invite.ts': /reserveMail\([^)]*kind: 'invite'/,
  'identity/accounts/register.ts': /parts\.reserveCallersMail\(/,
  'identity/sign-in/login-actions.ts': /await parts\.takeCallersMail\(/,
  'identity/sign-in/steps/verify-email.ts': /await reserveCallersMail\(/,
};

const root = join(import.meta.dirname, '../..');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.includes('.test.') && !file.startsWith('platform/mail/'))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
const textOf = (name: string) => files.find(({ file }) => file === name)?.text ?? '';

test('every place that queues an email names its budget', () => {
  const queueing = files.filter(({ text }) => /\bqueueMail\(/.test(text)).map(({ file }) => file);
  expect(queueing.toSorted()).toEqual(Object.keys(callers).toSorted());
  for (const [file, budget] of Object.entries({ ...callers, ...reservations }))
    expect(textOf(file).replaceAll(/\s+/g, ' '), file).toMatch(budget);
});

test('no budget is made elsewhere', () => {
  const forged = files.filter(({ text }) => /as (?:unknown as )?MailBudget/.test(text));
  expect(forged.map(({ file }) => file)).toEqual([]);
});
