import { defineMessages } from '../../../../shared/i18n/define-messages.ts';

/** Words of the last step; what several share stands in `messages`. */
export const reviewMessages = defineMessages({
  en: {
    reviewLead: 'Read it once more. Then attest it with your name.',
    reviewOnlyLead: 'Everything that is known of the case so far.',
    attest: 'Attestation',
    attestTick: 'I have read the facts above, and they are true as far as I know.',
    attestName: 'Your full name',
    attestNameHint: 'It counts as your signature.',
    tickAttest: 'Confirm that the facts are true.',
    giveName: 'Attest the facts with your name.',
    submit: 'Submit case',
    submitted: 'Submitted: {title}',
    submittedText: 'The law firm checks it next.',
    duplicate: 'Another case is open',
    duplicateTick: 'This is a second case for the same unit and tenant, and it is intentional.',
    lookAgain: 'Somebody else changed the case. Review the changes and submit again.',
    faults:
      '{count, plural, one {One thing is missing} =2 {Two things are missing} =3 {Three things are missing} other {# things are missing}}',
  },
  es: {
    reviewLead: 'Léalo una vez más y atestígüelo con su nombre.',
    reviewOnlyLead: 'Todo lo que se sabe del caso hasta ahora.',
    attest: 'Atestación',
    attestTick: 'He leído los hechos anteriores y son ciertos hasta donde sé.',
    attestName: 'Su nombre completo',
    attestNameHint: 'Vale como su firma.',
    tickAttest: 'Confirme que los hechos son ciertos.',
    giveName: 'Atestigüe los hechos con su nombre.',
    submit: 'Enviar el caso',
    submitted: 'Enviado: {title}',
    submittedText: 'A continuación lo revisa el bufete.',
    duplicate: 'Hay otro caso abierto',
    duplicateTick: 'Este es un segundo caso para la misma unidad e inquilino, y es intencional.',
    lookAgain: 'Otra persona cambió el caso. Revise los cambios y envíelo de nuevo.',
    faults:
      '{count, plural, one {Falta una cosa} =2 {Faltan dos cosas} =3 {Faltan tres cosas} other {Faltan # cosas}}',
  },
});
