import {
  closureReasonFacts,
  denyReasonLabels,
  dismissReasonLabels,
  reasonCodeFacts,
  type ClosureReason,
  type DenyReason,
  type DismissReason,
  type ReasonCode,
} from '@writdesk/contract/cases/case-reasons';
import {
  evictionReasonCodes,
  type EvictionReasonCode,
} from '@writdesk/contract/eviction-reasons/eviction-reason-codes';
import {
  propertyCategoryFacts,
  type CaresAnswer,
  type PropertyCategory,
} from '@writdesk/contract/properties/property-categories';
import { reasonLabel } from './eviction-words.ts';
import { labelsOf, listOf, type WordList } from '../../shared/i18n/word-list.ts';

export const dismissWords: WordList<DismissReason> = {
  en: dismissReasonLabels,
  es: {
    PAID: 'El inquilino pagó',
    VACATED: 'El inquilino se mudó',
    SETTLED: 'Acuerdo',
    ERROR: 'Abierto por error',
    OTHER: 'Otro',
  },
};

export const denyWords: WordList<DenyReason> = {
  en: denyReasonLabels,
  es: {
    CONFLICT: 'Conflicto de intereses',
    DUPLICATE: 'Duplicado de otro caso',
    DEFECTIVE_NOTICE: 'Aviso defectuoso',
    WRONG_COURT: 'Tribunal equivocado',
    MISSING_DOCUMENTS: 'Faltan documentos',
    MORATORIUM: 'Moratoria',
    CLIENT_TERMS: 'Fuera de los términos del encargo',
    OTHER: 'Otro',
  },
};

export const closureWords: WordList<ClosureReason> = {
  en: labelsOf(closureReasonFacts),
  es: {
    POSSESSION_RETURNED: 'Posesión recuperada',
    TENANT_VACATED: 'El inquilino se mudó',
    PAID_REINSTATED: 'Pagado, el arriendo sigue',
    SETTLED: 'Acuerdo',
    LOST: 'Perdido',
    DUPLICATE: 'Duplicado',
    OTHER: 'Otro',
  },
};

export const reasonWords: WordList<ReasonCode> = {
  en: labelsOf(reasonCodeFacts),
  es: {
    PLAINTIFF_NAME: 'Nombre exacto del demandante',
    TENANT_NAME_MISSING: 'Nombre completo del inquilino',
    ADULT_OCCUPANT_MISSING: 'Adulto ocupante sin nombrar',
    PREMISES_ADDRESS: 'Dirección del inmueble',
    WRONG_COURTHOUSE: 'Tribunal equivocado',
    LEDGER_MISMATCH: 'El estado de cuenta y el monto reclamado difieren',
    AMOUNT_NOT_RECOVERABLE: 'El monto incluye cargos no reclamables',
    NOTICE_MISSING: 'Falta el aviso',
    NOTICE_DEFECTIVE: 'Aviso defectuoso',
    NOTICE_TOO_RECENT: 'El plazo del aviso no terminó',
    NOTICE_PROOF_MISSING: 'Falta la prueba del aviso',
    LEASE_MISSING: 'Falta el contrato',
    DOCUMENT_UNREADABLE: 'Documento ilegible',
    DOCUMENT_WRONG: 'Documento equivocado',
    CARES_UNANSWERED: 'Pregunta de la Ley CARES sin responder',
    MILITARY_STATUS: 'Servicio militar',
    SIGNATURE_MISSING: 'Falta la firma',
    FEE_INCORRECT: 'Tasa incorrecta',
    CLERK_REJECTION: 'Rechazado por la secretaría',
    SERVICE_PACKET: 'Paquete de notificación incompleto',
    OTHER: 'Otro',
  },
};

export const evictionWords: WordList<EvictionReasonCode> = listOf(evictionReasonCodes, reasonLabel);

export const categoryWords: WordList<PropertyCategory> = {
  en: labelsOf(propertyCategoryFacts),
  es: {
    CONVENTIONAL: 'Convencional',
    LIHTC: 'Crédito fiscal para bajos ingresos',
    VOUCHER: 'Vale de vivienda',
    PUBLIC_HOUSING: 'Vivienda pública',
    USDA_RD: 'USDA Desarrollo Rural',
    MOBILE_HOME: 'Parque de casas móviles',
    STUDENT: 'Vivienda estudiantil',
    COMMERCIAL: 'Comercial',
    SINGLE_FAMILY: 'Unifamiliar',
  },
};

export const caresWords: WordList<CaresAnswer> = {
  en: {
    YES: 'covered by the CARES Act',
    NO: 'not covered by the CARES Act',
    UNKNOWN: 'CARES Act not answered',
  },
  es: { YES: 'bajo la Ley CARES', NO: 'fuera de la Ley CARES', UNKNOWN: 'Ley CARES sin responder' },
};
