import { Link } from '@tanstack/react-router';
import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import { proseDay, proseMoment } from '../../../../shared/formats/dates.ts';
import { formatMoney } from '../../../../shared/formats/money.ts';
import { useText, type Translate } from '../../../../shared/i18n/translate.ts';
import { stateWords } from '../../../../labels/law/state-words.ts';
import { zoneOf } from '../../shared/court-zone.ts';
import type { StepName } from '../../../../labels/case/steps.ts';
import { lacksIdentity } from '../../shared/lacks-identity.ts';
import { tenantName } from '../../shared/tenant-name.ts';
import { approvalPoints, type Point, type PointName } from './approval-points.ts';
import { ConfirmOccupancyLink } from '../court/ConfirmOccupancyLink.tsx';
import { approvalPointsMessages } from './approval-points-messages.ts';

const looks = {
  pass: { icon: CircleCheck, tone: 'gain' },
  ask: { icon: CircleAlert, tone: 'hold' },
  missing: { icon: CircleAlert, tone: 'hold' },
  stop: { icon: CircleX, tone: 'stop' },
} as const;

/** What the lawyer signs for, point by point: each state with its icon, and words. */
export function ApprovalPoints({ details, today }: { details: CaseDetails; today: string }) {
  const own = useText(approvalPointsMessages);
  return (
    <ul className="points">
      {approvalPoints(details, today).map((point) => {
        const { icon: Icon, tone } = looks[point.state];
        return (
          <li key={point.name} className={`tone-${tone}`}>
            <Icon size={16} aria-hidden />
            <span>
              {pointWords(point, details, today, own)}
              <PointLink point={point} details={details} />
              {point.name === 'occupied' && (
                <>
                  {' '}
                  <ConfirmOccupancyLink details={details} />
                </>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Where what is wrong is put right. */
const placeOf: Partial<Record<PointName, { step: StepName; field: string } | 'documents'>> = {
  plaintiff: { step: 'property', field: 'plaintiffName' },
  premises: { step: 'property', field: 'unitLabel' },
  defendants: { step: 'tenants', field: 'tenants' },
  identity: { step: 'tenants', field: 'tenants.0.ssn' },
  ledger: { step: 'reason', field: 'claimedCents' },
  paper: 'documents',
  stale: 'documents',
  flags: 'documents',
};

/** The field that is meant; of several defendants, that of the first one who lacks it. */
function placeIn({ tenants, can }: CaseDetails, name: PointName) {
  const place = placeOf[name];
  if (name !== 'identity' || place === undefined || place === 'documents') return place;
  const index = Math.max(
    0,
    tenants.findIndex((tenant) => lacksIdentity(tenant, can)),
  );
  return { ...place, field: `tenants.${index}.ssn` };
}

function PointLink({ point: { name, state }, details }: { point: Point; details: CaseDetails }) {
  const own = useText(approvalPointsMessages);
  const place = placeIn(details, name);
  if (state === 'pass' || !place) return null;
  if (place === 'documents') {
    return (
      <>
        {'. '}
        <Link to="/cases/$id" params={{ id: details.id }} hash="documents">
          {own('seeDocuments')}
        </Link>
      </>
    );
  }
  // Who may not edit it any more sends it back.
  if (!details.can.edit) return null;
  return (
    <>
      {'. '}
      <Link to="/cases/$id/edit" params={{ id: details.id }} search={place}>
        {own('changeIt')}
      </Link>
    </>
  );
}

type Say = Translate<keyof (typeof approvalPointsMessages)['en']>;

function pointWords({ name, state }: Point, details: CaseDetails, today: string, own: Say): string {
  const { caseEviction: eviction, plaintiffName, tenants, fileOn } = details;
  const words = { ...stateWords(details.terms) };
  const isFine = state === 'pass';
  switch (name) {
    case 'plaintiff':
      return isFine
        ? own('pointPlaintiff', { ...words, name: plaintiffName ?? '' })
        : own('pointPlaintiffMissing', words);
    case 'premises':
      return isFine
        ? own('pointPremises', {
            address: [details.property?.name, details.unitLabel].filter(Boolean).join(' '),
          })
        : own('pointPremisesMissing');
    case 'defendants':
      return own('pointDefendants', { ...words, count: tenants.filter(({ isMinor }) => !isMinor).length });
    case 'identity':
      return isFine
        ? own('pointIdentity')
        : own('pointIdentityMissing', {
            names: tenants
              .filter((tenant) => lacksIdentity(tenant, details.can))
              .map(tenantName)
              .join(', '),
          });
    case 'ledger':
      return isFine
        ? own('pointLedger', { amount: formatMoney(eviction.claimedCents) })
        : own('pointLedgerWrong');
    case 'paper':
      return own(isFine ? 'pointPaper' : 'pointPaperMissing');
    case 'stale':
      return own(isFine ? 'pointStale' : 'pointStaleWrong');
    case 'flags':
      return own(isFine ? 'pointFlags' : 'pointFlagsWrong');
    case 'fileOn':
      return own('pointFileOn', { day: proseDay(fileOn ?? today, today) });
    case 'occupied':
      return isFine
        ? own('pointOccupied', { when: proseMoment(eviction.occupancyCheckedAt ?? '', zoneOf(details)) })
        : own('pointOccupiedStale');
  }
}
