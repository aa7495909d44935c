import { z } from 'zod';

// What the post office of the demonstration takes: the fields of EasyPost’s API that a letter can have, and no others.

const line = z.string().min(1);
const address = z.strictObject({
  name: line.optional(),
  company: line.nullish(),
  street1: line,
  street2: z.string().nullish(),
  city: line,
  state: z.string().length(2),
  zip: z.string().regex(/^\d{5}(-\d{4})?$/),
  country: z.literal('US'),
  phone: line.nullish(),
  email: z.email().nullish(),
});
export type AskedAddress = z.output<typeof address>;

const parcel = z.strictObject({
  predefined_package: z.literal('Letter'),
  weight: z.number().positive().max(3.5),
});

const options = z
  .strictObject({
    label_format: z.enum(['PDF', 'PNG', 'ZPL', 'EPL2']).optional(),
    invoice_number: line.optional(),
    print_custom_1: line.optional(),
    print_custom_2: line.optional(),
    print_custom_3: line.optional(),
    certified_mail: z.boolean().optional(),
    return_receipt: z.boolean().optional(),
  })
  .refine(({ certified_mail: isCertified, return_receipt: isSigned }) => isCertified || !isSigned, {
    path: ['return_receipt'],
    message: 'needs certified_mail',
  });

export const shipmentCall = z.strictObject({
  shipment: z.strictObject({
    reference: line.optional(),
    to_address: address,
    from_address: address,
    parcel,
    options: options.default({}),
  }),
});
export type AskedShipment = z.output<typeof shipmentCall>['shipment'];

export const buyCall = z.strictObject({ rate: z.strictObject({ id: line }) });

export const addressCall = z.strictObject({
  address,
  verify: z.union([z.boolean(), z.array(z.enum(['delivery', 'zip4']))]).optional(),
});

/** Calls whose body is empty; the official client sends an empty object. */
export const emptyCall = z.strictObject({}).nullish();
