// Writes server/src/platform/db/schema.ts from the migrations; with --verify it only says whether that would
// change anything. Run by Node 24: node_modules/.bin/node scripts/generate-types.mjs
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CamelCasePlugin, Kysely, PostgresDialect, sql } from 'kysely';
import codegen from 'kysely-codegen';
import pg from 'pg';
import { holdKinds } from '../contract/src/cases/hold-kinds.ts';
import {
  caseStatuses,
  filingStages,
  hearingStages,
  serviceStages,
} from '../contract/src/cases/case-status.ts';
import { entityTypes } from '../contract/src/clients/clients.ts';
import { deadlineEvents } from '../contract/src/deadlines/deadline-values.ts';
import { evictionReasonCodes } from '../contract/src/eviction-reasons/eviction-reason-codes.ts';
import { judgmentOutcomes } from '../contract/src/judgments/judgment-outcomes.ts';
import { billItemCategories } from '../contract/src/invoices/bill-items.ts';
import { invoiceGroupings } from '../contract/src/invoices/invoice-grouping.ts';
import { creditReasons } from '../contract/src/invoices/invoice-parts.ts';
import { leftReasons } from '../contract/src/invoices/invoice-runs.ts';
import { notificationGroups } from '../contract/src/notifications/notification-groups.ts';
import { roles } from '../contract/src/permissions/role-names.ts';
import { subjectKinds } from '../contract/src/notifications/notification-kind.ts';
import { importSources } from '../contract/src/property-imports/import-values.ts';
import { noticeTypes, serviceMethods } from '../contract/src/notices/notice-types.ts';
import { portalAdapters } from '../contract/src/court-portals/court-portal-values.ts';
import { evidenceSteps } from '../contract/src/rpa-bot-jobs/rpa-bot-job-values.ts';
import { sweepAnswers, sweepRounds } from '../contract/src/payment-sweep/sweep-answers.ts';
import { mismatches, onlineMethods } from '../contract/src/online-payments/online-payment-values.ts';
import { practiceOutcomes } from '../contract/src/practice-bank/practice-bank.ts';
import { caresAnswers, propertyCategories } from '../contract/src/properties/property-categories.ts';
import { reminderChannels } from '../contract/src/reminders/reminder-rules.ts';
import { viewedLists } from '../contract/src/saved-views/viewed-lists.ts';
import { ensureDatabase, startScratchCluster } from '../server/src/platform/db/embedded/index.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';

/**
 * Columns that hold a choice of the contract and have no check of their own: the list grows with releases, and every write goes
 * through the contract.
 */
const contractChoices = {
  'users.saved_view': { list: viewedLists },
  'cases.eviction_case': {
    status: caseStatuses,
    resume_status: caseStatuses,
    status_before_docket: caseStatuses,
    status_before_end: caseStatuses,
    filing_stage: filingStages,
    service_stage: serviceStages,
    hearing_stage: hearingStages,
    property_category: propertyCategories,
  },
  'cases.payment_event': { reason: mismatches },
  'cases.court_portal': { adapter: portalAdapters },
  'cases.robot_evidence': { step: evidenceSteps },
  'cases.sweep_answer': { answer: sweepAnswers },
  'cases.sweep_round': { round: sweepRounds },
  'cases.status_change': { from_status: caseStatuses, to_status: caseStatuses },
  'cases.case_hold': { kind: holdKinds },
  'cases.case_judgment': { outcome: judgmentOutcomes },
  'cases.case_step': { roles },
  'cases.cost_rule': { category: billItemCategories },
  'cases.internal_comment': { mentions: roles },
  'cases.invoice_correction': { reason: [...creditReasons, 'UNCOLLECTIBLE'] },
  'cases.invoice_line': { category: billItemCategories },
  'cases.invoice_run_group': { reason: leftReasons },
  'cases.practice_session': { method: onlineMethods, outcome: practiceOutcomes },
  'cases.workflow_step': { roles },
  'cases.case_tenant': { service_method: serviceMethods },
  'cases.case_eviction': {
    reasons: evictionReasonCodes,
    notice_type: noticeTypes,
    notice_method: serviceMethods,
  },
  'cases.special_approval': { reasons: evictionReasonCodes },
  'cases.reminder_rule': { deadline_event: deadlineEvents, status: caseStatuses, channels: reminderChannels },
  'cases.reminder': { channels: reminderChannels },
  'cases.moved_date': { event: deadlineEvents },
  'cases.rule_impact': { event: deadlineEvents },
  'users.client': { entity_type: entityTypes },
  'users.app_user': { roles },
  'users.invite': { roles },
  'users.listed_user': { roles },
  'users.published_person': { roles },
  'users.searched_user': { roles },
  'identity.account': { roles },
  'users.notification': { subject_kind: subjectKinds },
  'users.notification_preference': { sms_groups: notificationGroups },
  'users.published_engagement': { invoices_by: invoiceGroupings },
  'users.published_notification_choice': { sms_groups: notificationGroups },
  'users.property_import': { source: importSources },
  'users.property': { property_category: propertyCategories },
  'users.property_owner': { entity_type: entityTypes },
  'cases.published_property_case': { status: caseStatuses },
  'cases.published_client_case': { status: caseStatuses },
  'users.published_property': { property_category: propertyCategories, cares_covered: caresAnswers },
};

/**
 * Columns of JSON whose shape the contract defines. Whatever is written there was parsed by that shape; what is older must still
 * fit it.
 */
const contractShapes = {
  'cases.audit_event': { data: 'JsonObject' },
  'cases.case_judgment': { money: 'JudgmentMoney' },
  'cases.case_step': {
    billing: 'StepBilling[]',
    configure_action: 'ConfigureAction',
    notifications: 'StepNotification[]',
    runs: 'Record<string, string>',
  },
  'cases.envelope': { recipient: 'PrintedAddress', sender: 'PrintedAddress' },
  'cases.eviction_case': {
    case_details: 'Record<string, unknown>',
    interpreter: 'Interpreter',
    tenant_address: 'Address',
  },
  'cases.searched_case': {
    case_details: 'Record<string, unknown>',
    interpreter: 'Interpreter',
    tenant_address: 'Address',
  },
  'cases.workflow_move': { by_hand: 'Record<string, string>' },
  'cases.workflow_step': {
    billing: 'StepBilling[]',
    configure_action: 'ConfigureAction',
    notifications: 'StepNotification[]',
  },
  'cases.writ': { answers: 'ShownAnswers' },
  'users.client': { ap_address: 'Partial<Address>' },
  'users.notification': { params: 'Record<string, string>' },
  'users.notification_preference': { choices: 'Choices' },
  'users.property_owner': { agent_address: 'Address', co_owners: 'NameParts[]' },
  'users.published_notification_choice': { choices: 'Choices' },
  'users.published_payables': { ap_address: 'Partial<Address>' },
  'users.searched_client': { ap_address: 'Partial<Address>' },
};
const shapesFrom = {
  Address: '@writdesk/contract/values/address',
  Choices: '@writdesk/contract/notifications/notification-delivery',
  ConfigureAction: '@writdesk/contract/workflows/workflow-values',
  Interpreter: '@writdesk/contract/cases/case-values',
  JudgmentMoney: '@writdesk/contract/judgments/judgment-money',
  NameParts: '@writdesk/contract/property-owners/property-owner-values',
  PrintedAddress: '@writdesk/contract/stamps/stamps',
  ShownAnswers: '@writdesk/contract/writs/writ-questions',
  StepBilling: '@writdesk/contract/workflows/workflow-values',
  StepNotification: '@writdesk/contract/workflows/workflow-values',
};

const outFile = join(import.meta.dirname, '../server/src/platform/db/schema.ts');

// A test that has the migrated database of its run names it, and needs no other.
const given = process.env.MIGRATED_DATABASE;
const cluster = given ? undefined : await startScratchCluster();
try {
  const types = await generateTypes(
    cluster ? await ensureDatabase(cluster.connection, 'types') : JSON.parse(given),
  );
  if (!process.argv.includes('--verify')) {
    // Renamed into place: whoever compiles meanwhile reads the old file or the new one, never half of one.
    const unfinished = `${outFile}.${process.pid}`;
    await writeFile(unfinished, types);
    await rename(unfinished, outFile);
  } else if ((await readFile(outFile, 'utf8').catch(() => '')) !== types) {
    console.error(
      'schema.ts differs from the migrations: run node_modules/.bin/node scripts/generate-types.mjs',
    );
    process.exitCode = 1;
  }
} finally {
  await cluster?.remove();
}

/** @param {import('pg').ClientConfig} owner an empty database, or one that is migrated */
async function generateTypes(owner) {
  await migrate(owner);
  const pool = new pg.Pool({ ...owner, max: 1 });
  // The cluster may be gone before a connection has closed.
  pool.on('error', () => {});
  const db = new Kysely({ dialect: new PostgresDialect({ pool }) });
  const dialect = new codegen.PostgresDialect({ dateParser: 'string' });
  Object.assign(dialect.adapter.scalars, scalarsOfShapes());
  try {
    return await codegen.generate({
      camelCase: true,
      customImports: Object.fromEntries(
        Object.entries(shapesFrom).map(([name, from]) => [name, `${from}#${name}`]),
      ),
      db,
      dialect,
      // The job queue speaks to its own tables.
      excludePattern:
        '{public.*,jobs.{bam,job,job_common,job_dependency,queue,queue_stats,schedule,subscription,version,warning}}',
      outFile: null,
      postprocess: async ({ metadata }) => withChoices(metadata, await readChoices(db)),
      typeMapping: { int8: 'number' },
    });
  } finally {
    await db.destroy();
  }
}

/**
 * The texts that a check constraint allows a column, `check (status in ('OPEN', 'CLOSED'))`, as PostgreSQL
 * prints them back.
 */
async function readChoices(db) {
  const { rows } = await sql`
    select n.nspname as schema, t.relname as table, a.attname as column, pg_get_constraintdef(c.oid) as rule
    from pg_constraint c
    join pg_class t on t.oid = c.conrelid
    join pg_namespace n on n.oid = t.relnamespace
    join pg_attribute a on a.attrelid = t.oid and a.attnum = c.conkey[1]
    where c.contype = 'c' and cardinality(c.conkey) = 1`.execute(db);
  const choices = new Map();
  for (const { schema, table, column, rule } of rows) {
    const list = /^CHECK \(\((\w+) = ANY \(ARRAY\[((?:'(?:[^']|'')*'::text(?:, )?)+)\]\)\)\)$/.exec(rule);
    if (list?.[1] !== column) continue;
    const texts = [...list[2].matchAll(/'((?:[^']|'')*)'::text/g)].map(([, text]) =>
      text.replaceAll("''", "'"),
    );
    choices.set(`${schema}.${table}.${column}`, texts);
  }
  return choices;
}

/** @throws for a name that the code would spell so that it leads to no column: `line_1` is `line1` there, and that `line1` here. */
function requireBothWays(name) {
  const names = new CamelCasePlugin();
  const back = names.snakeCase(names.camelCase(name));
  if (back !== name) throw new Error(`${name} comes back from the code as ${back}: name it ${back}.`);
}

/** A type for each shape, by the name that its columns get instead of `jsonb`: read as the shape, written as text. */
function scalarsOfShapes() {
  const text = new codegen.IdentifierNode('string');
  const shapes = Object.values(contractShapes).flatMap((columns) => Object.values(columns));
  return Object.fromEntries(
    shapes.map((shape) => {
      const column = new codegen.GenericExpressionNode('ColumnType', [nodeOf(shape), text, text]);
      return [shape.toLowerCase(), column];
    }),
  );
}

/** @param {string} shape a name, a list `Name[]`, or `Record<string, Name>` */
function nodeOf(shape) {
  if (shape.endsWith('[]')) return new codegen.ArrayExpressionNode(nodeOf(shape.slice(0, -2)));
  const [, name, of] = /^(\w+)<(.+)>$/.exec(shape) ?? [];
  return name
    ? new codegen.GenericExpressionNode(name, of.split(', ').map(nodeOf))
    : new codegen.IdentifierNode(shape);
}

function withChoices(metadata, choices) {
  for (const table of metadata.tables) {
    requireBothWays(table.name);
    for (const column of table.columns) {
      requireBothWays(column.name);
      const name = `${table.schema}.${table.name}`;
      const texts = choices.get(`${name}.${column.name}`) ?? contractChoices[name]?.[column.name];
      if (texts) column.enumValues = texts;
      const shape = contractShapes[name]?.[column.name];
      if (shape) column.dataType = shape;
    }
  }
  return metadata;
}
