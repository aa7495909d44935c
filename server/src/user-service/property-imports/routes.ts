import { propertyImports } from '@writdesk/contract/property-imports/property-imports';
import { bind } from '../../platform/http/bind.ts';
import { applyImport } from './apply-import.ts';
import { previewImport } from './preview-import.ts';
import { createImport } from './create-import.ts';
import { getImport, listImports } from './read-imports.ts';
import { listImportRows } from './list-import-rows.ts';
import { undoImport } from './undo-import.ts';

export const propertyImportRoutes = [
  bind(propertyImports.create, createImport),
  bind(propertyImports.list, listImports),
  bind(propertyImports.details, getImport),
  bind(propertyImports.rows, listImportRows),
  bind(propertyImports.preview, previewImport),
  bind(propertyImports.apply, applyImport),
  bind(propertyImports.undo, undoImport),
];
