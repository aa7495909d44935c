import { barcodeDigits, serialDigits } from '@writdesk/contract/stamps/intelligent-barcode';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { nextNumber } from '../cases/record/index.ts';
import type { EnvelopeRow } from './envelope-queries.ts';
import { findPostageSettings } from './postage-settings-queries.ts';

const SERIES = 'MAIL_PIECE';
const ALL_YEARS = 0;

/**
 * The digits of the next barcode of a firm; null where the firm has no mailer id. An envelope that comes back to the firm would need another service
 * type, and the post office puts a barcode of its own on certified mail. Within 45 days no serial number may come
 * again: a million envelopes lie between two that are equal.
 */
export async function nextBarcode(
  db: Kysely<DB>,
  { firmId, kind, mailClass, to }: EnvelopeRow,
): Promise<string | null> {
  if (kind === 'RETURN_SASE' || mailClass !== 'FIRST_CLASS') return null;
  const { mailerId, serviceType, barcodeId } = await findPostageSettings(db, firmId);
  if (mailerId === null || serviceType === null) return null;
  const digits = serialDigits(mailerId);
  const piece = (await nextNumber(db, firmId, SERIES, ALL_YEARS)) % 10 ** digits;
  return barcodeDigits({
    barcodeId,
    serviceType,
    mailerId,
    serial: String(piece).padStart(digits, '0'),
    routing: to.zipCode.replace('-', ''),
  });
}
