import { id } from '@writdesk/contract/values/ids';
import { importKinds, importSources } from '@writdesk/contract/property-imports/import-values';
import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';

const onImport = auditOf('users', 'property-import');
const onProperty = auditOf('users', 'property');
const file = { kind: z.enum(importKinds), source: z.enum(importSources), fileName: z.string() };
const sums = { new: z.int(), changed: z.int(), refused: z.int() };

export const importAudits = {
  read: onImport('property-import.read', { ...file, found: z.int(), ...sums }),
  preview: onImport('property-import.preview', { mended: z.int(), ...sums }),
  apply: onImport('property-import.apply', { ...file, ...sums, gone: z.int() }),
  undo: onImport('property-import.undo', { undone: z.int(), kept: z.int() }),
  /** On the trail of each property whose roster an import changed. */
  applied: onProperty('property.import', {
    importId: id,
    fileName: z.string(),
    new: z.int(),
    changed: z.int(),
  }),
  undone: onProperty('property.import-undo', { importId: id, fileName: z.string() }),
};
