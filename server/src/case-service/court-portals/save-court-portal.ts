import type { courtPortals, PortalValues } from '@writdesk/contract/court-portals/court-portals';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { type Context, personOf, type UserContext } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { isUniqueViolation } from '../../platform/http/errors.ts';
import { allow, deny, found, refuseField } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { InsideAddressError, mayBeOutside, pinAddress } from '../../platform/sites/index.ts';
import { courtZone } from '../cases/record/index.ts';
import { changePortal, shownPortal } from './change-portal.ts';
import { requireCertificate } from './certificates.ts';
import { deleteSealed } from './credential-queries.ts';
import { pausedFor } from './pause-court-portal.ts';
import { courtPortalAudits } from './portal-audits.ts';
import {
  insertPortal,
  type PortalKey,
  replaceCourts,
  selectCourthouses,
  selectCourts,
} from './portal-queries.ts';

/** Adds a portal. @throws `invalid` for an address inside our network, a name or a court that another one has. */
export async function createCourtPortal(
  context: UserContext,
  { body }: RouteInput<typeof courtPortals.create>,
) {
  const actor = personOf(context);
  const address = await outsideAddress(context, body);
  return namingTaken(() =>
    transact(context, async (tx) => {
      tx.authorize(permitted(actor.roles, 'court-portal.manage') ? allow : deny('forbidden'));
      const firmId = found(actor.firmId);
      const key = { firmId, id: newId() };
      requireManager(context, body);
      await insertPortal(tx.db, {
        ...key,
        ...valuesOf(body),
        // Filing by the standard is off until somebody turns it on.
        ...(body.adapter === 'ECF' && (await pausedFor(tx, key, 'UNPROVEN'))),
        address,
        timeZone: await zoneOf(tx, firmId, body),
        createdAt: tx.now,
        updatedAt: tx.now,
      });
      await keepCourts(tx, key, body.courthouseIds);
      await tx.audit(courtPortalAudits.create, {
        firmId,
        subjectId: key.id,
        data: { name: body.name, address, terms: body.terms },
      });
      return shownPortal(tx.db, context.scope, actor, key.id);
    }),
  );
}

/** Changes a portal. Its sign-in is for one address: another one takes it away. @throws what creating one does. */
export async function updateCourtPortal(
  context: UserContext,
  { params, body }: RouteInput<typeof courtPortals.update>,
) {
  const address = await outsideAddress(context, body);
  return namingTaken(() =>
    changePortal(context, { id: params.id, version: body.version }, async (tx, portal) => {
      requireManager(context, body);
      const credentialRemoved = address !== portal.address || body.adapter !== portal.adapter;
      if (credentialRemoved) await deleteSealed(tx.db, portal);
      await keepCourts(tx, portal, body.courthouseIds);
      await tx.audit(courtPortalAudits.update, {
        firmId: portal.firmId,
        subjectId: portal.id,
        data: { name: body.name, address, terms: body.terms, credentialRemoved },
      });
      return {
        ...valuesOf(body),
        // With another manager nothing is proven again.
        ...(body.adapter === 'ECF' && credentialRemoved && (await pausedFor(tx, portal, 'UNPROVEN'))),
        address,
        timeZone: await zoneOf(tx, portal.firmId, body),
      };
    }),
  );
}

function requireManager({ deps }: Context, { ecf }: PortalValues): void {
  if (ecf) requireCertificate('ecf.certificate', ecf.certificate, deps.clock.now());
}

function valuesOf({
  version: _version,
  courthouseIds: _courts,
  address: _address,
  ecf,
  ...values
}: PortalValues) {
  const isRead = values.terms !== 'UNKNOWN';
  return {
    ...values,
    ecf: ecf && JSON.stringify(ecf),
    termsSource: isRead ? values.termsSource : null,
    termsOn: isRead ? values.termsOn : null,
  };
}

/** Robots go where the address leads, so it may not lead into our network. @returns of a site the origin alone. */
async function outsideAddress(
  { deps }: Context,
  { address, adapter }: Pick<PortalValues, 'address' | 'adapter'>,
): Promise<string> {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) refuseField('address', fault('portal_no_address'));
  const { insideHosts } = deps.config;
  if (!mayBeOutside(url, insideHosts)) refuseField('address', fault('portal_inside'));
  // A name that nobody knows now may be known later: it is looked up again before each visit.
  await pinAddress(url, insideHosts).catch((error: unknown) => {
    if (error instanceof InsideAddressError) refuseField('address', fault('portal_inside'));
  });
  return adapter === 'ECF' ? `${url.origin}${url.pathname}` : url.origin;
}

async function zoneOf(tx: Tx, firmId: string, { courthouseIds }: PortalValues): Promise<string> {
  const [first] = await selectCourthouses(tx.db, courthouseIds);
  return first?.timeZone ?? courtZone(tx.db, { firmId, courthouseId: null, countyId: null });
}

async function keepCourts(tx: Tx, key: PortalKey, courthouseIds: readonly string[]): Promise<void> {
  const wanted = [...new Set(courthouseIds)];
  const [known, taken] = await Promise.all([
    selectCourthouses(tx.db, wanted),
    selectCourts(tx.db, key.firmId),
  ]);
  courthouseIds.forEach((id, index) => {
    const house = known.find((each) => each.id === id);
    if (!house) return refuseField(`courthouseIds.${index}`, fault('portal_no_court'));
    if (taken.some(({ courthouseId, portalId }) => courthouseId === id && portalId !== key.id))
      refuseField(`courthouseIds.${index}`, fault('portal_court_taken', { name: house.name }));
  });
  await replaceCourts(tx.db, key, wanted);
}

/** Of two who do the same at once the second meets the index. */
async function namingTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error, 'court_portal_name')) refuseField('name', fault('portal_name_taken'));
    if (isUniqueViolation(error, 'court_portal_court_pkey'))
      refuseField('courthouseIds', fault('portal_court_taken', { name: '' }));
    throw error;
  }
}
