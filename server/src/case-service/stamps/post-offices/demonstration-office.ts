import { createHash } from 'node:crypto';
import { fault } from '@writdesk/contract/sentences/fault';
import { checkDigit } from '@writdesk/contract/stamps/article-number';
import { envelopeKinds, mailClasses, returnReceipts } from '@writdesk/contract/stamps/envelope-values';
import { z } from 'zod';
import { canonical } from '../../../platform/audit/chain.ts';
import type { Context } from '../../../platform/context.ts';
import { postageCents } from '../postage-rates.ts';
import { findLabel, insertLabel, type Label, setRefundAsked } from './demonstration-queries.ts';
import { NoAnswerError, type PostageOrder, type PostOffice, type PostScan } from './post-office.ts';

/** Second address lines by which people see what a real post office may do. */
export const demonstrations = {
  refuses: 'DEMO REFUSED',
  noAnswer: 'DEMO NO ANSWER',
  comesBack: 'DEMO RETURNED',
} as const;

const HOUR_MS = 3_600_000;
/** From the sale on. A piece that comes back does so in place of its delivery. */
const hours = { ACCEPTED: 24, IN_TRANSIT: 36, DELIVERED: 72, RETURNED: 120 } as const;
const REFUND_HOURS = 24;

const place = z.strictObject({
  name: z.string().min(1),
  addressLine1: z.string().min(1),
  addressLine2: z.string().nullable(),
  city: z.string().min(1),
  stateCode: z.string().length(2),
  zipCode: z.string().regex(/^\d{5}(-\d{4})?$/),
});
const order = z.strictObject({
  firmId: z.uuid(),
  reference: z.uuid(),
  kind: z.enum(envelopeKinds),
  mailClass: z.enum(mailClasses),
  returnReceipt: z.enum(returnReceipts),
  weightOz: z.number().positive(),
  to: place,
  from: place,
  trackingNo: z.null(),
});

/** A post office in the same process, with books of its own: it sells, tracks, signs and refunds, and delivers nothing. */
export function demonstrationOffice({ deps, scope }: Pick<Context, 'deps' | 'scope'>): PostOffice {
  const { clock } = deps;
  const db = () => deps.db.as(scope);
  return {
    carrier: 'demonstration',
    async buy(given) {
      const parsed = order.safeParse(given);
      if (!parsed.success)
        return { sold: false, why: fault('post_unknown_field', { field: firstFieldOf(parsed.error) }) };
      if (given.to.addressLine2 === demonstrations.refuses)
        return { sold: false, why: fault('post_refused') };
      const wanted = labelOf(given, clock.now());
      const isNew = await insertLabel(db(), wanted);
      const label = await findLabel(db(), given.firmId, given.reference);
      if (!label || label.fingerprint !== wanted.fingerprint)
        return { sold: false, why: fault('post_other_order') };
      if (isNew && given.to.addressLine2 === demonstrations.noAnswer) throw new NoAnswerError('No answer.');
      return { sold: true, trackingNo: label.trackingNo, costCents: label.costCents };
    },
    async track(firmId, reference) {
      const label = await findLabel(db(), firmId, reference);
      return label && label.refundAskedAt === null ? scansOf(label, clock.now()) : [];
    },
    async refund(firmId, reference) {
      const label = await findLabel(db(), firmId, reference);
      if (!label || (label.refundAskedAt === null && scansOf(label, clock.now()).length)) return 'REFUSED';
      const asked = label.refundAskedAt ?? (await setRefundAsked(db(), label, clock.now()));
      return asked.getTime() + REFUND_HOURS * HOUR_MS <= clock.now().getTime() ? 'REFUNDED' : 'REQUESTED';
    },
  };
}

function firstFieldOf({ issues: [first] }: z.ZodError): string {
  const unknown = first?.code === 'unrecognized_keys' ? first.keys : [];
  return [...(first?.path ?? []), ...unknown].join('.');
}

function labelOf(given: PostageOrder, soldAt: Date): Label {
  return {
    firmId: given.firmId,
    reference: given.reference,
    fingerprint: createHash('sha256')
      .update(canonical(JSON.parse(JSON.stringify(given))))
      .digest('hex'),
    trackingNo: given.mailClass === 'CERTIFIED' ? articleOf(given.reference) : null,
    costCents: postageCents(given, soldAt.toISOString().slice(0, 10)),
    signer: given.to.name,
    isSigned: given.returnReceipt !== 'NONE',
    comesBack: given.to.addressLine2 === demonstrations.comesBack,
    place: `${given.to.city} ${given.to.stateCode}`,
    soldAt,
    refundAskedAt: null,
  };
}

/** Certified mail of the demonstration: the prefix of its class, then digits of the reference, then the check digit. */
function articleOf(reference: string): string {
  const serial =
    BigInt(`0x${createHash('sha256').update(reference).digest('hex').slice(0, 14)}`) % 10n ** 17n;
  const digits = `9407${String(serial).padStart(17, '0')}`;
  return `${digits}${checkDigit(digits)}`;
}

function scansOf(label: Label, now: Date): PostScan[] {
  const last = label.comesBack ? 'RETURNED' : 'DELIVERED';
  return (['ACCEPTED', 'IN_TRANSIT', last] as const).flatMap((kind) => {
    const at = new Date(label.soldAt.getTime() + hours[kind] * HOUR_MS);
    const signedBy = kind === 'DELIVERED' && label.isSigned ? label.signer : null;
    return at <= now ? [{ kind, at, place: kind === 'ACCEPTED' ? null : label.place, signedBy }] : [];
  });
}
