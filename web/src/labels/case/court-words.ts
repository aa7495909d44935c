import type { Appellant } from '@writdesk/contract/appeals/appeals';
import type { AppealResult } from '@writdesk/contract/cases/case-facts';
import { holdLabels, type HoldKind } from '@writdesk/contract/cases/hold-kinds';
import type { DocketFinding } from '@writdesk/contract/dockets/docket-findings';
import type { docketStates } from '@writdesk/contract/dockets/dockets';
import type { CaseTaskKind } from '@writdesk/contract/cases/case-tasks';
import { outcomeFacts, type JudgmentOutcome } from '@writdesk/contract/judgments/judgment-outcomes';
import { labelsOf, type WordList } from '../../shared/i18n/word-list.ts';

export const outcomes: WordList<JudgmentOutcome> = {
  en: labelsOf(outcomeFacts),
  es: {
    POSSESSION_ONLY: 'Posesión',
    POSSESSION_AND_MONEY: 'Posesión y dinero',
    MONEY_ONLY: 'Solo dinero',
    DEFAULT_POSSESSION: 'Posesión en rebeldía',
    DEFAULT_POSSESSION_AND_MONEY: 'Posesión y dinero en rebeldía',
    CONSENT_JUDGMENT: 'Fallo por acuerdo',
    STIPULATED_STAY: 'Suspensión pactada',
    DISMISSED_WITHOUT_PREJUDICE: 'Desestimado sin perjuicio',
    DISMISSED_WITH_PREJUDICE: 'Desestimado con perjuicio',
    JUDGMENT_FOR_TENANT: 'Fallo a favor del inquilino',
    SATISFIED: 'Satisfecho',
    VACATED: 'Fallo anulado',
    CONTINUED: 'Aplazada',
  },
};

/** What became of a case's place on a docket. */
export const settingStates: WordList<(typeof docketStates)[number]> = {
  en: { SET: 'Set', HELD: 'Heard', CONTINUED: 'Continued', CANCELLED: 'Removed' },
  es: { SET: 'Fijada', HELD: 'Celebrada', CONTINUED: 'Aplazada', CANCELLED: 'Quitada' },
};

/** What an outcome means for the one who records it. */
export const outcomeMeanings: WordList<JudgmentOutcome> = {
  en: {
    POSSESSION_ONLY: 'Possession after a hearing, and no money.',
    POSSESSION_AND_MONEY: 'Possession and money after a hearing.',
    MONEY_ONLY: 'The tenant has already left: money only, and no writ.',
    DEFAULT_POSSESSION: 'No one answered or appeared, and possession is awarded.',
    DEFAULT_POSSESSION_AND_MONEY: 'No one answered or appeared, and possession and money are awarded.',
    CONSENT_JUDGMENT: 'Both sides agreed to a judgment; a writ only as its terms say.',
    STIPULATED_STAY: 'Both sides agreed to wait; the case is held while the terms are kept.',
    DISMISSED_WITHOUT_PREJUDICE: 'The suit ends; the same claim may be filed again.',
    DISMISSED_WITH_PREJUDICE: 'The suit ends for good; the same claim can’t be filed again.',
    JUDGMENT_FOR_TENANT: 'The tenant won and stays.',
    SATISFIED: 'The judgment was paid or carried out.',
    VACATED: 'The court set the judgment aside; the case is before the judge again.',
    CONTINUED: 'No order yet: the hearing was put off.',
  },
  es: {
    POSSESSION_ONLY: 'Tras la audiencia la unidad es nuestra; sin monto.',
    POSSESSION_AND_MONEY: 'Tras la audiencia la unidad es nuestra, y un monto.',
    MONEY_ONLY: 'El inquilino ya se fue: solo un monto, sin orden.',
    DEFAULT_POSSESSION: 'Nadie contestó ni vino; la unidad es nuestra.',
    DEFAULT_POSSESSION_AND_MONEY: 'Nadie contestó ni vino; la unidad es nuestra, y un monto.',
    CONSENT_JUDGMENT: 'Las partes acordaron un fallo; orden solo según sus términos.',
    STIPULATED_STAY: 'Las partes acordaron esperar; el caso queda retenido mientras se cumpla.',
    DISMISSED_WITHOUT_PREJUDICE: 'El juicio termina; se puede presentar de nuevo.',
    DISMISSED_WITH_PREJUDICE: 'El juicio termina para siempre.',
    JUDGMENT_FOR_TENANT: 'El inquilino ganó y se queda.',
    SATISFIED: 'El fallo se pagó o se cumplió.',
    VACATED: 'El tribunal anuló el fallo; el caso vuelve al juez.',
    CONTINUED: 'Aún sin fallo: la audiencia se aplazó.',
  },
};

export const holds: WordList<HoldKind> = {
  en: holdLabels,
  es: {
    BANKRUPTCY_STAY: 'Suspensión por quiebra',
    COURT_STAY: 'Suspendido por el tribunal',
    MORATORIUM: 'Moratoria',
    SETTLEMENT: 'Acuerdo',
    CLIENT_HOLD: 'En espera por deseo de la empresa',
    SCRA: 'Servicio militar',
    DISPUTE_FDCPA: 'Deuda disputada',
    COURT_CLOSED: 'Tribunal cerrado',
  },
};

/** What the firm has to do in a case by a day. */
export const taskWords: WordList<CaseTaskKind> = {
  en: {
    ORDER_TO_FOLLOW: 'The written order is to follow',
    ASK_FOR_WRIT: 'A payment into the registry is missing: ask the court for the writ',
    AFFIDAVIT_OF_DEFAULT: 'A payment of the agreement is missing: sign the affidavit of default',
  },
  es: {
    ORDER_TO_FOLLOW: 'La resolución por escrito está por llegar',
    ASK_FOR_WRIT: 'Falta un pago en el registro: pida la orden al tribunal',
    AFFIDAVIT_OF_DEFAULT: 'Falta un pago del acuerdo: firme la declaración de incumplimiento',
  },
};

/** Who appealed. */
export const appellantWords: WordList<Appellant> = {
  en: { PLAINTIFF: 'The plaintiff', TENANT: 'The tenant' },
  es: { PLAINTIFF: 'El demandante', TENANT: 'El inquilino' },
};

/** What becomes of an appeal. */
export const appealResultWords: WordList<AppealResult> = {
  en: {
    PENDING: 'Pending',
    AFFIRMED: 'Affirmed',
    DISMISSED: 'Appeal dismissed',
    STAY_LIFTED: 'Stay lifted',
    REVERSED: 'Reversed',
    REVERSED_AND_DISMISSED: 'Reversed and dismissed',
  },
  es: {
    PENDING: 'Pendiente',
    AFFIRMED: 'Confirmado',
    DISMISSED: 'Apelación desestimada',
    STAY_LIFTED: 'Suspensión levantada',
    REVERSED: 'Revocado',
    REVERSED_AND_DISMISSED: 'Revocado y desestimado',
  },
};

/** What a look at the court’s docket found. */
export const findingWords: WordList<DocketFinding> = {
  en: { NONE: 'Nothing new', ANSWER: 'An answer', APPEAL: 'An appeal' },
  es: { NONE: 'Nada nuevo', ANSWER: 'Una contestación', APPEAL: 'Una apelación' },
};
