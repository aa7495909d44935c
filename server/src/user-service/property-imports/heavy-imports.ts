import { importCounts } from '@writdesk/contract/property-imports/import-values';
import type { propertyImports } from '@writdesk/contract/property-imports/property-imports';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { type AnyHeavyVerb, type HeavyVerb, heavyVerb, runHeavy } from '../../platform/heavy/index.ts';
import type { ImportWork } from '@writdesk/contract/property-imports/import-values';
import { applyImport } from './apply-import.ts';
import { readImportFile } from './create-import.ts';
import { followed } from './follow-progress.ts';
import { findImport } from './import-queries.ts';
import { previewImport } from './preview-import.ts';
import { undoImport } from './undo-import.ts';

const preview = heavyVerb('property-import.preview', previewImport);
const apply = heavyVerb('property-import.apply', applyImport);
const undo = heavyVerb('property-import.undo', undoImport);

/** What is done with a file of many rows, on a thread of its own. */
export const heavyImports: readonly AnyHeavyVerb[] = [readImportFile, preview, apply, undo];

/** More rows take longer than others would wait for. */
const MOST_ROWS_HERE = 500;

interface OfImport {
  params: RouteInput<typeof propertyImports.undo>['params'];
}

const wherever =
  <I extends OfImport, R>(verb: HeavyVerb<I, R>, work: ImportWork) =>
  async (context: UserContext, input: I): Promise<R> => {
    const { deps, scope } = context;
    const row = await findImport(deps.db.as(scope), scope, input.params.id);
    if (!row || importCounts.parse(row.counts).found <= MOST_ROWS_HERE) return verb.run(context, input);
    const { clientId, id: importId, fileName } = row;
    return followed(context, { clientId, importId, fileName, work }, (onStep) =>
      runHeavy(context, verb, input, onStep),
    );
  };

export const previewAnyImport = wherever(preview, 'PREVIEW');
export const applyAnyImport = wherever(apply, 'APPLY');
export const undoAnyImport = wherever(undo, 'UNDO');
