import { overdueExceptions } from '@writdesk/contract/invoices/overdue-exceptions';
import { bind } from '../../platform/http/bind.ts';
import { decideException } from './decide-exception.ts';
import { listExceptions } from './list-exceptions.ts';
import { requestException } from './request-exception.ts';

export const overdueExceptionRoutes = [
  bind(overdueExceptions.list, listExceptions),
  bind(overdueExceptions.request, requestException),
  bind(overdueExceptions.decide, decideException),
];
