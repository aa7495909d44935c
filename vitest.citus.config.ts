import { defineConfig } from 'vitest/config';

// What npm run test:citus plays on a Citus cluster: the same HTTP suites, and a worker that is killed in the middle.
export default defineConfig({
  test: {
    name: 'citus',
    include: [
      'server/**/*.citus.test.ts',
      'server/test/suites/tenancy.test.ts',
      'server/src/case-service/cases/{lists/lists,lists/numbers,verbs/two-people,verbs/ends}.test.ts',
      'server/src/case-service/{dockets,document-runs,ethical-walls,invoices}/*.test.ts',
      'server/src/case-service/workflows/**/*.test.ts',
      'server/src/case-service/{feeds,cost-payments,interest,reminder-rules,reports,retention,vendors}/*.test.ts',
      'server/src/case-service/{appeals/*,service-rules/*,tenant-payments/*,stamps/stamps,writs/writs}.test.ts',
      'server/src/case-service/{audit-anchors,audit-exports,billing,case-seals,checks,held-cases,ledger}/*.test.ts',
      'server/src/case-service/{month-filing,overdue-exceptions,payment-sweep,payments}/*.test.ts',
      'server/src/case-service/{possession-forecast,tallies}/*.test.ts',
      'server/src/case-service/cases/intake/from-lease.test.ts',
      'server/src/user-service/{clients,notification-sms,properties,property-connections,property-imports,rosters,saved-views,sms-numbers}/*.test.ts',
      'server/src/case-service/{court-calendars/closures,cases/reminders/*,rule-packs/rule-packs,special-approvals/*}.test.ts',
      'server/src/user-service/{account/account,support-access/support-access}.test.ts',
      'server/src/platform/{audit,jobs,live}/*.test.ts',
      'server/src/platform/db/{row-level-security,transact}.test.ts',
      'server/src/user-service/notifications/*.test.ts',
      'server/src/case-service/{bank-statements/{bank-month,several-entries},document-templates/document-templates,trust/trust}.test.ts',
      'server/src/case-service/online-payments/{online-payments,payment-events,payouts}.test.ts',
      'server/src/case-service/{documents/{filling,slots},rpa-bot-jobs/rpa-bot-jobs}.test.ts',
      'server/src/user-service/invites/invites.test.ts',
    ],
    // Those of other programs, which a folder of this list may hold too, need what `npm run test:money` and `test:papers` install.
    exclude: ['**/node_modules/**', '**/*.{unit,money,papers}.test.ts'],
    // Node reads TypeScript itself, as in the HTTP suites.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    globalSetup: ['server/test/support/citus-setup.ts'],
    isolate: false,
    // One after the other: a node is killed under one of them.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
});
