import { roleFacts, type Role } from '@writdesk/contract/permissions/roles';
import { labelsOf, type WordList } from '../shared/i18n/word-list.ts';

/** What somebody does, as the email of an invite says it too. */
export const roleNames: WordList<Role> = {
  en: labelsOf(roleFacts),
  es: {
    admin: 'Administración',
    auditor: 'Auditoría',
    crm_user: 'Atención al cliente',
    firm_admin: 'Administración del bufete',
    lawyer: 'Abogacía',
    case_processor: 'Tramitación de casos',
    firm_user: 'Personal del bufete',
    firm_billing: 'Facturación del bufete',
    client_owner: 'Titular de la empresa',
    client_manager: 'Gestión de propiedades',
    client_ap: 'Cuentas por pagar',
    client_viewer: 'Consulta de la empresa',
    property_owner: 'Dueño de propiedades',
  },
};
