import { packets } from '@writdesk/contract/packets/packets';
import { bind } from '../../platform/http/bind.ts';
import { freezePacket } from './freeze-packet.ts';
import { getPackets } from './get-packets.ts';

export const packetRoutes = [bind(packets.ofCase, getPackets), bind(packets.freeze, freezePacket)];
