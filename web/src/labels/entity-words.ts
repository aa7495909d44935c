import type { entityTypes } from '@writdesk/contract/clients/clients';
import type { WordList } from '../shared/i18n/word-list.ts';

/** What a company or an owner is, as a register says it. */
export const entityWords: WordList<(typeof entityTypes)[number]> = {
  en: {
    LLC: 'LLC',
    Corporation: 'Corporation',
    Partnership: 'Partnership',
    'Limited partnership': 'Limited partnership',
    Trust: 'Trust',
    Individual: 'Individual',
    Nonprofit: 'Nonprofit',
    'Housing authority': 'Housing authority',
  },
  es: {
    LLC: 'LLC',
    Corporation: 'Sociedad anónima',
    Partnership: 'Sociedad colectiva',
    'Limited partnership': 'Sociedad en comandita',
    Trust: 'Fideicomiso',
    Individual: 'Persona física',
    Nonprofit: 'Sin fines de lucro',
    'Housing authority': 'Autoridad de vivienda',
  },
};
