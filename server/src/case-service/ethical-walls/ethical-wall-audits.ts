import { ethicalWallEvents } from '@writdesk/contract/ethical-walls/ethical-wall-events';
import { caseAudits } from '../cases/record/index.ts';

export const ethicalWallAudits = caseAudits(ethicalWallEvents);
