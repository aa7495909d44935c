import { accountingExports } from '@writdesk/contract/accounting-exports/accounting-exports';
import { bind } from '../../platform/http/bind.ts';
import { createExport } from './create-export.ts';
import { previewExport } from './preview-export.ts';

export const accountingExportRoutes = [
  bind(accountingExports.preview, previewExport),
  bind(accountingExports.create, createExport),
];
