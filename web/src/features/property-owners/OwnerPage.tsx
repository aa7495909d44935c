import type { PropertyOwnerDetails } from '@writdesk/contract/property-owners/property-owner-values';
import { propertyOwners } from '@writdesk/contract/property-owners/property-owners';
import { useParams } from '@tanstack/react-router';
import { Button } from 'antd';
import { CircleSlash } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useAction, useCall } from '../../shared/api/index.ts';
import { addressLine } from '../../shared/formats/address.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { LoadedPage, MoreMenu, Note, PageHead, RecordPage, Status, toast } from '../../shared/ui/index.ts';
import { WhereAndWhose } from '../company/index.ts';
import { DeactivateOwner } from './DeactivateOwner.tsx';
import { messages } from './messages.ts';
import { OwnedSheet, PeopleSheet } from './OwnerSheets.tsx';
import { OwnerFacts } from './OwnerFacts.tsx';
import { ownerLook } from './owner-look.ts';
import './property-owners.css';

const EditOwner = lazy(async () => ({ default: (await import('./EditOwner.tsx')).EditOwner }));

/** One owner: how they are named, what they own, and who signs in as them. */
export default function OwnerPage() {
  const t = useText(messages);
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const query = useCall(propertyOwners.details, { params: { id }, quiet: true });
  return (
    <LoadedPage query={query} what={t('theOwner')}>
      {(owner) => <OneOwner owner={owner} />}
    </LoadedPage>
  );
}

function OneOwner({ owner }: { owner: PropertyOwnerDetails }) {
  const t = useText(messages);
  const [open, setOpen] = useState<'edit' | 'deactivate' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <RecordPage
        head={<Head owner={owner} onOpen={setOpen} />}
        notes={
          !owner.active && (
            <Note tone="quiet" icon={CircleSlash}>
              {t('inactiveNote')}
            </Note>
          )
        }
        side={
          <>
            <OwnedSheet owner={owner} />
            <PeopleSheet owner={owner} />
          </>
        }
      >
        <OwnerFacts owner={owner} />
      </RecordPage>
      {open === 'edit' && (
        <Suspense fallback={null}>
          <EditOwner owner={owner} onClose={close} />
        </Suspense>
      )}
      {open === 'deactivate' && <DeactivateOwner owner={owner} onClose={close} />}
    </>
  );
}

function Head({
  owner,
  onOpen,
}: {
  owner: PropertyOwnerDetails;
  onOpen: (what: 'edit' | 'deactivate') => void;
}) {
  const t = useText(messages);
  const { id, name, active, can, client, version } = owner;
  const update = useAction(propertyOwners.update, {
    onDone: () => toast.success(t('reactivated', { name })),
  });
  const body = { ownerId: id, ownerDetails: { active: true }, version };
  const change = active
    ? { key: 'deactivate', label: t('deactivate'), danger: true, onSelect: () => onOpen('deactivate') }
    : { key: 'reactivate', label: t('reactivate'), onSelect: () => update.run({ params: { id }, body }) };
  return (
    <PageHead
      title={name}
      status={<Status of={ownerLook(owner)} pill />}
      breadcrumb={[{ label: t('owners'), to: '/property-owners' }]}
      phone={{ backTo: '/property-owners', title: name }}
      facts={<WhereAndWhose address={addressLine(owner) || t('notGiven')} company={client.name} />}
      actions={
        can.update && (
          <>
            <MoreMenu items={[change]} />
            <Button onClick={() => onOpen('edit')}>{t('edit')}</Button>
          </>
        )
      }
    />
  );
}
