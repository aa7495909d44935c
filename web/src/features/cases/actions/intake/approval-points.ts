import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { isOneDwelling } from '@writdesk/contract/properties/property-categories';
import { lacksIdentity } from '../../shared/lacks-identity.ts';

export type PointName =
  | 'plaintiff'
  | 'premises'
  | 'defendants'
  | 'identity'
  | 'ledger'
  | 'paper'
  | 'stale'
  | 'flags'
  | 'fileOn'
  | 'occupied';

export interface Point {
  name: PointName;
  /** `pass`: in order. `ask`: a lawyer may pass it with a reason. `missing`: not given, which nobody passes. `stop`: wrong. */
  state: 'pass' | 'ask' | 'missing' | 'stop';
}

const occupancyValidMs = 48 * 3_600_000;

/**
 * What a lawyer looks at before signing. The server asks again and has the last word.
 * @param today at the courthouse, `YYYY-MM-DD`.
 */
export function approvalPoints(details: CaseDetails, today: string, now = Date.now()): Point[] {
  const { caseEviction: eviction, tenants, documents, fileOn } = details;
  const claims = eviction.claimedCents > 0 || eviction.ledger.length > 0;
  const papers = documents.filter(({ source }) => source === 'GENERATED');
  const check = (name: PointName, isFine: boolean, otherwise: Point['state'] = 'stop'): Point => ({
    name,
    state: isFine ? 'pass' : otherwise,
  });
  return [
    check('plaintiff', Boolean(details.plaintiffName), 'missing'),
    check(
      'premises',
      Boolean(details.unitLabel) || !details.property || isOneDwelling(dwellingOf(details.property)),
      'missing',
    ),
    check(
      'defendants',
      tenants.some(({ isMinor }) => !isMinor),
      'missing',
    ),
    ...(tenants.length > 0
      ? [
          check(
            'identity',
            tenants.every((tenant) => !lacksIdentity(tenant, details.can)),
            'missing',
          ),
        ]
      : []),
    ...(claims ? [check('ledger', eviction.claimedCents === eviction.ledgerCents)] : []),
    ...(papers.length > 0
      ? [
          check(
            'paper',
            papers.every(({ status }) => status === 'READY'),
          ),
          check(
            'stale',
            papers.every(({ stale }) => stale.length === 0),
          ),
        ]
      : []),
    check(
      'flags',
      documents.every(({ flaggedAt }) => flaggedAt === null),
    ),
    ...(fileOn ? [check('fileOn', fileOn <= today)] : []),
    check('occupied', isFreshlyOccupied(eviction, now), 'ask'),
  ];
}

const dwellingOf = ({ propertyCategory, unitCount }: NonNullable<CaseDetails['property']>) => ({
  category: propertyCategory,
  unitCount,
});

/** The filing still waits for somebody to look whether the unit is occupied, and this person may say so. */
export function asksOccupancy(
  {
    caseEviction,
    filedOn,
    availableActions,
  }: Pick<CaseDetails, 'caseEviction' | 'filedOn' | 'availableActions'>,
  now = Date.now(),
): boolean {
  const mayConfirm = availableActions.includes('add-eviction-details');
  return mayConfirm && filedOn === null && !isFreshlyOccupied(caseEviction, now);
}

/** Somebody saw within 48 hours that the tenant is still there. */
export function isFreshlyOccupied(
  { occupied, occupancyCheckedAt }: Pick<CaseDetails['caseEviction'], 'occupied' | 'occupancyCheckedAt'>,
  now = Date.now(),
): boolean {
  if (occupied !== true || !occupancyCheckedAt) return false;
  return now - Date.parse(occupancyCheckedAt) <= occupancyValidMs;
}
