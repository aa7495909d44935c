import { type WritKind } from '@writdesk/contract/writs/writ-actions';
import { type WritStatus, writStatusFacts } from '@writdesk/contract/writs/writ-status';
import {
  CircleSlash,
  FileCheck,
  KeyRound,
  type LucideIcon,
  OctagonPause,
  PencilLine,
  Pin,
  Reply,
  Signature,
  Stamp,
  TimerOff,
  Undo2,
} from 'lucide-react';
import type { StatusLook } from '../../shared/ui/index.ts';

/** The icons that the contract names. */
const icons: Readonly<Record<string, LucideIcon>> = {
  CircleSlash,
  FileCheck,
  KeyRound,
  OctagonPause,
  PencilLine,
  Pin,
  Reply,
  Signature,
  Stamp,
  TimerOff,
  Undo2,
};

/** What the company reads where it differs, and both in Spanish. */
const words: Readonly<Record<WritStatus, { es: string; client?: { en: string; es: string } }>> = {
  DRAFT: { es: 'Borrador', client: { en: 'Being prepared', es: 'En preparación' } },
  SUBMITTED: { es: 'Con el cliente', client: { en: 'Your answers', es: 'Sus respuestas' } },
  RESUBMIT_REQUESTED: { es: 'Reenvío solicitado' },
  REVIEWED: { es: 'Revisada' },
  FILED: { es: 'Presentada' },
  ISSUED: { es: 'Emitida' },
  POSTED: { es: 'Fijada' },
  EXECUTED: { es: 'Ejecutada' },
  STAYED: { es: 'Suspendida' },
  RETURNED_UNEXECUTED: { es: 'Devuelta sin ejecutar' },
  EXPIRED: { es: 'Vencida' },
  CANCELLED: { es: 'Cancelada' },
};

/** How a writ’s status looks to its reader; one that the company has answered is with the attorney who signs it. */
export function writStatusLook(
  status: WritStatus,
  reader: 'firm' | 'client' = 'firm',
  isAnswered = false,
): StatusLook {
  if (status === 'SUBMITTED' && isAnswered)
    return { label: { en: 'With attorney', es: 'Con el abogado' }, tone: 'desk', icon: Signature };
  const { label, tone, icon } = writStatusFacts[status];
  const { es, client } = words[status];
  return {
    label: (reader === 'client' && client) || { en: label, es },
    tone,
    icon: icons[icon] ?? PencilLine,
  };
}

export const writKindWords: Readonly<Record<'en' | 'es', Readonly<Record<WritKind, string>>>> = {
  en: { ORIGINAL: 'Original', ALIAS: 'Alias', PLURIES: 'Pluries' },
  es: { ORIGINAL: 'Original', ALIAS: 'Alias', PLURIES: 'Pluries' },
};
