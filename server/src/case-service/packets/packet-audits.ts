import { packetEvents } from '@writdesk/contract/packets/packet-events';
import { caseAudits } from '../cases/record/index.ts';

export const packetAudits = caseAudits(packetEvents);
