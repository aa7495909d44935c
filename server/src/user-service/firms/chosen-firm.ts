import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { findFirmAmong } from './firm-queries.ts';

export interface ChosenFirm {
  id: string;
  name: string;
  timeZone: string;
}

/**
 * The one firm whose own records somebody asks for: their own, or the one that they name; the first by name for those
 * who work for no firm and name none.
 * @returns null where they may read no firm's. @throws `not_found` for a firm that isn't theirs to name.
 */
export async function chosenFirm(
  db: Kysely<DB>,
  scope: Scope,
  firmId: string | null,
): Promise<ChosenFirm | null> {
  const seesAll = scope.kind === 'system' || scope.kind === 'all';
  const firm = await findFirmAmong(db, seesAll ? null : scope.firmIds, firmId);
  if (!firm && firmId !== null) refuse('not_found');
  return firm ?? null;
}
