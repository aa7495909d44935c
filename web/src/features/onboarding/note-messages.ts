import { defineMessages } from '../../shared/i18n/define-messages.ts';

/** Apart from the registration's own texts: the note is on pages that load nothing of the registration. */
export const noteMessages = defineMessages({
  en: {
    label: 'Registration of the company',
    unfinished: 'The registration of {company} isn’t finished.',
    untilYou: 'Until it is, nobody can open a case for the company.',
    untilOwner: 'Until the owner of the company finishes it, nobody can open a case for the company.',
    goOn: 'Continue the registration',
  },
  es: {
    label: 'Registro de la empresa',
    unfinished: 'El registro de {company} no está completo.',
    untilYou: 'Hasta que lo esté, nadie puede abrir un caso para la empresa.',
    untilOwner: 'Hasta que el dueño de la empresa lo complete, nadie puede abrir un caso para la empresa.',
    goOn: 'Seguir con el registro',
  },
});
