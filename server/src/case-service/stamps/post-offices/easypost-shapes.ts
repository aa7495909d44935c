import { z } from 'zod';

// What we read of the replies of EasyPost’s API, version 2. Its objects have many more fields, and new ones come without notice.

const money = z.string().regex(/^\d+(\.\d+)?$/);

const rate = z.object({ id: z.string(), carrier: z.string(), service: z.string(), rate: money });
export type Rate = z.output<typeof rate>;

const place = z.object({ city: z.string().nullish(), state: z.string().nullish() });
const trackingDetail = z.object({
  status: z.string(),
  datetime: z.iso.datetime({ offset: true }),
  tracking_location: place.nullish(),
});
const tracker = z.object({
  id: z.string(),
  signed_by: z.string().nullish(),
  tracking_details: z.array(trackingDetail).default([]),
});
export type Tracker = z.output<typeof tracker>;

export const shipment = z.object({
  id: z.string().min(1),
  tracking_code: z.string().nullish(),
  refund_status: z.string().nullish(),
  postage_label: z.object({ label_url: z.string(), label_pdf_url: z.string().nullish() }).nullish(),
  selected_rate: rate.nullish(),
  tracker: tracker.nullish(),
  rates: z.array(rate).default([]),
  messages: z.array(z.object({ message: z.unknown() })).default([]),
});
export type Shipment = z.output<typeof shipment>;

export const failure = z.object({
  error: z.object({
    code: z.string().optional(),
    message: z.union([z.string(), z.array(z.string())]),
    errors: z
      .array(z.object({ field: z.string().nullish(), message: z.string() }).or(z.string()))
      .default([]),
  }),
});

export const verifiedAddress = z.object({
  verifications: z.object({ delivery: z.object({ success: z.boolean() }).optional() }).default({}),
});

/** As EasyPost names its objects, `shp_` and the like: letters, digits and underscores. */
const name = z.string().regex(/^\w{1,100}$/);

/** What a webhook brings: only what it is about, because we ask how it stands. */
export const event = z.object({
  description: z.string(),
  result: z.object({
    id: name.nullish(),
    object: z.string().nullish(),
    shipment_id: name.nullish(),
  }),
});
