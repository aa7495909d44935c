import { defineMessages } from '../../../shared/i18n/define-messages.ts';

export const messages = defineMessages({
  en: {
    cases: 'Cases',
    casesIn: 'Cases in {county}, {state}',
    theCases: 'The cases of this county',
    case: 'Case',
    status: 'Status',
    premises: 'Property',
    claim: 'Claim',
    nextDate: 'Next date',
    done: 'Done',
    submitted: 'Submitted',
    filed: 'Filed',
    none: 'No cases here',
    noneText: 'You see no case of this county.',
  },
  es: {
    cases: 'Casos',
    casesIn: 'Casos en {county}, {state}',
    theCases: 'Los casos de este condado',
    case: 'Caso',
    status: 'Estado',
    premises: 'Propiedad',
    claim: 'Reclamación',
    nextDate: 'Próxima fecha',
    done: 'Hecho',
    submitted: 'Enviado',
    filed: 'Presentado',
    none: 'No hay casos aquí',
    noneText: 'Usted no ve ningún caso de este condado.',
  },
});
