import type { LeaseDetails } from '@writdesk/contract/rosters/roster-values';
import { rosters } from '@writdesk/contract/rosters/rosters';
import { Link, useParams } from '@tanstack/react-router';
import { Button } from 'antd';
import { Building2, DoorOpen } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../shared/api/index.ts';
import { recordDay } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import {
  ButtonLink,
  Facts,
  LoadedPage,
  Money,
  PageFact,
  PageHead,
  RecordPage,
  Sheet,
} from '../../shared/ui/index.ts';
import { LeaseDialog } from './LeaseDialog.tsx';
import { messages } from './messages.ts';
import { LedgerSheet, PeopleSheet } from './lease-sheets.tsx';
import { unitName } from './unit-cells.tsx';
import { answerOf } from './use-lease-words.ts';
import './rosters.css';

/** One lease: its terms, who lives there, and what is owed. */
export default function LeasePage() {
  const t = useText(messages);
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const query = useCall(rosters.lease, { params: { id }, quiet: true });
  return (
    <LoadedPage query={query} what={t('theLease')}>
      {(lease) => <OneLease lease={lease} />}
    </LoadedPage>
  );
}

function OneLease({ lease }: { lease: LeaseDetails }) {
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <RecordPage
        head={<Head lease={lease} onEdit={() => setEditing(true)} />}
        side={
          <>
            <OwedSheet lease={lease} />
            <CasesOfLease lease={lease} />
          </>
        }
      >
        <TermsSheet lease={lease} />
        <PeopleSheet lease={lease} />
        <LedgerSheet lease={lease} />
      </RecordPage>
      {isEditing && (
        <LeaseDialog
          lease={lease}
          at={{ propertyId: lease.property.id, unitId: lease.unit.id }}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  );
}

function Head({ lease, onEdit }: { lease: LeaseDetails; onEdit: () => void }) {
  const t = useText(messages);
  const { holds } = usePerson();
  const { property, unit, can } = lease;
  const backTo = `/properties/${property.id}`;
  return (
    <PageHead
      title={lease.tenantNames}
      breadcrumb={[
        { label: t('properties'), to: '/properties' },
        { label: property.name, to: backTo },
      ]}
      phone={{ backTo, title: lease.tenantNames }}
      facts={
        <>
          <PageFact icon={<DoorOpen size={15} aria-hidden />}>
            {t('leaseOf', { unit: unitName(unit) })}
          </PageFact>
          <PageFact icon={<Building2 size={15} aria-hidden />}>{property.name}</PageFact>
        </>
      }
      actions={
        <>
          {can.update && <Button onClick={onEdit}>{t('editLease')}</Button>}
          {lease.isCurrent && holds('case.create') && (
            <ButtonLink
              to="/cases/new"
              search={{ property: property.id, lease: lease.id }}
              color="primary"
              variant="solid"
            >
              {t('newCase')}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}

function TermsSheet({ lease }: { lease: LeaseDetails }) {
  const t = useText(messages);
  const missing = t('givenDay');
  const day = (value: string | null) => value && recordDay(value);
  const sum = (cents: number | null) => cents !== null && <Money cents={cents} />;
  return (
    <Sheet title={t('terms')}>
      <Facts
        columns={2}
        items={[
          { label: t('leaseFrom'), value: day(lease.leaseFrom), missing },
          { label: t('leaseTo'), value: day(lease.leaseTo), missing },
          { label: t('term'), value: t(lease.term) },
          { label: t('isWritten'), value: t(lease.isWritten ? 'written' : 'oral') },
          { label: t('rent'), value: sum(lease.rentCents), missing },
          { label: t('dueDay'), value: lease.dueDay },
          { label: t('graceDays'), value: lease.graceDays },
          { label: t('lateFee'), value: sum(lease.lateFeeCents) },
          { label: t('deposit'), value: sum(lease.depositCents) },
          { label: t('forfeiture'), value: t(answerOf(lease.forfeitureClause)) },
          { label: t('subsidy'), value: t(lease.subsidy) },
          { label: t('renewedOn'), value: day(lease.renewedOn) },
          { label: t('noticeGivenOn'), value: day(lease.noticeGivenOn) },
          { label: t('paymentPlan'), value: t(answerOf(lease.paymentPlan)) },
          { label: t('inService'), value: t(answerOf(lease.inService)) },
          { label: t('movedInOn'), value: day(lease.movedInOn) },
          { label: t('movedOutOn'), value: day(lease.movedOutOn) },
        ]}
      />
    </Sheet>
  );
}

function OwedSheet({ lease }: { lease: LeaseDetails }) {
  const t = useText(messages);
  const { balanceOn, balanceSource } = lease;
  const sum = (cents: number) => <Money cents={cents} />;
  if (!balanceOn) return <Sheet title={t('owed')}>{t('noBalance')}</Sheet>;
  return (
    <Sheet title={t('owed')} {...(lease.balanceCents > 0 && { edge: 'hold' })}>
      <Facts
        columns={2}
        items={[
          { label: t('total'), value: sum(lease.balanceCents) },
          { label: t('rentOwed'), value: sum(lease.rentOwedCents) },
          { label: t('otherOwed'), value: sum(lease.otherOwedCents) },
          { label: t('b0'), value: sum(lease.owed0Cents) },
          { label: t('b31'), value: sum(lease.owed31Cents) },
          { label: t('b61'), value: sum(lease.owed61Cents) },
          { label: t('b91'), value: sum(lease.owed91Cents) },
        ]}
      />
      <p className="quiet">
        {t(balanceSource === 'LEDGER' ? 'fromLedger' : 'fromReport', { day: recordDay(balanceOn) })}
      </p>
    </Sheet>
  );
}

function CasesOfLease({ lease }: { lease: LeaseDetails }) {
  const t = useText(messages);
  if (lease.cases.length === 0) return null;
  return (
    <Sheet title={t('cases')}>
      <ul className="roster-people">
        {lease.cases.map(({ id, title }) => (
          <li key={id}>
            <Link to="/cases/$id" params={{ id }}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
