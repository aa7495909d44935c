import type { EnvelopeKind, MailClass, ReturnReceipt } from '@writdesk/contract/stamps/envelope-values';
import type { NewEnvelope } from '@writdesk/contract/stamps/stamps';

/** What the form holds; the fields of an address have the names by which the server calls them. */
export interface EnvelopeValues {
  caseId: string | null;
  kind: EnvelopeKind;
  tenantId: string | null;
  isElsewhere: boolean;
  'to.name': string;
  'to.addressLine1': string;
  'to.addressLine2': string;
  'to.city': string;
  'to.stateCode': string;
  'to.zipCode': string;
  mailClass: MailClass;
  returnReceipt: ReturnReceipt;
  weightOz: string;
  trackingNo: string;
}

export const envelopeValues = (caseId: string | null): EnvelopeValues => ({
  caseId,
  kind: 'TO_CLERK',
  tenantId: null,
  isElsewhere: false,
  'to.name': '',
  'to.addressLine1': '',
  'to.addressLine2': '',
  'to.city': '',
  'to.stateCode': '',
  'to.zipCode': '',
  mailClass: 'FIRST_CLASS',
  returnReceipt: 'NONE',
  weightOz: '1',
  trackingNo: '',
});

export const placeOf = (values: EnvelopeValues) => ({
  addressLine1: values['to.addressLine1'],
  addressLine2: values['to.addressLine2'] || null,
  city: values['to.city'],
  stateCode: values['to.stateCode'].trim().toUpperCase(),
  zipCode: values['to.zipCode'].trim(),
});

export function envelopeBody(values: EnvelopeValues) {
  const { caseId, kind, tenantId, mailClass, returnReceipt, weightOz, trackingNo } = values;
  const isCertified = mailClass === 'CERTIFIED';
  return {
    caseId: caseId ?? '',
    kind,
    ...(kind === 'DEFENDANT_COPY' && tenantId && { tenantId }),
    ...(values.isElsewhere && { to: { ...placeOf(values), name: values['to.name'] } }),
    mailClass,
    returnReceipt: isCertified ? returnReceipt : ('NONE' as const),
    weightOz: Number(weightOz.replace(',', '.')),
    ...(isCertified && trackingNo.trim() && { trackingNo }),
  } satisfies Partial<NewEnvelope>;
}
