import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import type { LawRow, rulePacks } from '@writdesk/contract/rule-packs/rule-packs';
import { fault, type Fault } from '@writdesk/contract/sentences/fault';
import { atField } from '@writdesk/contract/sentences/in-english';
import type { z } from 'zod';
import type { UserContext } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { allow, deny, found, refuse } from '../../platform/http/refuse.ts';
import { auditRules } from './audit-rules.ts';
import { findRow, withoutRow, withRow } from './pack-content.ts';
import { rulePackAudits } from './rule-pack-audits.ts';
import { rowFaults } from './pack-faults.ts';
import {
  deleteDraft,
  findPack,
  lockRules,
  type Pack,
  selectKnownPlaces,
  updateDraft,
} from './rule-pack-queries.ts';
import { packView } from './rule-pack-view.ts';

/** What is changed of a draft, and what its row on the trail says of it. */
interface Change<K extends DraftAudit> {
  content: Pack['content'];
  note?: string;
  audit: Omit<z.input<K['data']>, 'state' | 'version'>;
}
type DraftAudit = typeof rulePackAudits.changeHead | typeof rulePackAudits.addRule;

/** The draft of a state as it was read, locked. @throws `rule_pack_no_draft`, `conflict` */
export async function lockDraft(tx: Tx, state: string, version: number): Promise<Pack> {
  await lockRules(tx.db, state);
  const draft = found(await findPack(tx.db, state, 'draft'), 'rule_pack_no_draft');
  if (draft.lockVersion !== version) refuse('conflict');
  return draft;
}

/** Changes the draft of a state; of two who do so at once the second gets a conflict. */
function changeDraft<K extends DraftAudit>(
  context: UserContext,
  kind: K,
  { state, version }: { state: string; version: number },
  work: (draft: Pack, tx: Tx) => Change<K> | Promise<Change<K>>,
) {
  return transact(context, async (tx) => {
    tx.authorize(permitted(context.actor.roles, 'rule-pack.update') ? allow : deny('forbidden'));
    const draft = await lockDraft(tx, state, version);
    const { content, note = draft.note, audit } = await work(draft, tx);
    await updateDraft(tx.db, { content, note });
    const data = { state, version: draft.version, ...audit } as z.input<K['data']> & { state: string };
    await auditRules(tx, kind, data);
    return packView(context, tx.db, found(await findPack(tx.db, state, 'draft')));
  });
}

/** Changes the name, the note, the terms and the usual notices. @throws `rule_pack_no_draft`, `conflict` */
export function changeDraftHead(
  context: UserContext,
  { params: { state }, body }: RouteInput<typeof rulePacks.changeHead>,
) {
  const { version, name, note, terms, usualNotice } = body;
  return changeDraft(context, rulePackAudits.changeHead, { state, version }, ({ content, ...draft }) => ({
    content: {
      ...content,
      ...(name !== undefined && { name }),
      ...(terms !== undefined && { terms }),
      ...(usualNotice !== undefined && { usualNotice }),
    },
    note: note === undefined ? draft.note : (note ?? ''),
    audit: { name: name ?? content.name },
  }));
}

/** Adds a row. @throws `rule_pack_no_draft`, `conflict`; `invalid` naming each field at fault. */
export function addRule(
  context: UserContext,
  { params: { state }, body }: RouteInput<typeof rulePacks.addRow>,
) {
  const { version, ...row } = body;
  return changeDraft(context, rulePackAudits.addRule, { state, version }, async ({ content }, tx) => {
    const taken = findRow(content, row.row.id);
    await refuseFaults(
      tx,
      content,
      row,
      taken ? [fault('rule_id_taken', { rule: row.row.id, label: taken.row.label })] : [],
    );
    return { content: withRow(content, row), audit: { ruleId: row.row.id } };
  });
}

/** Writes a row again. @throws `rule_row_not_found`, `rule_pack_no_draft`, `conflict`; `invalid` naming each field. */
export function changeRule(
  context: UserContext,
  { params: { state, ruleId }, body }: RouteInput<typeof rulePacks.changeRow>,
) {
  const { version, ...row } = body;
  return changeDraft(context, rulePackAudits.changeRule, { state, version }, async ({ content }, tx) => {
    const before = found(findRow(content, ruleId), 'rule_row_not_found');
    const isOther = before.row.id !== row.row.id || before.kind !== row.kind;
    const faults = isOther ? [fault('rule_id_other', { rule: before.row.id, kind: before.kind })] : [];
    await refuseFaults(tx, content, row, faults);
    return { content: withRow(content, row), audit: { ruleId } };
  });
}

/** Takes a row out. @throws `rule_row_not_found`, `rule_pack_no_draft`, `conflict` */
export function removeRule(
  context: UserContext,
  { params: { state, ruleId }, query }: RouteInput<typeof rulePacks.removeRow>,
) {
  return changeDraft(context, rulePackAudits.removeRule, { state, version: query.version }, ({ content }) => {
    found(findRow(content, ruleId), 'rule_row_not_found');
    return { content: withoutRow(content, ruleId), audit: { ruleId } };
  });
}

/** Throws the draft away. @throws `rule_pack_no_draft`, `conflict` */
export function discardDraft(
  context: UserContext,
  { params: { state }, query }: RouteInput<typeof rulePacks.discardDraft>,
) {
  return transact(context, async (tx) => {
    tx.authorize(permitted(context.actor.roles, 'rule-pack.update') ? allow : deny('forbidden'));
    const { version } = await lockDraft(tx, state, query.version);
    await deleteDraft(tx.db, state);
    await auditRules(tx, rulePackAudits.discard, { state, version });
    return { discarded: version };
  });
}

async function refuseFaults(
  tx: Tx,
  content: Pack['content'],
  row: LawRow,
  ofId: readonly Fault[],
): Promise<void> {
  const places = await selectKnownPlaces(tx.db, content.state);
  const errors = [...ofId.map((of) => atField('row.id', of)), ...rowFaults(row, content, places)];
  if (errors.length) refuse('invalid', { errors });
}
