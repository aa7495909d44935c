import { defineMessages } from '../../../shared/i18n/define-messages.ts';

export const messages = defineMessages({
  en: {
    title: 'Record a day',
    changeTitle: 'Change a recorded day',
    lead: 'Days from the court’s papers or the lease: dates are counted from them at once. Leave empty what you don’t know.',
    none: 'No date of this case waits for such a day now.',
    appliedHint: 'The request to the officer to carry the writ out.',
    periodHint: 'The last day of the month or week that the rent pays for.',
    postedDay: 'Day',
    postedTime: 'Time, by the court’s clock',
    timeHint: 'Such as 9:30 AM.',
    giveTime: 'Give the time too, such as 9:30 AM.',
    giveDay: 'Give the day too.',
    source: 'Where does it stand?',
    sourceHint: 'Such as the sheriff’s return of March 3. The firm alone reads this.',
    reason: 'Why is a recorded day changed?',
    reasonHint:
      'A day that you empty is withdrawn. What stood stays on the record; the firm alone reads this.',
  },
  es: {
    title: 'Registrar un día',
    changeTitle: 'Cambiar un día registrado',
    lead: 'Días de los papeles del tribunal o del contrato: las fechas se cuentan enseguida desde ellos. Deje vacío lo que no sepa.',
    none: 'Ahora ninguna fecha de este caso espera un día así.',
    appliedHint: 'La petición al oficial de que ejecute la orden.',
    periodHint: 'El último día del mes o de la semana que cubre la renta.',
    postedDay: 'Día',
    postedTime: 'Hora, según el reloj del tribunal',
    timeHint: 'Por ejemplo 9:30 AM.',
    giveTime: 'Indique también la hora, por ejemplo 9:30 AM.',
    giveDay: 'Indique también el día.',
    source: '¿Dónde consta?',
    sourceHint: 'Por ejemplo, el acta del alguacil del 3 de marzo. Solo lo lee el bufete.',
    reason: '¿Por qué se cambia un día registrado?',
    reasonHint: 'Un día que se vacía queda retirado. Lo anterior sigue constando; solo lo lee el bufete.',
  },
});
