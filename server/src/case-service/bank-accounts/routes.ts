import { bankAccounts } from '@writdesk/contract/bank-accounts/bank-accounts';
import { bind } from '../../platform/http/bind.ts';
import {
  approveBankAccount,
  closeBankAccount,
  createBankAccount,
  updateBankAccount,
} from './change-bank-account.ts';
import { listBankAccounts } from './list-bank-accounts.ts';
import { writePositivePay } from './write-positive-pay.ts';

export const bankAccountRoutes = [
  bind(bankAccounts.list, listBankAccounts),
  bind(bankAccounts.create, createBankAccount),
  bind(bankAccounts.update, updateBankAccount),
  bind(bankAccounts.approve, approveBankAccount),
  bind(bankAccounts.close, closeBankAccount),
  bind(bankAccounts.positivePay, writePositivePay),
];
