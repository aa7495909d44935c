import { defineMessages } from '../../../../shared/i18n/define-messages.ts';

export const messages = defineMessages({
  en: {
    title: 'Record a day',
    changeTitle: 'Change a recorded day',
    lead: 'Days from the court papers or the lease. Deadlines are calculated from them at once. Leave empty what you don’t know.',
    none: 'No deadline of this case needs such a day now.',
    appliedHint: 'The request to the officer to carry the writ out.',
    periodHint: 'The last day of the month or week that the rent pays for.',
    postedDay: 'Day',
    postedTime: 'Time, by the court’s clock',
    timeHint: 'For example, 9:30 AM.',
    giveTime: 'Enter the time too, such as 9:30 AM.',
    giveDay: 'Enter the day too.',
    source: 'Where is it written?',
    sourceHint: 'For example, the sheriff’s return of March 3. Only the firm sees this.',
    reason: 'Why do you change a recorded day?',
    reasonHint:
      'A day that you empty is withdrawn. The earlier value stays on the record. Only the firm sees this.',
  },
  es: {
    title: 'Registrar un día',
    changeTitle: 'Cambiar un día registrado',
    lead: 'Días de los documentos del tribunal o del contrato. Los plazos se calculan de inmediato a partir de ellos. Deje vacío lo que no sepa.',
    none: 'Ahora ningún plazo de este caso necesita un día así.',
    appliedHint: 'La petición al oficial de que ejecute la orden.',
    periodHint: 'El último día del mes o de la semana que cubre la renta.',
    postedDay: 'Día',
    postedTime: 'Hora, según el reloj del tribunal',
    timeHint: 'Por ejemplo 9:30 AM.',
    giveTime: 'Indique también la hora, por ejemplo 9:30 AM.',
    giveDay: 'Indique también el día.',
    source: '¿Dónde consta?',
    sourceHint: 'Por ejemplo, el acta del alguacil del 3 de marzo. Solo lo ve el bufete.',
    reason: '¿Por qué cambia un día registrado?',
    reasonHint:
      'Un día que se vacía queda retirado. El valor anterior sigue constando. Solo lo ve el bufete.',
  },
});
