import type { Connection } from '@writdesk/contract/property-connections/connection-values';
import { CircleAlert, CircleCheck, Eye, FlaskConical, Hourglass, RefreshCw } from 'lucide-react';
import type { StatusLook } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

const said = <K extends keyof (typeof messages)['en']>(key: K) => ({
  en: messages.en[key],
  es: messages.es[key],
});
const looks = {
  practice: { label: said('practice'), tone: 'quiet', icon: FlaskConical },
  reading: { label: said('reading'), tone: 'desk', icon: RefreshCw },
  failed: { label: said('failed'), tone: 'stop', icon: CircleAlert },
  waits: { label: said('waits'), tone: 'desk', icon: Eye },
  current: { label: said('current'), tone: 'gain', icon: CircleCheck },
  fresh: { label: said('fresh'), tone: 'quiet', icon: Hourglass },
} as const satisfies Record<string, StatusLook>;

/** How a connection is doing, what needs somebody first. */
export function lookOf({ isPractice, syncingSince, failure, waiting, dataAt }: Connection): StatusLook {
  if (isPractice) return looks.practice;
  if (syncingSince) return looks.reading;
  if (failure) return looks.failed;
  if (waiting.length > 0) return looks.waits;
  return dataAt ? looks.current : looks.fresh;
}
