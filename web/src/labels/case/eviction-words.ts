import type { EvictionReasonCode } from '@writdesk/contract/eviction-reasons/eviction-reason-codes';
import { evictionReasons } from '@writdesk/contract/eviction-reasons/eviction-reasons';
import {
  noticeTypeLabels,
  noticeTypes,
  serviceMethodLabels,
  serviceMethods,
  type NoticeType,
  type ServiceMethod,
} from '@writdesk/contract/notices/notice-types';
import type { Locale } from '../../shared/i18n/locale.ts';
import { listOf, type WordList } from '../../shared/i18n/word-list.ts';

const spanishReasons: Record<EvictionReasonCode, string> = {
  NONPAYMENT: 'Falta de pago de la renta',
  HOLDOVER: 'Permanencia tras el fin del contrato',
  LEASE_VIOLATION: 'Incumplimiento del contrato',
  REPEAT_VIOLATION: 'Mismo incumplimiento dentro del plazo',
  UNAUTHORIZED_OCCUPANT: 'Ocupante no autorizado',
  UNAUTHORIZED_PET: 'Mascota no autorizada',
  PROPERTY_DAMAGE_WASTE: 'Daños a la propiedad',
  NUISANCE: 'Molestias',
  CRIMINAL_ACTIVITY: 'Actividad delictiva',
  IMMEDIATE_IRREPARABLE: 'Incumplimiento inmediato e irreparable',
  HEALTH_SAFETY: 'Incumplimiento de salud y seguridad',
  FALSE_APPLICATION: 'Solicitud de alquiler falsa',
  TENANT_AT_SUFFERANCE: 'Inquilino por tolerancia',
  TENANT_AT_WILL: 'Fin del arrendamiento a voluntad',
  NON_RENEWAL: 'Contrato no renovado',
  NO_CAUSE_TERMINATION: 'Terminación sin causa',
  OWNER_MOVE_IN: 'El propietario se muda a la vivienda',
  WITHDRAW_FROM_MARKET: 'Vivienda retirada del mercado',
  SUBSTANTIAL_REMODEL: 'Remodelación importante',
  SUBSIDY_TERMINATION: 'Fin del arrendamiento subsidiado',
  EMPLOYMENT_HOUSING_ENDED: 'Fin de la vivienda por empleo',
  FORECLOSURE: 'Ocupante tras una ejecución hipotecaria',
  SQUATTER: 'Ocupante ilegal o intruso',
  MOBILE_HOME_PARK: 'Incumplimiento en un parque de casas móviles',
  COMMERCIAL_DEFAULT: 'Incumplimiento de un arrendamiento comercial',
  ABANDONMENT: 'Abandono',
  REFUSED_ACCESS: 'Acceso denegado',
  OTHER: 'Otro',
};

const spanishNotices: Record<NoticeType, string> = {
  PAY_OR_VACATE: 'Pagar o desocupar',
  RENT_DEMAND: 'Requerimiento de renta (Nueva York, 14 días)',
  PAY_REMINDER_CERTIFIED: 'Carta de renta atrasada por correo certificado (Nueva York, 5 días)',
  CURE_OR_VACATE: 'Corregir o desocupar',
  UNCONDITIONAL_VACATE: 'Aviso incondicional de desocupar',
  HEALTH_SAFETY: 'Incumplimiento de salud y seguridad (Arizona, 5 días)',
  IMMEDIATE_IRREPARABLE: 'Terminación inmediata, incumplimiento irreparable (Arizona)',
  NUISANCE_WASTE: 'Molestias o daños (3 días)',
  NON_RENEWAL: 'No renovación',
  TERMINATE_PERIODIC: 'Terminación de un arrendamiento de mes a mes',
  DEMAND_FOR_POSSESSION: 'Requerimiento de posesión',
  NOTICE_TO_LEAVE_PREMISES: 'Aviso de abandonar el inmueble',
  NOTICE_OF_INTENT_TO_FILE: 'Aviso de intención de demandar',
  FEDERAL_30_DAY: 'Aviso federal de 30 días (Ley CARES)',
  SUBSIDY_TERMINATION: 'Terminación de un arrendamiento subsidiado',
  FORECLOSURE_OCCUPANT: 'Aviso al ocupante tras una ejecución hipotecaria (90 días)',
  UNLAWFUL_DETAINER_5_JUDICIAL: 'Retención ilícita, 5 días hábiles judiciales (Nevada, segundo aviso)',
};

const spanishMethods: Record<ServiceMethod, string> = {
  PERSONAL: 'En mano al inquilino',
  SUBSTITUTED_ADULT: 'En mano a un adulto que vive allí',
  POST_AND_MAIL: 'Fijado y enviado por correo',
  INSIDE_DOOR: 'Dentro de la puerta principal',
  OUTSIDE_DOOR_SEALED_PLUS_MAIL: 'En la puerta, en sobre cerrado, y por correo',
  CERTIFIED_MAIL: 'Correo certificado',
  FIRST_CLASS_MAIL: 'Correo de primera clase',
  EMAIL_BY_ADDENDUM: 'Correo electrónico, por anexo firmado',
  BAILIFF_PLUS_ORDINARY_MAIL: 'Alguacil y correo ordinario',
  COURT_ORDERED_POSTING: 'Fijado por orden del tribunal',
  PUBLICATION: 'Publicación',
  TENANT_PORTAL: 'Portal del inquilino, donde él lo eligió',
};

/** The usual ways in the words of the one who did it; the rest as the court names them. */
const plainMethods: Partial<Record<ServiceMethod, string>> = {
  PERSONAL: 'Handed to the tenant',
  SUBSTITUTED_ADULT: 'Handed to an adult living there',
  POST_AND_MAIL: 'Posted on the door and mailed',
  OUTSIDE_DOOR_SEALED_PLUS_MAIL: 'Sealed on the door and mailed',
};

export const reasonLabel = (code: EvictionReasonCode, locale: Locale): string =>
  locale === 'es' ? spanishReasons[code] : evictionReasons[code].label;

export const noticeLabel = (type: NoticeType, locale: Locale): string =>
  locale === 'es' ? spanishNotices[type] : noticeTypeLabels[type];

export const methodLabel = (method: ServiceMethod, locale: Locale): string =>
  locale === 'es' ? spanishMethods[method] : (plainMethods[method] ?? serviceMethodLabels[method]);

export const noticeNames: WordList<NoticeType> = listOf(noticeTypes, noticeLabel);

export const methods: WordList<ServiceMethod> = listOf(serviceMethods, methodLabel);
