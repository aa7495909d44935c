import { monthFiling } from '@writdesk/contract/month-filing/month-filing';
import { bind } from '../../platform/http/bind.ts';
import { listLateLeases } from './list-late-leases.ts';
import { listDrafts } from './list-drafts.ts';
import { openDrafts } from './open-drafts.ts';
import { recordNotice } from './record-notice.ts';

export const monthFilingRoutes = [
  bind(monthFiling.list, listLateLeases),
  bind(monthFiling.drafts, listDrafts),
  bind(monthFiling.open, openDrafts),
  bind(monthFiling.recordNotice, recordNotice),
];
