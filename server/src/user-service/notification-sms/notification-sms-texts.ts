interface Texts {
  /** By kind, or by the noun of several kinds that say the same. */
  kinds: Readonly<Record<string, string>>;
  several(count: number): string;
}

/**
 * What a text message says of each kind that is texted: no name, no day and nothing that somebody wrote, for it is read on locked
 * phones and over shoulders. The Spanish ones keep to the alphabet of text messages, which has no á, í, ó and ú.
 */
export const notificationSmsTexts: Readonly<Record<'en' | 'es', Texts>> = {
  en: {
    kinds: {
      'docket.moved': 'a hearing moved',
      'court-closure.closed': 'a court closes on a day of your cases',
      'court-closure.undone': 'a closed court will be open',
      'lockout.set': 'a lockout is set',
      'lockout.proposed': 'a day for a lockout is proposed',
      'lockout.cancelled': 'a lockout is canceled',
      'payment-sweep.asked': 'report who paid before court',
      'tenant-payment.against-rule': 'a payment came in against the rule',
      'bank-statement.check-differs': 'a check was paid differently',
      'support-access.started': 'the platform has access to your firm',
      'firm-user': 'users of your firm were changed',
      'reminder.due': 'a reminder is due',
      'reminder.soon': 'a reminder is due',
      'step.said': 'a step of a case needs you',
    },
    several: (count) => `${count} urgent notifications`,
  },
  es: {
    kinds: {
      'docket.moved': 'cambia una audiencia',
      'court-closure.closed': 'un tribunal cierra en una fecha de sus casos',
      'court-closure.undone': 'un tribunal sesiona finalmente',
      'lockout.set': 'se fija un lanzamiento',
      'lockout.proposed': 'se propone fecha para un lanzamiento',
      'lockout.cancelled': 'se cancela un lanzamiento',
      'payment-sweep.asked': 'indique quiénes pagaron antes de la audiencia',
      'tenant-payment.against-rule': 'se recibe un pago contra la regla',
      'bank-statement.check-differs': 'un cheque se paga de otra manera',
      'support-access.started': 'la plataforma tiene acceso a su bufete',
      'firm-user': 'cambian los usuarios de su bufete',
      'reminder.due': 'vence un recordatorio',
      'reminder.soon': 'vence un recordatorio',
      'step.said': 'un paso de un caso le espera',
    },
    several: (count) => `${count} notificaciones urgentes`,
  },
};
