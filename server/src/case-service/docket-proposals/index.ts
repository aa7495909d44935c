export { docketProposalAudits } from './proposal-audits.ts';
export { type DocketLine, newLines, proposeLines } from './propose-lines.ts';
export { docketProposalRoutes } from './routes.ts';
