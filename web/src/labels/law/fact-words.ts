import type { FactName } from '@writdesk/contract/deadlines/deadline-values';
import { defineMessages } from '../../shared/i18n/define-messages.ts';
import { currentLocale, type Locale } from '../../shared/i18n/locale.ts';
import { translate } from '../../shared/i18n/translate.ts';

/** What a date is counted from and depends on, in a person's words. */
export const factWords = defineMessages({
  en: {
    noticeServedOn: 'Day the notice was given',
    noticeReceivedOn: 'Day the mailed notice arrived',
    servedOn: 'Day the court papers were served',
    answeredOn: 'Day the answer was filed',
    filedOn: 'Day the case was filed',
    trialRequestedOn: 'Day the trial was requested',
    hearingOn: 'Day of the hearing',
    judgmentOn: 'Day of the judgment',
    entryServedOn: 'Day the notice of entry was served',
    writIssuedOn: 'Day the writ was issued',
    writAppliedOn: 'Day the writ was applied for',
    writPostedOn: 'Day the writ was posted',
    writPostedAt: 'When the writ was posted',
    leaseFrom: 'Lease from',
    leaseRenewedOn: 'Day the lease was renewed',
    rentPeriodEndsOn: 'End of the rental period',
    noticeType: 'Kind of notice',
    reason: 'Reason for the eviction',
    outcome: 'Outcome of the judgment',
    propertyCategory: 'Kind of property',
    caresCovered: 'Under the CARES Act',
    serviceMethod: 'How it was given',
  },
  es: {
    noticeServedOn: 'Día en que se dio el aviso',
    noticeReceivedOn: 'Día en que llegó el aviso enviado',
    servedOn: 'Día de la notificación de la demanda',
    answeredOn: 'Día de la contestación',
    filedOn: 'Día en que se presentó el caso',
    trialRequestedOn: 'Día en que se pidió el juicio',
    hearingOn: 'Día de la audiencia',
    judgmentOn: 'Día del fallo',
    entryServedOn: 'Día en que se notificó el registro del fallo',
    writIssuedOn: 'Día en que se emitió la orden',
    writAppliedOn: 'Día en que se pidió la ejecución',
    writPostedOn: 'Día en que se fijó la orden',
    writPostedAt: 'Cuándo se fijó la orden',
    leaseFrom: 'Contrato desde',
    leaseRenewedOn: 'Día de la renovación del contrato',
    rentPeriodEndsOn: 'Fin del período de renta',
    noticeType: 'Clase de aviso',
    reason: 'Motivo del desalojo',
    outcome: 'Resultado del fallo',
    propertyCategory: 'Clase de propiedad',
    caresCovered: 'Bajo la Ley CARES',
    serviceMethod: 'Cómo se entregó',
  },
});

function isFact(name: string): name is FactName {
  return name in factWords.en;
}

/** A fact that the engine names; one that this version doesn't know is shown as it is. */
export function factWord(name: string, locale: Locale = currentLocale()): string {
  return isFact(name) ? translate(factWords, name, {}, locale) : name;
}

/** The same inside a sentence. */
export function factInSentence(name: string): string {
  const word = factWord(name);
  return word.charAt(0).toLowerCase() + word.slice(1);
}
