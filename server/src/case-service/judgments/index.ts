export { latestJudgmentOn } from './judgment-queries.ts';
export { judgmentPart } from './judgment-part.ts';
export { recordJudgment } from './record-judgment.ts';
export { judgmentRoutes } from './routes.ts';
