import { z } from 'zod';
import { issue } from '../sentences/fault.ts';

// The Intelligent Mail barcode of the Postal Service (USPS-B-3200): 20 digits of tracking, then 0, 5, 9 or 11 of routing.

/** The second digit says how the mail is sorted, and goes no further than 4: what draws barcodes draws a 9 too, and no machine reads it. */
export const barcodeId = z
  .string()
  .trim()
  .regex(/^\d[0-4]$/, issue('barcode_id_wrong'));
export const serviceType = z
  .string()
  .trim()
  .regex(/^\d{3}$/, issue('service_type_wrong'));
/** The Postal Service gives numbers of six digits, which begin with 0 to 8, and of nine, which begin with 9. */
export const mailerId = z
  .string()
  .trim()
  .regex(/^(?:[0-8]\d{5}|9\d{8})$/, issue('mailer_id_wrong'));

const MAILER_AND_SERIAL_DIGITS = 15;
/** A short number of the mailer leaves more digits for the serial number. */
export const serialDigits = (mailer: string): number => MAILER_AND_SERIAL_DIGITS - mailer.length;

/** ZIP Code, with the four digits behind it, and with the delivery point, or nothing. */
const routing = z.string().regex(/^(?:|\d{5}|\d{9}|\d{11})$/, issue('routing_code_wrong'));

const barcodeFields = z
  .object({ barcodeId, serviceType, mailerId, serial: z.string().regex(/^\d+$/), routing })
  .refine(({ mailerId: mailer, serial }) => serial.length === serialDigits(mailer), {
    path: ['serial'],
    message: issue('serial_number_wrong'),
  });
export type BarcodeFields = z.input<typeof barcodeFields>;

/** The digits of a barcode. @throws a ZodError for a field that the Postal Service would not read. */
export function barcodeDigits(fields: BarcodeFields): string {
  const {
    barcodeId: sorting,
    serviceType: service,
    mailerId: mailer,
    serial,
    routing: place,
  } = barcodeFields.parse(fields);
  return sorting + service + mailer + serial + place;
}
