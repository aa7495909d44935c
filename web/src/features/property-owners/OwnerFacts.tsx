import type { PropertyOwnerDetails } from '@writdesk/contract/property-owners/property-owner-values';
import { addressLine } from '../../shared/formats/address.ts';
import { useLocale } from '../../shared/i18n/locale.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Facts, Sheet } from '../../shared/ui/index.ts';
import { entityWords } from '../../labels/entity-words.ts';
import { useStateOptions } from '../company/index.ts';
import { messages } from './messages.ts';

type Parts = PropertyOwnerDetails['coOwners'][number];

const said = ({ firstName, middleName, lastName, suffix }: Parts) =>
  [[firstName, middleName, lastName].filter(Boolean).join(' '), suffix].filter(Boolean).join(', ');

/** How court papers and registers know an owner. */
export function OwnerFacts({ owner }: { owner: PropertyOwnerDetails }) {
  const t = useText(messages);
  const locale = useLocale();
  const states = useStateOptions();
  const missing = t('notGiven');
  const { formationState, agentAddress, signatoryName, signatoryTitle } = owner;
  const ofEntity = [
    {
      label: t('formedIn'),
      value: states.find(({ value }) => value === formationState)?.label ?? formationState,
      missing,
    },
    { label: t('registration'), value: owner.registrationNumber, missing },
    {
      label: t('agent'),
      value: [owner.agentName, agentAddress && addressLine(agentAddress)].filter(Boolean).join(', '),
      missing,
    },
    { label: t('signatory'), value: [signatoryName, signatoryTitle].filter(Boolean).join(', '), missing },
  ];
  const ofPerson = [{ label: t('coOwners'), value: owner.coOwners.map(said).join('; ') }];
  return (
    <Sheet title={t('facts')}>
      <Facts
        columns={2}
        items={[
          { label: t('legalName'), value: owner.name },
          { label: t('kind'), value: entityWords[locale][owner.entityType] },
          ...(owner.kind === 'PERSON' ? ofPerson : ofEntity),
          { label: t('address'), value: addressLine(owner), missing },
          { label: t('phone'), value: owner.phone, missing },
          { label: t('email'), value: owner.email, missing },
        ]}
      />
    </Sheet>
  );
}
