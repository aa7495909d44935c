import { savedViews } from '@writdesk/contract/saved-views/saved-views';
import { bind } from '../../platform/http/bind.ts';
import { listSavedViews } from './list-saved-views.ts';
import { removeSavedView } from './remove-saved-view.ts';
import { saveView } from './save-view.ts';

export const savedViewRoutes = [
  bind(savedViews.list, listSavedViews),
  bind(savedViews.save, saveView),
  bind(savedViews.remove, removeSavedView),
];
