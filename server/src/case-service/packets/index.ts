export { assemblePacket } from './assemble-packet.job.ts';
export { packetAudits } from './packet-audits.ts';
export { packetLive } from './packet-live.ts';
export { type FiledPacket, readFilingPacket } from './read-filing-packet.ts';
export { packetRoutes } from './routes.ts';
