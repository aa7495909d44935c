import { cases } from '@writdesk/contract/cases/cases';
import { bind } from '../../platform/http/bind.ts';
import { submitAppeal } from './submit-appeal.ts';
import { updateAppeal } from './update-appeal.ts';

export const appealRoutes = [bind(cases.appealSubmit, submitAppeal), bind(cases.appealUpdate, updateAppeal)];
