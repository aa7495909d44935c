import { defineMessages } from '../i18n/define-messages.ts';

/** Words of what two people change at the same time, and of leaving a form that is not saved. */
export const mergeMessages = defineMessages({
  en: {
    bothChanged: 'You and somebody else changed the same thing',
    bothChangedText: 'Your text is kept and not saved yet. Choose which one to keep.',
    yours: 'Yours',
    theirs: 'Theirs, saved already',
    changedMeanwhile: 'Somebody else changed this in the meantime',
    wasNow: 'was “{was}” and is now “{now}”',
    nothing: 'Not given',
    seen: 'Understood',
    chooseFirst: 'First choose which of the two answers to keep.',
    typedBefore: 'What you typed before the page was reloaded is here again. It is not saved yet.',
    leaveTitle: 'Leave without saving?',
    leaveText: 'What you typed here is not saved.',
    stay: 'Stay here',
    leave: 'Leave without saving',
  },
  es: {
    bothChanged: 'Usted y otra persona cambiaron lo mismo',
    bothChangedText: 'Su texto se conserva y aún no se ha guardado. Elija cuál vale.',
    yours: 'El suyo',
    theirs: 'El de la otra persona, ya guardado',
    changedMeanwhile: 'Otra persona cambió esto mientras tanto',
    wasNow: 'era «{was}» y ahora es «{now}»',
    nothing: 'Sin dato',
    seen: 'Entendido',
    chooseFirst: 'Elija primero cuál de las dos respuestas vale.',
    typedBefore: 'Aquí está de nuevo lo que escribió antes de recargar la página. Aún no se ha guardado.',
    leaveTitle: '¿Salir sin guardar?',
    leaveText: 'Lo que escribió aquí no está guardado.',
    stay: 'Quedarse aquí',
    leave: 'Salir sin guardar',
  },
});
