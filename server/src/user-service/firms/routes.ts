import { firms } from '@writdesk/contract/firms/firms';
import { bind } from '../../platform/http/bind.ts';
import { createFirm } from './create-firm.ts';
import { getFirm, listFirms } from './read-firm.ts';
import { updateFirm } from './update-firm.ts';

export const firmRoutes = [
  bind(firms.list, listFirms),
  bind(firms.details, getFirm),
  bind(firms.create, createFirm),
  bind(firms.update, updateFirm),
];
