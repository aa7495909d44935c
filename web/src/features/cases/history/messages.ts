import { defineMessages } from '../../../shared/i18n/define-messages.ts';

export const messages = defineMessages({
  en: {
    history: 'Eviction history',
    historyOf: 'Eviction history of {property}',
    theHistory: 'The eviction history',
    notForScreening: 'Not for tenant screening',
    notForScreeningText:
      'This list serves the firm’s own cases. It goes back seven years, and each time that somebody opens it is recorded.',
    unit: 'Unit',
    tenants: 'Tenants',
    noTenants: 'No tenants yet',
    opened: 'Opened',
    filed: 'Filed',
    ended: 'Ended',
    outcome: 'Outcome',
    status: 'Status',
    days: 'Days',
    cost: 'Cost',
    none: 'No cases in seven years',
    noneText: 'Cases of this property appear here once they are opened.',
  },
  es: {
    history: 'Historial de desalojos',
    historyOf: 'Historial de desalojos de {property}',
    theHistory: 'El historial de desalojos',
    notForScreening: 'No sirve para evaluar inquilinos',
    notForScreeningText:
      'Esta lista sirve a los casos del propio bufete. Abarca siete años, y queda registrado cada vez que alguien la abre.',
    unit: 'Unidad',
    tenants: 'Inquilinos',
    noTenants: 'Aún sin inquilinos',
    opened: 'Abierto',
    filed: 'Presentado',
    ended: 'Terminado',
    outcome: 'Resultado',
    status: 'Estado',
    days: 'Días',
    cost: 'Costo',
    none: 'No hay casos en siete años',
    noneText: 'Los casos de esta propiedad aparecen aquí cuando se abren.',
  },
});
