import type { LawfulStep } from '@writdesk/contract/cases/cases';
import type { ReportKind } from '@writdesk/contract/reports/report-values';

interface Words {
  title: Record<ReportKind, string>;
  days(from: string, to: string): string;
  step: Record<LawfulStep, string>;
  hearing: string;
  lockout: string;
  column: Record<
    | 'day'
    | 'time'
    | 'what'
    | 'court'
    | 'county'
    | 'state'
    | 'caseNumber'
    | 'company'
    | 'property'
    | 'unit'
    | 'tenants'
    | 'status'
    | 'opened'
    | 'nextDay'
    | 'claim'
    | 'submitted'
    | 'filed'
    | 'filing'
    | 'service'
    | 'judgment'
    | 'writ'
    | 'possession'
    | 'whole',
    string
  >;
  rows(count: number): string;
  cut(most: number): string;
  noProperty: string;
  made: string;
  page: string;
  of: string;
}

export type ReportLanguage = 'en' | 'es';

/** What stands on files of reports, in the language of who they are for. */
export const reportWords: Readonly<Record<ReportLanguage, Words>> = {
  en: {
    title: {
      PROPERTIES: 'Cases by property',
      ATTORNEY_WEEK: 'Attorney’s week',
      COUNTY_TIMES: 'Times by county',
    },
    days: (from, to) => `${from} to ${to}`,
    step: {
      FILE: 'May be filed',
      ASK_DEFAULT: 'Default may be requested',
      APPLY_WRIT: 'Writ may be requested',
      ALT_OFFICER: 'Another officer may be asked',
    },
    hearing: 'Hearing',
    lockout: 'Lockout',
    column: {
      day: 'Day',
      time: 'Time',
      what: 'What',
      court: 'Courthouse',
      county: 'County',
      state: 'State',
      caseNumber: 'Case number',
      company: 'Company',
      property: 'Property',
      unit: 'Unit',
      tenants: 'Tenants',
      status: 'Status',
      opened: 'Opened',
      nextDay: 'Next date',
      claim: 'Claim',
      submitted: 'Submitted',
      filed: 'Filed',
      filing: 'To filing',
      service: 'To service',
      judgment: 'To judgment',
      writ: 'To writ',
      possession: 'To possession',
      whole: 'In all',
    },
    rows: (count) => (count === 1 ? '1 row' : `${count.toLocaleString('en-US')} rows`),
    cut: (most) =>
      `Only the first ${most.toLocaleString('en-US')} rows are here. Choose a shorter period or a company.`,
    noProperty: 'No property yet',
    made: 'Made',
    page: 'Page',
    of: 'of',
  },
  es: {
    title: {
      PROPERTIES: 'Casos por propiedad',
      ATTORNEY_WEEK: 'Semana del abogado',
      COUNTY_TIMES: 'Plazos por condado',
    },
    days: (from, to) => `${from} a ${to}`,
    step: {
      FILE: 'Se puede presentar',
      ASK_DEFAULT: 'Se puede pedir la rebeldía',
      APPLY_WRIT: 'Se puede pedir la orden',
      ALT_OFFICER: 'Se puede pedir otro oficial',
    },
    hearing: 'Audiencia',
    lockout: 'Desalojo',
    column: {
      day: 'Día',
      time: 'Hora',
      what: 'Qué',
      court: 'Tribunal',
      county: 'Condado',
      state: 'Estado',
      caseNumber: 'Número de caso',
      company: 'Empresa',
      property: 'Propiedad',
      unit: 'Unidad',
      tenants: 'Inquilinos',
      status: 'Situación',
      opened: 'Abierto',
      nextDay: 'Próxima fecha',
      claim: 'Reclamo',
      submitted: 'Enviados',
      filed: 'Presentados',
      filing: 'A presentación',
      service: 'A notificación',
      judgment: 'A fallo',
      writ: 'A orden',
      possession: 'A posesión',
      whole: 'En total',
    },
    rows: (count) => (count === 1 ? '1 fila' : `${count.toLocaleString('es-US')} filas`),
    cut: (most) =>
      `Aquí están solo las primeras ${most.toLocaleString('es-US')} filas. Elija un período más corto o una empresa.`,
    noProperty: 'Aún sin propiedad',
    made: 'Preparado',
    page: 'Página',
    of: 'de',
  },
};
