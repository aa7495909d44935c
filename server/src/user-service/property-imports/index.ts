export { forgetImports } from './forget-imports.job.ts';
export { importAudits } from './import-audits.ts';
export { uploadTakers } from './import-files.ts';
export { propertyImportRoutes } from './routes.ts';
