import { z } from 'zod';
import { route } from '../route.ts';
import { idParams } from '../values/ids.ts';
import { choices, idFilter, listQuery, listReply } from '../values/paging.ts';
import {
  importColumns,
  importDetails,
  importRow,
  importRowStates,
  importStatuses,
  importSummary,
  runningImport,
  mendedCell,
  newImport,
} from './import-values.ts';

const area = 'user-service';
const permission = 'property.import';
const version = z.int().optional();
const refusals = ['import_not_open'] as const;

/** Files of property systems: read, compared with what is known, applied, undone. */
export const propertyImports = {
  create: route({
    method: 'POST',
    area,
    path: '/properties/import',
    changes: ['property-import'],
    permission,
    summary: 'Read a file of a property system, and preview what it would change',
    body: newImport,
    reply: importDetails,
    status: 201,
    refusals: ['file_refused'],
    failure: 'Import Properties Fail',
  }),
  list: route({
    method: 'GET',
    area,
    path: '/properties/imports',
    reads: ['property-import', 'property-connection'],
    permission,
    summary: 'List the imports of the companies that the caller can see',
    query: listQuery({ status: choices(importStatuses), clientId: idFilter }),
    reply: listReply('imports', importSummary),
    failure: 'Get Imports Fail',
  }),
  running: route({
    method: 'GET',
    area,
    path: '/properties/imports-running',
    reads: ['property-import'],
    permission,
    summary:
      'List the caller’s imports that are being read, compared, applied or undone now, with how far each one is',
    reply: z.object({ running: z.array(runningImport) }),
    failure: 'Get Imports Fail',
  }),
  details: route({
    method: 'GET',
    area,
    path: '/properties/import/{id}',
    reads: ['property-import/{id}'],
    permission,
    summary: 'Retrieve an import: its columns, its counts, and what can still be done with it',
    params: idParams,
    reply: importDetails,
    failure: 'Get Import Fail',
  }),
  rows: route({
    method: 'GET',
    area,
    path: '/properties/import-rows/{id}',
    reads: ['property-import/{id}'],
    permission,
    summary: 'List the rows of an import with what each one changes, or why it is refused',
    params: idParams,
    query: listQuery({ state: choices(importRowStates) }),
    reply: listReply('rows', importRow),
    failure: 'Get Import Rows Fail',
  }),
  preview: route({
    method: 'PUT',
    area,
    path: '/properties/import-preview/{id}',
    changes: ['property-import'],
    permission,
    summary: 'Map columns or correct cells, and preview the import again',
    params: idParams,
    body: z.object({
      version,
      columns: importColumns.optional(),
      dayFirst: z.boolean().optional(),
      cells: z.array(mendedCell).max(500).optional(),
    }),
    reply: importDetails,
    refusals,
    failure: 'Preview Import Fail',
  }),
  apply: route({
    method: 'POST',
    area,
    path: '/properties/import-apply/{id}',
    changes: ['property-import', 'property', 'lease', 'property-owner', 'client'],
    permission,
    summary: 'Apply an import in one transaction; rejected rows are left out',
    params: idParams,
    body: z.object({
      version,
      /** Takes units out of use that the file no longer names. */
      deactivateGone: z.boolean().default(false),
    }),
    reply: importDetails,
    refusals: [...refusals, 'import_outdated'],
    failure: 'Apply Import Fail',
  }),
  undo: route({
    method: 'POST',
    area,
    path: '/properties/import-undo/{id}',
    changes: ['property-import', 'property', 'lease', 'property-owner'],
    permission,
    summary: 'Undo an import; records that were changed since stay, and are listed',
    params: idParams,
    body: z.object({ version }),
    reply: importDetails,
    refusals,
    failure: 'Undo Import Fail',
  }),
};
