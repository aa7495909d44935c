import type { PropertyDetails } from '@writdesk/contract/properties/property-values';
import { addressLine } from '../../shared/formats/address.ts';
import { localZone, recordDay, todayIn } from '../../shared/formats/dates.ts';
import { useLocale } from '../../shared/i18n/locale.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Facts, Sheet } from '../../shared/ui/index.ts';
import { categoryWords } from '../../labels/case/reason-words.ts';
import { messages } from './messages.ts';

/** What is known of a property, with the caption as court papers have it. */
export function PropertyFacts({ property }: { property: PropertyDetails }) {
  const t = useText(messages);
  const locale = useLocale();
  const missing = t('notGiven');
  const plaintiff = property.plaintiffName ?? property.owner?.name ?? property.client.name;
  const cares = { YES: 'caresYes', NO: 'caresNo', UNKNOWN: 'caresUnknown' } as const;
  return (
    <Sheet title={t('facts')}>
      <Facts
        columns={2}
        items={[
          { label: t('address'), value: addressLine(property), missing },
          { label: t('county'), value: property.countyName, missing },
          { label: t('owner'), value: property.owner?.name, missing },
          { label: t('courthouse'), value: property.courthouse?.name, missing: t('courthouseOfCounty') },
          { label: t('plaintiff'), value: property.plaintiffName, missing: t('plaintiffIsOwner') },
          { label: t('caption'), value: t('captionAgainst', { plaintiff }) },
          { label: t('category'), value: categoryWords[locale][property.propertyCategory] },
          { label: t('cares'), value: t(cares[property.caresCovered]) },
          { label: t('caresBasis'), value: property.caresBasis },
          { label: t('units'), value: property.unitCount, missing },
          { label: t('yearBuilt'), value: property.yearBuilt, missing },
          {
            label: t('license'),
            value: <Paper number={property.licenseNumber} until={property.licenseExpiresOn} />,
          },
          {
            label: t('lead'),
            value: (
              <Paper number={property.leadCertificateNumber} until={property.leadCertificateExpiresOn} />
            ),
          },
          { label: t('contact'), value: <Contact property={property} /> },
          { label: t('payeeName'), value: <Payee property={property} /> },
        ]}
      />
    </Sheet>
  );
}

/** A license or a certificate, and whether it still holds. */
function Paper({ number, until }: { number: string | null; until: string | null }) {
  const t = useText(messages);
  if (!number && !until) return t('notGiven');
  const named = number ?? t('noNumber');
  if (!until) return named;
  const isOver = until < todayIn(localZone());
  return t(isOver ? 'expired' : 'expires', { number: named, day: recordDay(until) });
}

function Payee({ property }: { property: PropertyDetails }) {
  const t = useText(messages);
  const { payeeName, payeePhone, payeeAddress, payeeHours, client } = property;
  const shown = [payeeName ?? client.name, payeeAddress, payeePhone, payeeHours];
  return shown.every((one) => !one) ? t('notGiven') : shown.filter(Boolean).join(' · ');
}

function Contact({ property }: { property: PropertyDetails }) {
  const t = useText(messages);
  const { onsiteContactName: name, onsiteContactPhone: phone, onsiteContactEmail: email } = property;
  if (!name && !phone && !email) return t('notGiven');
  return (
    <>
      {name && <span>{name} </span>}
      {phone && <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone} </a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </>
  );
}
