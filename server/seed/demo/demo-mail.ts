import { type EnvelopeKind } from '@writdesk/contract/stamps/envelope-values';
import { newEnvelope, type NewEnvelope } from '@writdesk/contract/stamps/stamps';
import { createEnvelope } from '../../src/case-service/stamps/create-envelope.ts';
import { printEnvelope } from '../../src/case-service/stamps/print-envelope.ts';
import { voidEnvelope } from '../../src/case-service/stamps/void-envelope.ts';
import { watchEnvelopes } from '../../src/case-service/stamps/index.ts';
import { contextOf, type UserContext } from '../../src/platform/context.ts';
import { newId } from '../../src/platform/ids.ts';
import { type Act, caseOf } from './demo-case.ts';
import type { DemoDays } from './demo-days.ts';

interface Mailed extends Pick<Partial<NewEnvelope>, 'mailClass' | 'returnReceipt' | 'weightOz'> {
  /** What becomes of it before it leaves. */
  first?: 'print' | 'void';
  /** In place of the defendant’s second line. */
  secondLine?: string;
}

/** Mails something about the case: to its court, or to its first defendant. */
export const mail =
  (kind: EnvelopeKind, { first, secondLine, ...given }: Mailed = {}): Act =>
  async (_desk, by, it) => {
    const { id, tenants, property } = caseOf(it);
    const [tenant] = tenants;
    const isCopy = kind === 'DEFENDANT_COPY';
    const body = newEnvelope.parse({
      caseId: id,
      kind,
      ...(isCopy && { tenantId: tenant?.id }),
      ...(secondLine &&
        property && {
          to: {
            name: `${tenant?.firstName} ${tenant?.lastName}`,
            addressLine1: property.addressLine1,
            addressLine2: secondLine,
            city: property.city,
            stateCode: property.stateCode,
            zipCode: property.zipCode,
          },
        }),
      ...given,
    });
    const envelope = await createEnvelope(by, { params: {}, query: {}, body });
    const params = { id: envelope.id };
    if (first === 'print') await printEnvelope(by, { params, query: { paper: 'NO_10' }, body: undefined });
    if (first === 'void') await voidEnvelope(by, { params, query: {}, body: {} });
  };

/** When the post office was asked: each morning of the last days. */
export const postRounds = (days: DemoDays) =>
  [-8, -7, -6, -5, -4, -3, -2, -1].map((day) => ({ at: days.at(days.office(day), '06:20'), ask }));

async function ask({ deps }: UserContext): Promise<void> {
  const context = contextOf(deps, { kind: 'job', name: watchEnvelopes.name }, newId());
  const attempt = { id: watchEnvelopes.name, number: 1, isLast: false, signal: new AbortController().signal };
  await watchEnvelopes.handle(context, {}, attempt);
}
