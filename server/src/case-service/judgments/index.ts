export { judgmentPart } from './judgment-part.ts';
export { judgmentRoutes } from './routes.ts';
