import { bankStatements } from '@writdesk/contract/bank-statements/bank-statements';
import { bind } from '../../platform/http/bind.ts';
import { importStatement } from './import-statement.ts';
import { matchBankLine, unmatchBankLine } from './match-line.ts';
import { listBankEntries, listBankLines, listStatements } from './read-statements.ts';

export const bankStatementRoutes = [
  bind(bankStatements.list, listStatements),
  bind(bankStatements.lines, listBankLines),
  bind(bankStatements.entries, listBankEntries),
  bind(bankStatements.import, importStatement),
  bind(bankStatements.match, matchBankLine),
  bind(bankStatements.unmatch, unmatchBankLine),
];
