import { caseStatusFacts, type CaseStatus } from '@writdesk/contract/cases/case-status';
import {
  CalendarClock,
  CircleCheck,
  CirclePause,
  CircleSlash,
  CircleX,
  FileCheck,
  FilePen,
  Gavel,
  Hourglass,
  Inbox,
  KeyRound,
  ListChecks,
  PencilLine,
  Reply,
  Route,
  Scale,
  Send,
  Signature,
  Stamp,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import type { StatusLook } from './Status.tsx';

/** The icons that the contract names. */
const icons: Record<string, LucideIcon> = {
  CalendarClock,
  CircleCheck,
  CirclePause,
  CircleSlash,
  CircleX,
  FileCheck,
  FilePen,
  Gavel,
  Hourglass,
  Inbox,
  KeyRound,
  ListChecks,
  PencilLine,
  Reply,
  Route,
  Scale,
  Send,
  Signature,
  Stamp,
  Undo2,
};

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

/** How a case's status looks to its reader. `<Status of={caseStatusLook(row.status, reader)} />` */
export function caseStatusLook(status: CaseStatus, reader: 'firm' | 'client' = 'firm'): StatusLook {
  const facts = caseStatusFacts[status];
  const client = reader === 'client';
  const [firmText, clientText = firmText] = spanish[status];
  return {
    label: { en: client ? facts.clientLabel : facts.firmLabel, es: client ? clientText : firmText },
    tone: (client && facts.clientTone) || facts.tone,
    icon: icons[(client && facts.clientIcon) || facts.icon] ?? PencilLine,
  };
}

/** A judgment for the tenant is no gain of ours: same icon, other tone. */
export const judgmentForTenant: StatusLook = {
  label: { en: 'Judgment for tenant', es: 'Fallo a favor del inquilino' },
  tone: 'stop',
  icon: Gavel,
};
