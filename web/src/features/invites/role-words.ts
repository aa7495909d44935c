import { type inviteRoles, rolePairs, type Role } from '@writdesk/contract/permissions/roles';
import { defineMessages } from '../../shared/i18n/define-messages.ts';

/** The roles that an invite gives. */
export type InviteRole = (typeof inviteRoles)['firm' | 'client'][number];

/** What each does, in one line; what it is called stands in `roleNames`. */
export const roleDeeds = defineMessages({
  en: {
    firm_admin: 'Sets up the firm, its people and its workflows',
    lawyer: 'Reviews cases, signs what goes to court, appears at the hearing',
    case_processor: 'Checks, prepares and files cases',
    firm_user: 'Helps with cases: checks, service, court days',
    firm_billing: 'Invoices, checks and postage',
    client_owner: 'Everything of the company, including its people',
    client_manager: 'Opens and follows the cases of chosen properties',
    client_ap: 'Receives and pays the invoices',
    client_viewer: 'Reads the cases of chosen properties, changes nothing',
    property_owner: 'A landlord: reads the cases of their own properties',
  },
  es: {
    firm_admin: 'Configura el bufete, su gente y sus flujos de trabajo',
    lawyer: 'Revisa casos, firma lo que va al tribunal y asiste a la audiencia',
    case_processor: 'Comprueba, prepara y presenta casos',
    firm_user: 'Ayuda con los casos: comprobaciones, notificación, días de tribunal',
    firm_billing: 'Facturas, cheques y franqueo',
    client_owner: 'Todo lo de la empresa, también su gente',
    client_manager: 'Abre y sigue los casos de las propiedades elegidas',
    client_ap: 'Recibe y paga las facturas',
    client_viewer: 'Lee los casos de las propiedades elegidas, no cambia nada',
    property_owner: 'Arrendador: lee los casos de sus propias propiedades',
  },
});

/** The roles that the same person may hold together with this one. */
export function partnersOf<R extends Role>(role: R | null, offered: readonly R[]): R[] {
  const pairs = rolePairs.filter((pair) => role !== null && pair.includes(role));
  return offered.filter((other) => other !== role && pairs.some((pair) => pair.includes(other)));
}
