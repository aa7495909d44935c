export { docketProposalAudits } from './proposal-audits.ts';
export { type DocketLine, proposeLines, readLines } from './propose-lines.ts';
