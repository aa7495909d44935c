export { assemblePacket } from './assemble-packet.job.ts';
export { packetAudits } from './packet-audits.ts';
export { packetLive } from './packet-live.ts';
export { type FiledFile, filingFilesOf, readFilingPacket } from './read-filing-packet.ts';
export { packetRoutes } from './routes.ts';
