import { type inviteRoles, rolePairs, type Role } from '@writdesk/contract/roles';
import { defineMessages } from '../../shared/i18n/define-messages.ts';

/** The roles that an invite gives. */
export type InviteRole = (typeof inviteRoles)['firm' | 'client'][number];

/** What each is called, and in one line what it does. */
export const roleWords = defineMessages({
  en: {
    firm_admin: 'Firm administrator',
    firm_adminDoes: 'Sets up the firm, its people and its workflows',
    lawyer: 'Lawyer',
    lawyerDoes: 'Reviews cases, signs what goes to court, appears at the hearing',
    case_processor: 'Case processor',
    case_processorDoes: 'Checks, prepares and files cases',
    firm_user: 'Firm staff',
    firm_userDoes: 'Helps with cases: checks, service, court days',
    firm_billing: 'Firm billing',
    firm_billingDoes: 'Invoices, checks and postage',
    client_owner: 'Company owner',
    client_ownerDoes: 'Everything of the company, its people too',
    client_manager: 'Property manager',
    client_managerDoes: 'Opens and follows the cases of chosen properties',
    client_ap: 'Accounts payable',
    client_apDoes: 'Receives and pays the invoices',
    client_viewer: 'Company viewer',
    client_viewerDoes: 'Reads the cases of chosen properties, changes nothing',
    property_owner: 'Property owner',
    property_ownerDoes: 'A landlord: reads the cases of their own properties',
  },
  es: {
    firm_admin: 'Administración del bufete',
    firm_adminDoes: 'Configura el bufete, su gente y sus flujos de trabajo',
    lawyer: 'Abogado o abogada',
    lawyerDoes: 'Revisa casos, firma lo que va al tribunal y asiste a la audiencia',
    case_processor: 'Tramitación de casos',
    case_processorDoes: 'Comprueba, prepara y presenta casos',
    firm_user: 'Personal del bufete',
    firm_userDoes: 'Ayuda con los casos: comprobaciones, notificación, días de tribunal',
    firm_billing: 'Facturación del bufete',
    firm_billingDoes: 'Facturas, cheques y franqueo',
    client_owner: 'Titular de la empresa',
    client_ownerDoes: 'Todo lo de la empresa, también su gente',
    client_manager: 'Gestión de propiedades',
    client_managerDoes: 'Abre y sigue los casos de las propiedades elegidas',
    client_ap: 'Cuentas por pagar',
    client_apDoes: 'Recibe y paga las facturas',
    client_viewer: 'Consulta de la empresa',
    client_viewerDoes: 'Lee los casos de las propiedades elegidas, no cambia nada',
    property_owner: 'Dueño de propiedades',
    property_ownerDoes: 'Arrendador: lee los casos de sus propias propiedades',
  },
});

/** The roles that the same person may hold beside this one. */
export function partnersOf<R extends Role>(role: R | null, offered: readonly R[]): R[] {
  const pairs = rolePairs.filter((pair) => role !== null && pair.includes(role));
  return offered.filter((other) => other !== role && pairs.some((pair) => pair.includes(other)));
}
