import type { CourtFact } from '@writdesk/contract/court-facts/court-fact-values';
import type { PackTerms } from '@writdesk/contract/rule-packs/pack-terms';
import { defineMessages } from '../../../shared/i18n/define-messages.ts';
import { translate } from '../../../shared/i18n/translate.ts';
import { stateWords } from '../../../labels/law/state-words.ts';

/** What happened on the days in the court papers, in the words of the trade. */
const courtFactWords = defineMessages({
  en: {
    noticeReceivedOn: 'Notice received by the tenant',
    rentPeriodEndsOn: 'End of the rental period',
    answeredOn: 'Answer filed',
    trialRequestedOn: 'Trial requested',
    entryServedOn: 'Notice of entry served',
    writIssuedOn: '{Writ} issued',
    writAppliedOn: 'Execution applied for',
    writPostedOn: '{Writ} posted',
    writPostedAt: '{Writ} posted at',
  } satisfies Record<CourtFact, string>,
  es: {
    noticeReceivedOn: 'Aviso recibido por el inquilino',
    rentPeriodEndsOn: 'Fin del período de renta',
    answeredOn: 'Contestación presentada',
    trialRequestedOn: 'Juicio pedido',
    entryServedOn: 'Registro del fallo notificado',
    writIssuedOn: '{Writ} emitida',
    writAppliedOn: 'Ejecución pedida',
    writPostedOn: '{Writ} fijada',
    writPostedAt: '{Writ} fijada a las',
  },
});

/** A fact that this version doesn’t know is shown as it is. @param terms of the court’s state: `Warrant of eviction issued`. */
export function courtFactWord(fact: string, terms: PackTerms | null = null): string {
  return isCourtFact(fact) ? translate(courtFactWords, fact, { ...stateWords(terms) }) : fact;
}

function isCourtFact(name: string): name is CourtFact {
  return name in courtFactWords.en;
}
