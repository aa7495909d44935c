import { defineMessages } from '../../../../shared/i18n/define-messages.ts';

/** Words of what stands in the way of an action until its lawful day. */
export const lawfulDayMessages = defineMessages({
  en: {
    notYet: 'Not lawful yet',
    passAnyway: 'Why do you go ahead all the same?',
    passHint: 'Your reason stays in the audit trail, and your firm’s administrators see it each week.',
    lawyerPasses: 'A lawyer admitted in {state} may override this with a reason.',
    giveReason: 'Enter the reason.',
  },
  es: {
    notYet: 'Aún no es lícito',
    passAnyway: '¿Por qué sigue adelante de todos modos?',
    passHint: 'Su motivo queda en el registro, y los administradores de su bufete lo ven cada semana.',
    lawyerPasses: 'Un abogado admitido en {state} puede dispensarlo con un motivo.',
    giveReason: 'Escriba el motivo.',
  },
});
