import { evictionHistory } from '@writdesk/contract/cases/case-numbers';
import { bind } from '../../../platform/http/bind.ts';
import { listHistory, listHistoryOfProperty } from './list-history.ts';

export const historyRoutes = [
  bind(evictionHistory.list, listHistory),
  bind(evictionHistory.ofProperty, listHistoryOfProperty),
];
