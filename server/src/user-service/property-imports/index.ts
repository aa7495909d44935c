export { forgetImports } from './forget-imports.job.ts';
export { readCsv } from './files/read-csv.ts';
export { ImportFileError } from './files/import-file-error.ts';
export { importAudits } from './import-audits.ts';
export { uploadTakers } from './import-files.ts';
export { propertyImportRoutes } from './routes.ts';
