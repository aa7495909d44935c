import { useText } from '../../../shared/i18n/translate.ts';
import { usePerson } from '../../../shared/person/index.ts';
import { Counters } from '../Counters.tsx';
import { Ongoing } from '../Ongoing.tsx';
import { ByCompany } from '../panels/ByCompany.tsx';
import { SendBacksByCompany } from '../panels/SendBacksByCompany.tsx';
import { OpenInvites, Silent, Unfinished } from '../panels/CompaniesPanel.tsx';
import { workMessages as messages } from '../work-messages.ts';
import type { LayoutProps } from './layout.ts';

/** Client relations: who is still registering, what waits for a company, and where their cases stand. */
export default function CrmDashboard({ whose, place, before, dateRange }: LayoutProps) {
  const t = useText(messages);
  const { holds } = usePerson();
  const { countyId } = place;
  return (
    <>
      <Counters whose={whose} place={place} before={before} />
      <div className="dash-halves">
        <Unfinished />
        {holds('invite.read-client') && <OpenInvites />}
        <SendBacksByCompany dateRange={dateRange} place={place} />
        <ByCompany title={t('waiting')} status="RETURNED_TO_CLIENT" countyId={countyId} />
        <Silent />
        <ByCompany title={t('held')} status="PAYMENT_HOLD" countyId={countyId} />
        <Ongoing whose={whose} countyId={countyId} />
      </div>
    </>
  );
}
