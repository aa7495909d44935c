import { properties } from '@writdesk/contract/properties/properties';
import type { PropertyDetails } from '@writdesk/contract/properties/property-values';
import { useParams } from '@tanstack/react-router';
import { Button } from 'antd';
import { CircleSlash, PencilLine } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useAction, useCall } from '../../shared/api/index.ts';
import { addressLine } from '../../shared/formats/address.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import {
  ButtonLink,
  LoadedPage,
  MoreMenu,
  Note,
  PageHead,
  RecordPage,
  Status,
  toast,
} from '../../shared/ui/index.ts';
import { WhereAndWhose } from '../company/index.ts';
import { UnitsSheet } from '../rosters/index.ts';
import { CasesSheet } from './CasesSheet.tsx';
import { DeactivateDialog } from './DeactivateDialog.tsx';
import { ManagersSheet } from './ManagersSheet.tsx';
import { messages } from './messages.ts';
import { propertyLooks } from './property-look.ts';
import { PropertyAudit } from './PropertyAudit.tsx';
import { PropertyFacts } from './PropertyFacts.tsx';
import './properties.css';

const EditProperty = lazy(async () => ({ default: (await import('./EditProperty.tsx')).EditProperty }));

/** One property: its facts, who manages it, its open cases, and what became of it. */
export default function PropertyPage() {
  const t = useText(messages);
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const query = useCall(properties.details, { params: { id }, quiet: true });
  return (
    <LoadedPage query={query} what={t('theProperty')}>
      {(property) => <OneProperty property={property} />}
    </LoadedPage>
  );
}

function OneProperty({ property }: { property: PropertyDetails }) {
  const { holds } = usePerson();
  const [open, setOpen] = useState<'edit' | 'deactivate' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <RecordPage
        head={<Head property={property} onOpen={setOpen} />}
        notes={<StatusNote property={property} />}
        side={
          <>
            {holds('lease.read') && (
              <Suspense fallback={null}>
                <UnitsSheet property={property} />
              </Suspense>
            )}
            <ManagersSheet property={property} />
            <CasesSheet property={property} />
          </>
        }
      >
        <PropertyFacts property={property} />
        {holds('audit.read') && <PropertyAudit propertyId={property.id} />}
      </RecordPage>
      {open === 'edit' && (
        <Suspense fallback={null}>
          <EditProperty property={property} onClose={close} />
        </Suspense>
      )}
      {open === 'deactivate' && <DeactivateDialog property={property} onClose={close} />}
    </>
  );
}

function Head({
  property,
  onOpen,
}: {
  property: PropertyDetails;
  onOpen: (what: 'edit' | 'deactivate') => void;
}) {
  const t = useText(messages);
  const { holds } = usePerson();
  const { id, name, status, can, client } = property;
  const reactivate = useAction(properties.reactivate, {
    onDone: () => toast.success(t('reactivated', { name })),
  });
  const more = [
    can.deactivate && {
      key: 'deactivate',
      label: t('deactivate'),
      danger: true,
      onSelect: () => onOpen('deactivate'),
    },
    can.reactivate && {
      key: 'reactivate',
      label: t('reactivate'),
      onSelect: () => reactivate.run({ params: { id }, body: {} }),
    },
  ];
  return (
    <PageHead
      title={name || t('untitled')}
      status={<Status of={propertyLooks[status]} pill />}
      breadcrumb={[{ label: t('properties'), to: '/properties' }]}
      phone={{ backTo: '/properties', title: name || t('untitled') }}
      facts={<WhereAndWhose address={addressLine(property) || t('notGiven')} company={client.name} />}
      actions={
        <>
          <MoreMenu items={more} />
          {can.update && status !== 'DRAFT' && <Button onClick={() => onOpen('edit')}>{t('edit')}</Button>}
          {status === 'DRAFT' && holds('property.create') && (
            <ButtonLink to="/properties/new" search={{ draft: id }} color="primary" variant="solid">
              {t('complete')}
            </ButtonLink>
          )}
          {status === 'ACTIVE' && holds('case.create') && (
            <ButtonLink to="/cases/new" search={{ property: id }} color="primary" variant="solid">
              {t('newCase')}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}

function StatusNote({ property }: { property: PropertyDetails }) {
  const t = useText(messages);
  const { status, inactiveReason } = property;
  if (status === 'ACTIVE') return null;
  if (status === 'DRAFT')
    return (
      <Note tone="quiet" icon={PencilLine}>
        {t('draftNote')}
      </Note>
    );
  return (
    <Note tone="quiet" icon={CircleSlash}>
      {inactiveReason ? t('inactiveWhy', { reason: inactiveReason }) : t('inactiveNote')}
    </Note>
  );
}
