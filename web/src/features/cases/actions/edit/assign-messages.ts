import { defineMessages } from '../../../../shared/i18n/define-messages.ts';

export const assignMessages = defineMessages({
  en: {
    assignTitle: 'Who has this case?',
    assignLead: 'If you leave a role empty, the person who has it keeps it.',
    processor: 'Processor',
    attorney: 'Attorney',
    now: 'Now: {name}',
    nobody: 'nobody',
    chooseSomebody: 'Choose a processor, an attorney, or both.',
  },
  es: {
    assignTitle: '¿Quién lleva este caso?',
    assignLead: 'Quien no se elija lo conserva.',
    processor: 'Tramitador',
    attorney: 'Abogado',
    now: 'Ahora: {name}',
    nobody: 'nadie',
    chooseSomebody: 'Elija un tramitador, un abogado o ambos.',
  },
});
