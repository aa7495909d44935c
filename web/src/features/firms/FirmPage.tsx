import { type FirmDetails, firms } from '@writdesk/contract/firms/firms';
import { useParams } from '@tanstack/react-router';
import { Button } from 'antd';
import { MapPin, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../shared/api/index.ts';
import { addressLine } from '../../shared/formats/address.ts';
import { formatCount, formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import {
  ButtonLink,
  Facts,
  LoadedPage,
  PageFact,
  PageHead,
  RecordPage,
  Sheet,
} from '../../shared/ui/index.ts';
import { EditFirmDialog } from './FirmDialogs.tsx';
import { messages } from './messages.ts';

/** One law firm: how its documents name it, and what it asks for a case. */
export default function FirmPage() {
  const t = useText(messages);
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const query = useCall(firms.details, { params: { id }, quiet: true });
  return (
    <LoadedPage query={query} what={t('theFirm')}>
      {(firm) => <Firm firm={firm} />}
    </LoadedPage>
  );
}

function Firm({ firm }: { firm: FirmDetails }) {
  const t = useText(messages);
  const { holds } = usePerson();
  const [isEditing, setEditing] = useState(false);
  const seesAll = holds('firm.read-all');
  const invite = holds('invite.firm') && (
    <ButtonLink to="/invites/firm" icon={<UserPlus size={16} aria-hidden />}>
      {t('invite')}
    </ButtonLink>
  );
  return (
    <RecordPage
      className="company-sheets"
      head={
        <PageHead
          title={firm.name}
          {...(seesAll && {
            breadcrumb: [{ label: t('firms'), to: '/firms' }],
            phone: { backTo: '/firms', title: firm.name },
          })}
          facts={<PageFact icon={<MapPin size={15} aria-hidden />}>{addressLine(firm)}</PageFact>}
          actions={invite}
        />
      }
    >
      {firm.userCount === 0 && holds('invite.firm') && (
        <Sheet title={t('nobody')} edge="hold">
          <p>{t('nobodyText')}</p>
        </Sheet>
      )}
      <Sheet
        title={t('details')}
        extra={
          firm.can.update && (
            <Button size="small" onClick={() => setEditing(true)}>
              {t('edit')}
            </Button>
          )
        }
      >
        <Facts
          columns={2}
          items={[
            { label: t('shortName'), value: firm.shortName },
            { label: t('address'), value: addressLine(firm), missing: t('notKnown') },
            { label: t('phone'), value: firm.phone, missing: t('notKnown') },
            { label: t('email'), value: firm.email, missing: t('notKnown') },
            { label: t('timeZone'), value: firm.timeZone.replaceAll('_', ' ') },
            { label: t('attorneyFee'), value: formatMoney(firm.attorneyFeeCents) },
            { label: t('companies'), value: formatCount(firm.companyCount) },
            { label: t('people'), value: formatCount(firm.userCount) },
          ]}
        />
      </Sheet>
      {isEditing && <EditFirmDialog firm={firm} onClose={() => setEditing(false)} />}
    </RecordPage>
  );
}
