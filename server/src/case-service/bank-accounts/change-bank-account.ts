import type { bankAccounts } from '@writdesk/contract/bank-accounts/bank-accounts';
import {
  accountDigitsOf,
  type PositivePayLayoutName,
} from '@writdesk/contract/bank-accounts/positive-pay-layouts';
import { permitted, type Permission } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { Vault } from '../../platform/vault.ts';
import { isOwnId } from '../../platform/actor.ts';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { allow, deny, found, refuse, refuseField } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { bankAccountAudits } from './bank-account-audits.ts';
import {
  type AccountKey,
  type AccountRow,
  findAccount,
  findSealed,
  holdsMoney,
  insertAccount,
  lockAccountRow,
  updateAccount,
} from './bank-account-queries.ts';
import { askedBy, readAccount } from './bank-account-view.ts';

/** Where a number of an account belongs: it opens nowhere else. */
export const sealPurpose = (id: string) => `cases.bank_account:${id}`;

/** The number of an account, for what a file of a bank is compared with. */
export async function accountNumberOf(db: Kysely<DB>, vault: Vault, key: AccountKey): Promise<string> {
  const { sealedNumber } = await findSealed(db, key);
  return vault.open(sealedNumber, sealPurpose(key.id));
}

/** Adds an account; it waits for a second person. */
export async function createBankAccount(
  context: UserContext,
  { body }: RouteInput<typeof bankAccounts.create>,
) {
  const { roles, firmId, userId, name } = personOf(context);
  const { accountNumber, ...own } = body;
  return transact(context, async (tx) => {
    tx.authorize(permitted(roles, 'bank-account.create') && firmId ? allow : deny('forbidden'));
    if (!firmId) return refuse('forbidden');
    const id = newId();
    const numberEnding = accountNumber.slice(-4);
    const most = accountDigitsOf(own.positivePayLayout);
    if (most !== null && accountNumber.length > most)
      refuseField('positivePayLayout', fault('layout_account_too_long', { max: most }));
    await insertAccount(tx.db, {
      ...own,
      firmId,
      id,
      sealedNumber: context.deps.vault.seal(accountNumber, sealPurpose(id)),
      numberEnding,
      createdByName: name,
      createdAt: tx.now,
      editedBy: userId,
    });
    const { kind, routingNumber } = own;
    await tx.audit(bankAccountAudits.create, {
      firmId,
      subjectId: id,
      data: { kind, name: own.name, routingNumber, numberEnding },
    });
    return readAccount(tx.db, context, id);
  });
}

/**
 * Changes an account, which then waits for a second person again. `keepOpen` only withdraws the request to close it.
 * @throws `bank_account_not_found`, `bank_account_closed`, `bank_account_closing`, `conflict`, `invalid` for a layout without room for the account’s number.
 */
export async function updateBankAccount(
  context: UserContext,
  { params, body }: RouteInput<typeof bankAccounts.update>,
) {
  return transact(context, async (tx) => {
    const account = await opened(tx, context, 'bank-account.update', params.id, body.version);
    const { name, bankName, checkDays, achDays, wireDays, positivePayLayout } = account;
    const before = { name, bankName, checkDays, achDays, wireDays, positivePayLayout };
    const { version: _, keepOpen, ...changes } = body;
    if (account.status === 'CLOSING') {
      if (!keepOpen) refuse('bank_account_closing');
      return leaveOpen(tx, context, account);
    }
    await refuseShort(tx.db, context, account, body.positivePayLayout);
    const after = {
      ...before,
      ...Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)),
    };
    await updateAccount(tx.db, account, {
      ...after,
      ...(differ(before, after) && {
        status: 'PENDING',
        editedBy: personOf(context).userId,
        approvedBy: null,
        approvedByName: null,
      }),
    });
    await tx.audit(bankAccountAudits.update, {
      firmId: account.firmId,
      subjectId: account.id,
      data: { before, after },
    });
    return readAccount(tx.db, context, account.id);
  });
}

/** Withdraws the request to close an account. Nothing of the account changed, so it stays approved if it was. */
async function leaveOpen(tx: Tx, context: UserContext, account: AccountRow) {
  await updateAccount(tx.db, account, {
    status: account.approvedBy === null ? 'PENDING' : 'ACTIVE',
    closingBy: null,
    closingByName: null,
    closeReason: null,
  });
  await tx.audit(bankAccountAudits.keepOpen, { firmId: account.firmId, subjectId: account.id, data: {} });
  return readAccount(tx.db, context, account.id);
}

/**
 * Approves an account, or that it is closed.
 * @throws `bank_account_not_found`, `bank_account_approved`, `bank_account_second_person`, `bank_account_holds_money`.
 */
export async function approveBankAccount(
  context: UserContext,
  { params }: RouteInput<typeof bankAccounts.approve>,
) {
  const actor = personOf(context);
  const { userId, name } = actor;
  return transact(context, async (tx) => {
    const account = await opened(tx, context, 'bank-account.approve', params.id);
    const { firmId, id: subjectId } = account;
    const asked = askedBy(account);
    if (asked === null) return refuse('bank_account_approved');
    if (isOwnId(actor, asked)) refuse('bank_account_second_person');
    if (account.status === 'CLOSING') {
      // A check that was voided meanwhile brought its money back.
      if (await holdsMoney(tx.db, account)) refuse('bank_account_holds_money');
      await updateAccount(tx.db, account, { status: 'CLOSED', closedBy: userId, closedByName: name });
      const comment = account.closeReason ?? '';
      await tx.audit(bankAccountAudits.close, { firmId, subjectId, data: { comment } });
    } else {
      await updateAccount(tx.db, account, { status: 'ACTIVE', approvedBy: userId, approvedByName: name });
      await tx.audit(bankAccountAudits.approve, { firmId, subjectId, data: {} });
    }
    return readAccount(tx.db, context, account.id);
  });
}

/**
 * Asks to close an account that holds no entrusted money. No money moves on it from now on, and a second person closes it.
 * @throws `bank_account_not_found`, `bank_account_closed`, `bank_account_closing`, `bank_account_holds_money`.
 */
export async function closeBankAccount(
  context: UserContext,
  { params, body }: RouteInput<typeof bankAccounts.close>,
) {
  return transact(context, async (tx) => {
    const account = await opened(tx, context, 'bank-account.update', params.id, body.version);
    if (account.status === 'CLOSING') refuse('bank_account_closing');
    if (await holdsMoney(tx.db, account)) refuse('bank_account_holds_money');
    const { userId, name } = personOf(context);
    await updateAccount(tx.db, account, {
      status: 'CLOSING',
      closingBy: userId,
      closingByName: name,
      closeReason: body.comment,
    });
    await tx.audit(bankAccountAudits.requestClose, {
      firmId: account.firmId,
      subjectId: account.id,
      data: { comment: body.comment },
    });
    return readAccount(tx.db, context, account.id);
  });
}

const settings = ['name', 'bankName', 'checkDays', 'achDays', 'wireDays', 'positivePayLayout'] as const;
type Settings = Pick<AccountRow, (typeof settings)[number]>;
/** Whether something changes. What is said again as it was asks nobody. */
const differ = (before: Settings, after: Settings): boolean =>
  settings.some((field) => before[field] !== after[field]);

/** A layout of fixed width may have no room for the account’s number. */
async function refuseShort(
  db: Kysely<DB>,
  context: UserContext,
  account: AccountKey,
  layout: PositivePayLayoutName | undefined,
): Promise<void> {
  const most = layout === undefined ? null : accountDigitsOf(layout);
  if (most === null) return;
  const number = await accountNumberOf(db, context.deps.vault, account);
  if (number.length > most) refuseField('positivePayLayout', fault('layout_account_too_long', { max: most }));
}

/** An account that somebody is to change: seen, held alone, open, and as it was when they looked. */
async function opened(tx: Tx, context: UserContext, permission: Permission, id: string, version?: number) {
  tx.authorize(permitted(personOf(context).roles, permission) ? allow : deny('forbidden'));
  const seen = found(await findAccount(tx.db, context.scope, id), 'bank_account_not_found');
  const account = found(await lockAccountRow(tx.db, seen, true), 'bank_account_not_found');
  if (version !== undefined && version !== account.version)
    refuse('conflict', { current: await readAccount(tx.db, context, id) });
  if (account.status === 'CLOSED') refuse('bank_account_closed');
  return account;
}
