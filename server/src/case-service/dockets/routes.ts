import { dockets } from '@writdesk/contract/dockets/dockets';
import { bind } from '../../platform/http/bind.ts';
import { createDocket } from './create-docket.ts';
import { getDocket } from './get-docket.ts';
import { listDockets } from './list-dockets.ts';

export const docketRoutes = [
  bind(dockets.list, listDockets),
  bind(dockets.details, getDocket),
  bind(dockets.create, createDocket),
];
