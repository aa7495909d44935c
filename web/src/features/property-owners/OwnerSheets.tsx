import type { PropertyOwnerDetails } from '@writdesk/contract/property-owners/property-owner-values';
import { Link } from '@tanstack/react-router';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { Sheet } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

const shown = 8;

/** What an owner owns, and the way to all of it. */
export function OwnedSheet({ owner }: { owner: PropertyOwnerDetails }) {
  const t = useText(messages);
  const { properties } = owner;
  return (
    <Sheet title={t('properties')}>
      {properties.length === 0 && <p className="owner-quiet">{t('noProperties')}</p>}
      <ul className="owner-rows">
        {properties.slice(0, shown).map(({ id, name }) => (
          <li key={id}>
            <Link to="/properties/$id" params={{ id }}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      {properties.length > shown && (
        <Link className="owner-all" to="/properties" search={{ ownerId: owner.id }}>
          {t('allProperties', { count: properties.length })}
        </Link>
      )}
    </Sheet>
  );
}

/** Who signs in as an owner. */
export function PeopleSheet({ owner }: { owner: PropertyOwnerDetails }) {
  const t = useText(messages);
  const { holds } = usePerson();
  if (!holds('invite.client-user')) return null;
  return (
    <Sheet title={t('people')} extra={<Link to="/invites/client">{t('invite')}</Link>}>
      {owner.people.length === 0 && <p className="owner-quiet">{t('nobody')}</p>}
      <ul className="owner-rows">
        {owner.people.map(({ id, name, email }) => (
          <li key={id}>
            <span>{name}</span>
            <span className="owner-quiet">{email}</span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
