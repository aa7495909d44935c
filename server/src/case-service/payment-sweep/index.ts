export { answerSweep } from './answer-sweep.ts';
export { askProperties } from './ask-properties.job.ts';
export { paymentSweepRoutes } from './routes.ts';
export { sweepPart } from './sweep-part.ts';
export { sweepOf } from './sweep-queries.ts';
export { sweepView } from './sweep-view.ts';
export { sweepAudits } from './sweep-audits.ts';
