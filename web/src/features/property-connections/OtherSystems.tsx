import { ownKeys } from '@writdesk/contract/values/records';
import type { ImportSource } from '@writdesk/contract/property-imports/import-values';
import { systemNames } from '@writdesk/contract/property-imports/system-names';
import { useText } from '../../shared/i18n/translate.ts';
import { Facts } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

/** What each of the systems calls the reports to export; they are the same in every language. */
const reports = {
  APPFOLIO: 'Rent Roll, Delinquency, Tenant Ledger, Owner Directory',
  YARDI: 'Rent Roll with Lease Charges, Resident Ledger',
  REALPAGE: 'Rent Roll Detail',
  ENTRATA: 'Rent Roll, Resident Aged Receivables',
  RENT_MANAGER: 'Rent Roll',
  RESMAN: 'Rent Roll Summary',
} as const satisfies Partial<Record<ImportSource, string>>;
const systems = ownKeys(reports);

/** Systems that let nobody in without a contract: which report to take from each. */
export function OtherSystems() {
  const t = useText(messages);
  return (
    <section className="connection-others">
      <h3>{t('others')}</h3>
      <p>{t('othersText')}</p>
      <Facts
        columns={2}
        items={systems.map((system) => ({ label: systemNames[system], value: reports[system] }))}
      />
    </section>
  );
}
