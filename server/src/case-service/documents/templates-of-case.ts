import type { Kysely } from 'kysely';
import { localDate } from '../../platform/clock.ts';
import { readOnce } from '../../platform/db/read-once.ts';
import type { DB } from '../../platform/db/schema.ts';
import type { CaseKey, CaseRecord } from '../cases/record/index.ts';
import { type FittingTemplate, selectFitting, templatesInForce } from '../document-templates/index.ts';

/** The templates in force where a case is, the earliest moment first. */
export async function templatesOfCase(
  db: Kysely<DB>,
  record: CaseKey & Pick<CaseRecord, 'stateCode' | 'countyId' | 'courthouseId'>,
  now: Date,
): Promise<FittingTemplate[]> {
  const { firmId, stateCode, countyId, courthouseId } = record;
  const place = { stateId: null, stateCode, countyId, courthouseId };
  const today = localDate(now, 'America/New_York');
  const key = ['templates', firmId, stateCode, countyId, courthouseId, today].join(' ');
  return templatesInForce(await readOnce(db, key, () => selectFitting(db, firmId, place, today)));
}
