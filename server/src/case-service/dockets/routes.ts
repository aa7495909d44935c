import { courtDay } from '@writdesk/contract/court-day/court-day';
import { dockets } from '@writdesk/contract/dockets/dockets';
import { bind } from '../../platform/http/bind.ts';
import { createDocket } from './create-docket.ts';
import { deleteDocket } from './delete-docket.ts';
import { getDocket } from './get-docket.ts';
import { listDockets } from './list-dockets.ts';
import { setOffer } from './set-offer.ts';
import { updateDocket } from './update-docket.ts';

export const docketRoutes = [
  bind(dockets.list, listDockets),
  bind(dockets.details, getDocket),
  bind(dockets.create, createDocket),
  bind(dockets.update, updateDocket),
  bind(dockets.delete, deleteDocket),
  bind(courtDay.setOffer, setOffer),
];
