import { Link } from '@tanstack/react-router';
import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { TriangleAlert } from 'lucide-react';
import { proseDay, recordDay, todayIn } from '../../../../shared/formats/dates.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { Facts, Sheet } from '../../../../shared/ui/index.ts';
import { stateWords } from '../../../../labels/law/state-words.ts';
import { addressLines } from '../address-lines.ts';
import { zoneOf } from '../../shared/court-zone.ts';
import { useFresh } from '../fresh-parts.ts';
import { MilitarySearches } from '../../shared/MilitarySearches.tsx';
import { OutsideWay } from '../../shared/OutsideWay.tsx';
import { outsideOf } from '../../shared/service-ways.ts';
import { lacksIdentity } from '../../shared/lacks-identity.ts';
import { tenantName } from '../../shared/tenant-name.ts';
import { methods } from '../../../../labels/case/eviction-words.ts';
import { wordOf } from '../../../../shared/i18n/word-list.ts';
import { otherFacts } from '../../../../labels/case/typed-words.ts';
import { messages } from './messages.ts';
import { Secret } from './Secret.tsx';

type Tenant = CaseDetails['tenants'][number];

/** Who sues whom, as filed; of an SSN only what the server shows. */
export function PartiesCard({ details }: { details: CaseDetails }) {
  const t = useText(messages);
  const fresh = useFresh('parties');
  const { tenants, tenantAddress, plaintiffName, comment } = details;
  const { Plaintiff, Defendants } = stateWords(details.terms);
  const address = tenantAddress ? addressLines(tenantAddress) : [];
  const today = todayIn(zoneOf(details));
  return (
    <Sheet title={t('parties')} className={fresh}>
      <Facts
        items={[
          { label: t('plaintiff', { Plaintiff }), value: plaintiffName, missing: t('plaintiffMissing') },
          {
            label: Defendants,
            value:
              tenants.length > 0 &&
              tenants.map((tenant, index) => (
                <div key={tenant.id} className="tenant">
                  <Defendant details={details} tenant={tenant} today={today} />
                  {lacksIdentity(tenant, details.can) && <NoIdentity details={details} index={index} />}
                </div>
              )),
            missing: t('nobody'),
          },
          {
            label: t('servedAt'),
            value: address.length > 0 && address.map((line) => <div key={line}>{line}</div>),
          },
          {
            label: t('military'),
            value: tenants.some(({ militaryCheckedOn }) => militaryCheckedOn) && (
              <MilitarySearches tenants={tenants} />
            ),
          },
          { label: t('comment'), value: comment },
          ...otherFacts('tenants', details, []),
          ...otherFacts('documents', details, ['comment']),
        ]}
      />
    </Sheet>
  );
}

/** What the military search lacks, with the way to its field for whoever may still fill it in. */
function NoIdentity({ details: { id, can }, index }: { details: CaseDetails; index: number }) {
  const t = useText(messages);
  const field = `tenants.${index}.ssn`;
  return (
    <small className="no-identity tone-hold">
      <TriangleAlert size={14} aria-hidden />
      {can.edit ? (
        <Link to="/cases/$id/edit" params={{ id }} search={{ step: 'tenants', field }}>
          {t('identityMissing')}
        </Link>
      ) : (
        <span>{t('identityMissing')}</span>
      )}
    </small>
  );
}

interface DefendantProps {
  details: CaseDetails;
  tenant: Tenant;
  today: string;
}

function Defendant({ details, tenant, today }: DefendantProps) {
  const t = useText(messages);
  const { isMinor, ssn, dateOfBirth } = tenant;
  const year = dateOfBirth?.slice(-4);
  const outside = outsideOf(tenant, details, today);
  const whose = { caseId: details.id, tenantId: tenant.id, name: tenantName(tenant) };
  return (
    <>
      {tenantName(tenant)}
      <small className="personal">
        {isMinor && <span>{t('minor')}</span>}
        {ssn && (
          <Secret
            {...whose}
            field="ssn"
            masked={t('ssn', { ssn })}
            revealed={(value) => t('ssn', { ssn: value })}
          />
        )}
        {year && (
          <Secret
            {...whose}
            field="dateOfBirth"
            masked={t('born', { year })}
            revealed={(day) => t('bornOn', { day: recordDay(day) })}
          />
        )}
      </small>
      <small>{serviceOf(tenant)}</small>
      {outside && <OutsideWay state={details.stateCode} {...outside} />}
    </>
  );

  function serviceOf({ serviceMethod, serviceResult, serviceServer, servedOn }: Tenant): string {
    if (!serviceMethod) return '';
    const method = wordOf(methods, serviceMethod).toLowerCase();
    if (servedOn) return t('served', { day: proseDay(servedOn, today), method });
    if (serviceResult === 'FAILED') return t('notServed', { method });
    return serviceServer ? t('outWithServer', { method, server: serviceServer }) : t('outWith', { method });
  }
}
