import { courthouseWrites } from '@writdesk/contract/courthouses/courthouse-writes';
import {
  courthouses,
  type Courthouse,
  type CourthouseDetails,
} from '@writdesk/contract/courthouses/courthouses';
import { useParams } from '@tanstack/react-router';
import { CircleSlash, Clock, Landmark, MapPin } from 'lucide-react';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useAction, useCall } from '../../shared/api/index.ts';
import { recordMoment, timeAt, wallTime } from '../../shared/formats/dates.ts';
import { formatCount } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import {
  Facts,
  LoadedPage,
  MoreMenu,
  Note,
  PageFact,
  PageHead,
  RecordPage,
  Sheet,
  Skeleton,
  toast,
} from '../../shared/ui/index.ts';
import { addressLine } from '../../shared/formats/address.ts';
import { CourthouseFees } from './CourthouseFees.tsx';
import { FeeVersions } from './FeeVersions.tsx';
import { MailFlag } from './MailFlag.tsx';
import { messages } from './messages.ts';
import { useGivenName } from '../../labels/use-given-name.ts';

const EditCourthouse = lazy(() => import('./EditCourthouse.tsx'));
const DeactivateCourthouse = lazy(() => import('./DeactivateCourthouse.tsx'));
const FeeCalculator = lazy(() => import('./FeeCalculator.tsx'));
const CourtCalendar = lazy(() => import('./calendar/CourtCalendar.tsx'));

/** One courthouse: where it is, whom to call, what it costs, how much it takes. */
export default function CourthousePage() {
  const t = useText(messages);
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const query = useCall(courthouses.details, { params: { id }, quiet: true });
  return (
    <LoadedPage query={query} what={t('theCourthouse')}>
      {(courthouse) => (
        <RecordPage
          head={<Head courthouse={courthouse} />}
          notes={
            courthouse.status === 'inactive' && (
              <Note tone="quiet" icon={CircleSlash}>
                {t('inactiveNote')}
              </Note>
            )
          }
          side={
            <>
              <Place courthouse={courthouse} />
              <Capacity courthouse={courthouse} />
              <Sources courthouse={courthouse} />
            </>
          }
        >
          <CourthouseFees courthouse={courthouse} />
          <FeeVersions courthouseId={courthouse.id} />
          <Suspense fallback={<Skeleton lines={6} label={t('theCalculator')} />}>
            <FeeCalculator courthouseId={courthouse.id} />
          </Suspense>
          <Sheet title={t('contacts')}>
            <Contacts courthouse={courthouse} />
          </Sheet>
          <Suspense fallback={<Skeleton lines={8} label={t('theCalendar')} />}>
            <CourtCalendar courthouseId={courthouse.id} court={courthouse.shortName} />
          </Suspense>
        </RecordPage>
      )}
    </LoadedPage>
  );
}

function Head({ courthouse }: { courthouse: CourthouseDetails }) {
  const t = useText(messages);
  const [open, setOpen] = useState<'edit' | 'deactivate' | null>(null);
  const close = () => setOpen(null);
  const { id, can, version } = courthouse;
  const { name, shortName, countyFullName, state, timeZone } = courthouse;
  const time = timeAt(new Date().toISOString(), timeZone, { zone: 'always' });
  const reactivate = useAction(courthouseWrites.reactivate, {
    onDone: () => toast.success(t('reactivated', { name })),
  });
  const more = [
    can.deactivate && {
      key: 'deactivate',
      label: t('deactivate'),
      danger: true,
      onSelect: () => setOpen('deactivate'),
    },
    can.reactivate && {
      key: 'reactivate',
      label: t('reactivate'),
      onSelect: () => reactivate.run({ params: { id }, body: { version } }),
    },
  ];
  return (
    <>
      <PageHead
        title={name}
        actions={
          <>
            <MoreMenu items={more} />
            {can.update && <Button onClick={() => setOpen('edit')}>{t('edit')}</Button>}
          </>
        }
        breadcrumb={[{ label: t('courthouses'), to: '/courthouses' }]}
        phone={{ backTo: '/courthouses', title: shortName }}
        facts={
          <>
            <PageFact icon={<MapPin size={15} aria-hidden />}>{addressLine(courthouse)}</PageFact>
            <PageFact icon={<Landmark size={15} aria-hidden />}>
              {countyFullName}, {state}
            </PageFact>
            <PageFact icon={<Clock size={15} aria-hidden />}>{t('nowThere', { time })}</PageFact>
          </>
        }
      />
      <Suspense fallback={null}>
        {open === 'edit' && <EditCourthouse courthouse={courthouse} onClose={close} />}
        {open === 'deactivate' && <DeactivateCourthouse courthouse={courthouse} onClose={close} />}
      </Suspense>
    </>
  );
}

function Place({ courthouse }: { courthouse: Courthouse }) {
  const t = useText(messages);
  return (
    <Sheet title={t('where')}>
      <Facts
        items={[
          { label: t('address'), value: addressLine(courthouse) },
          { label: t('mail'), value: <MailFlag isDeliverable={courthouse.isDeliverable} /> },
          { label: t('countyFull'), value: `${courthouse.countyFullName}, ${courthouse.state}` },
          { label: t('timeZone'), value: courthouse.timeZone.replaceAll('_', ' ') },
          { label: t('status'), value: t(courthouse.status) },
        ]}
      />
    </Sheet>
  );
}

function Capacity({ courthouse }: { courthouse: Courthouse }) {
  const t = useText(messages);
  const { totalRooms, maxCases, filingCutoff, caseNumberExample } = courthouse;
  return (
    <Sheet title={t('capacity')}>
      <Facts
        items={[
          { label: t('roomCount'), value: totalRooms && formatCount(totalRooms), missing: t('unknown') },
          { label: t('perDocket'), value: maxCases && formatCount(maxCases), missing: t('noLimit') },
          { label: t('filingCutoff'), value: filingCutoff && wallTime(filingCutoff), missing: t('unknown') },
          { label: t('caseNumbers'), value: caseNumberExample, missing: t('anyNumber') },
        ]}
      />
    </Sheet>
  );
}

function Contacts({ courthouse }: { courthouse: Courthouse }) {
  const t = useText(messages);
  const contact = (phone: string | null, email: string | null) =>
    (phone || email) && (
      <span className="contact">
        {phone && <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>}
        {email && <a href={`mailto:${email}`}>{email}</a>}
      </span>
    );
  const { clerkContact, clerkEmail, sheriffContact, sheriffEmail, officer } = courthouse;
  return (
    <Facts
      columns={2}
      items={[
        { label: t('clerk'), value: contact(clerkContact, clerkEmail), missing: t('unknown') },
        { label: t(officer), value: contact(sheriffContact, sheriffEmail), missing: t('unknown') },
        {
          label: `${t('clerk')}: ${t('paperCheck').toLowerCase()}`,
          value: t(courthouse.clerkCheck ? 'yes' : 'no'),
        },
        {
          label: `${t(officer)}: ${t('paperCheck').toLowerCase()}`,
          value: t(courthouse.sheriffCheck ? 'yes' : 'no'),
        },
      ]}
    />
  );
}

function Sources({ courthouse }: { courthouse: Courthouse }) {
  const t = useText(messages);
  const given = useGivenName();
  return (
    <Sheet title={t('sources')}>
      <Facts
        items={[
          { label: t('source'), value: given(courthouse.source) },
          { label: t('addressSure'), value: t(`sure_${courthouse.addressConfidence}`) },
          { label: t('feesSure'), value: t(`sure_${courthouse.feeConfidence}`) },
          { label: t('note'), value: courthouse.feeNote && given(courthouse.feeNote) },
          { label: t('changedAt'), value: recordMoment(courthouse.updatedAt) },
        ]}
      />
    </Sheet>
  );
}
