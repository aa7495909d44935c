import { caseStatusFacts, type CaseStatus } from './case-status.ts';

/** In Spanish: what the firm reads, and what the company reads where it differs. */
const spanish: Record<CaseStatus, readonly [firm: string, client?: string]> = {
  DRAFT: ['Borrador'],
  PAYMENT_HOLD: ['Retenido: factura vencida', 'En espera: factura vencida'],
  INTAKE: ['Recepción', 'Enviado'],
  INITIAL_CHECK: ['Revisión inicial', 'En revisión'],
  REVIEW: ['Revisión del abogado'],
  RETURNED_TO_CLIENT: ['A la espera del cliente', 'Acción necesaria'],
  RETURNED_TO_PROCESSOR: ['De vuelta con el tramitador', 'En revisión'],
  SENT_FOR_FILING: ['Aprobado: enviado a presentar', 'Aprobado'],
  FILED: ['Presentado'],
  SENT_FOR_SERVING: ['En notificación', 'Notificando'],
  ON_DOCKET: ['En agenda', 'Fecha de audiencia fijada'],
  AWAITING_JUDGMENT: ['A la espera del fallo', 'A la espera del juez'],
  JUDGMENT_RECORDED: ['Fallo', 'Fallo dictado'],
  APPEALED: ['Apelado'],
  WRIT_IN_PROGRESS: ['Orden en curso', 'Orden en preparación'],
  WRIT_ISSUED: ['Orden emitida'],
  LOCKOUT_SCHEDULED: ['Lanzamiento fijado', 'Fecha de lanzamiento fijada'],
  CLOSED: ['Cerrado'],
  DISMISSED: ['Desistido'],
  DENIED: ['Denegado', 'No aceptado'],
};

/** What a status is called, by the side that reads it. */
export function caseStatusName(status: CaseStatus, side: 'firm' | 'client'): { en: string; es: string } {
  const { firmLabel, clientLabel } = caseStatusFacts[status];
  const [firmText, clientText = firmText] = spanish[status];
  return side === 'client' ? { en: clientLabel, es: clientText } : { en: firmLabel, es: firmText };
}
