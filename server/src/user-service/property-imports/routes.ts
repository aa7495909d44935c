import { propertyImports } from '@writdesk/contract/property-imports/property-imports';
import { bind } from '../../platform/http/bind.ts';
import { createImport } from './create-import.ts';
import { applyAnyImport, previewAnyImport, undoAnyImport } from './heavy-imports.ts';
import { getImport, listImports } from './read-imports.ts';
import { listRunningImports } from './follow-progress.ts';
import { listImportRows } from './list-import-rows.ts';

export const propertyImportRoutes = [
  bind(propertyImports.create, createImport),
  bind(propertyImports.list, listImports),
  bind(propertyImports.running, listRunningImports),
  bind(propertyImports.details, getImport),
  bind(propertyImports.rows, listImportRows),
  bind(propertyImports.preview, previewAnyImport),
  bind(propertyImports.apply, applyAnyImport),
  bind(propertyImports.undo, undoAnyImport),
];
