import { ledger } from '@writdesk/contract/ledger/ledger';
import { bind } from '../../platform/http/bind.ts';
import { closeMonth, reopenMonth } from './close-month.ts';
import { exportJournal } from './export-journal.ts';
import { getMonth, listMonths } from './read-months.ts';

export const ledgerRoutes = [
  bind(ledger.months, listMonths),
  bind(ledger.month, getMonth),
  bind(ledger.exportCsv, exportJournal),
  bind(ledger.close, closeMonth),
  bind(ledger.reopen, reopenMonth),
];
