import type { CaseInput } from '@writdesk/contract/cases/case-values';
import type { Context } from '../../../platform/context.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import type { Tx } from '../../../platform/db/transact.ts';
import { found, refuse, refuseField } from '../../../platform/http/refuse.ts';
import { engagedFirms, firmEngagedFor } from '../../../user-service/firms/index.ts';
import { propertyForCase, type PropertyForCase } from '../../../user-service/properties/index.ts';
import { findClientNames } from '../record/index.ts';
import { fault } from '@writdesk/contract/sentences/fault';
import { atField } from '@writdesk/contract/sentences/in-english';

export interface NewCaseFirm {
  firmId: string;
  clientId: string;
  timeZone: string;
  /** What the company goes by in titles. */
  companyName: string;
  /** The property that the case is for, in whose state the firm is engaged. */
  property: PropertyForCase | null;
}

/**
 * Whose case this becomes. A client user's company comes from who they are; a firm's user opens cases for companies that
 * engage the firm; others name the company. The firm is the one engaged for the property's state, and never changes.
 * @param known the property, where it was read already.
 */
export async function firmOfNewCase(
  tx: Tx,
  { actor, scope }: Context,
  input: CaseInput,
  known: PropertyForCase | null,
): Promise<NewCaseFirm> {
  const property = known ?? (input.propertyId ? await propertyForCase(tx.db, scope, input.propertyId) : null);
  if (!property && seesByProperty(scope)) refuse('invalid', { errors: [chooseProperty] });
  const own = actor.kind === 'user' && actor.roleType === 'Client' ? actor.clientId : null;
  const clientId = own ?? input.clientId ?? property?.clientId ?? null;
  if (!clientId) refuseField('clientId', fault('company_missing'));
  if (own && input.clientId && input.clientId !== own) refuse('client_not_found');

  const today = tx.now.toISOString().slice(0, 10);
  const ownFirm = actor.kind === 'user' ? actor.firmId : null;
  const engaged = async () =>
    property?.stateCode
      ? firmEngagedFor(tx.db, clientId, property.stateCode, today, ownFirm)
      : onlyOne((await engagedFirms(tx.db, clientId, today)).filter(({ id }) => !ownFirm || id === ownFirm));
  const [names, firm] = await Promise.all([findClientNames(tx.db, clientId), engaged()]);
  const company = found(names, 'client_not_found');
  if (property && property.clientId !== clientId) refuse('property_not_found');
  if (!firm) {
    const reason = fault(property ? 'no_firm_for_state' : 'property_missing_first');
    refuse('no_engagement', { reason, errors: [atField('propertyId', reason)] });
  }
  const companyName = company.shortName ?? company.name ?? '';
  return { firmId: firm.id, clientId, timeZone: firm.timeZone, companyName, property };
}

/** Whoever sees cases by their property would not see a case without one, not even their own. */
export const seesByProperty = (scope: Scope): boolean => scope.kind === 'properties';
export const chooseProperty = atField('propertyId', fault('property_missing'));

const onlyOne = <T>(list: readonly T[]): T | null => (list.length === 1 ? (list[0] ?? null) : null);
