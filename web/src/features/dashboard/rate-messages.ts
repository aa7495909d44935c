import { defineMessages } from '../../shared/i18n/define-messages.ts';

export const rateMessages = defineMessages({
  en: {
    sendBacks: 'Send-backs by company',
    sentBackFor: 'Why cases were sent back',
    sentBackSaid:
      '{submitted, plural, =0 {No case was submitted in this range.} other {Of {submitted, plural, one {# case} other {# cases}} submitted in this range, {toCompany} went back to the company: {share}.}}',
    company: 'Company',
    reason: 'Reason',
    anyReason: 'Any reason',
    submitted: 'Submitted',
    toCompany: 'To the company',
    inFirm: 'Within the firm',
    rejections: 'Rejections by court',
    rejectionsSaid:
      '{total, plural, =0 {No clerk rejected a filing in this range.} one {# filing was rejected.} other {# filings were rejected, in {courts, plural, one {# court} other {# courts}}.}}',
    court: 'Court',
    rejected: 'Rejected',
    filed: 'Filed',
    costs: 'Cost of a case',
    costsByCompany: 'Cost of a case, by company',
    costsMean: 'Court costs and fees of the cases that ended in this range, billed or not.',
    costsSaid:
      'Half of the cases that ended in this range cost {median} or less in court costs and fees; the average is {average}.',
    endedCases: '{total, plural, one {# case} other {# cases}}',
    ended: 'Ended',
    median: 'Median',
    average: 'Average',
  },
  es: {
    sendBacks: 'Devoluciones por empresa',
    sentBackFor: 'Por qué se devolvieron casos',
    sentBackSaid:
      '{submitted, plural, =0 {No se envió ningún caso en este período.} other {De {submitted, plural, one {# caso enviado} other {# casos enviados}} en este período, se devolvieron a la empresa {toCompany}: {share}.}}',
    company: 'Empresa',
    reason: 'Motivo',
    anyReason: 'Cualquier motivo',
    submitted: 'Enviados',
    toCompany: 'A la empresa',
    inFirm: 'Dentro del bufete',
    rejections: 'Rechazos por tribunal',
    rejectionsSaid:
      '{total, plural, =0 {Ninguna secretaría rechazó presentaciones en este período.} one {Se rechazó # presentación.} other {Se rechazaron # presentaciones, en {courts, plural, one {# tribunal} other {# tribunales}}.}}',
    court: 'Tribunal',
    rejected: 'Rechazados',
    filed: 'Presentados',
    costs: 'Costo de un caso',
    costsByCompany: 'Costo de un caso, por empresa',
    costsMean: 'Costas judiciales y honorarios de los casos terminados en este período, facturados o no.',
    costsSaid:
      'La mitad de los casos terminados en este período costó {median} o menos en costas judiciales y honorarios; el promedio es {average}.',
    endedCases: '{total, plural, one {# caso} other {# casos}}',
    ended: 'Terminados',
    median: 'Mediana',
    average: 'Promedio',
  },
});
