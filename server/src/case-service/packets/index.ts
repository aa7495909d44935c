export { assemblePacket } from './assemble-packet.job.ts';
export { packetAudits } from './packet-audits.ts';
export { packetLive } from './packet-live.ts';
export { packetRoutes } from './routes.ts';
