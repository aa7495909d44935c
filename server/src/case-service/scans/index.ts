export { queueScan } from './queue-scan.ts';
export { findScan } from './find-scan.ts';
export { readScans, readWaitingScans } from './read-scans.job.ts';
export { scanAudits } from './scan-audits.ts';
export { scanLive } from './scan-live.ts';
