import type { ImportRowState, ImportStatus } from '@writdesk/contract/property-imports/import-values';
import { CircleAlert, CircleCheck, CircleSlash, Eye, PencilLine, Plus } from 'lucide-react';
import type { StatusLook } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

const said = <K extends keyof (typeof messages)['en']>(key: K) => ({
  en: messages.en[key],
  es: messages.es[key],
});

/** What an import’s status looks like. */
export const importLooks: Readonly<Record<ImportStatus, StatusLook>> = {
  PREVIEW: { label: said('PREVIEW'), tone: 'desk', icon: Eye },
  APPLIED: { label: said('APPLIED'), tone: 'gain', icon: CircleCheck },
  UNDONE: { label: said('UNDONE'), tone: 'quiet', icon: CircleSlash },
};

/** What a row’s state looks like. */
export const rowLooks: Readonly<Record<ImportRowState, StatusLook>> = {
  NEW: { label: said('NEW'), tone: 'gain', icon: Plus },
  CHANGED: { label: said('CHANGED'), tone: 'desk', icon: PencilLine },
  UNCHANGED: { label: said('UNCHANGED'), tone: 'quiet', icon: CircleCheck },
  REFUSED: { label: said('REFUSED'), tone: 'stop', icon: CircleAlert },
};
