export { deleteTemplate } from './delete-template.ts';
export { levelOf, templatesInForce } from './in-force.ts';
export { inForceAt } from './read-templates.ts';
export { templateRoutes } from './routes.ts';
export { templateAudits } from './template-audits.ts';
export {
  findTemplate,
  findVersion,
  type FittingTemplate,
  selectFitting,
  selectVersions,
} from './template-queries.ts';
export { conditionOf, latest, tagsOf } from './template-view.ts';
