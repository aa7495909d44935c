import { permitted } from '@writdesk/contract/permissions/permissions';
import { type FeedKind, formatsOf } from '@writdesk/contract/feeds/feeds';
import type { ReportKind } from '@writdesk/contract/reports/report-values';
import type { UserActor } from '../../platform/actor.ts';
import { mayHave } from '../reports/index.ts';
import type { FeedFormat } from './feed-secret.ts';

/** The organization whose feeds somebody keeps in order, also those of a colleague. */
export const looksAfter = ({
  roles,
  firmId,
  clientId,
}: Pick<UserActor, 'roles' | 'firmId' | 'clientId'>): { firmId: string | null; clientId: string | null } => ({
  firmId: roles.includes('firm_admin') ? firmId : null,
  clientId: roles.includes('client_owner') ? clientId : null,
});

interface About {
  kind: FeedKind;
  /** Of a table. */
  reportKind: ReportKind | null;
}

/** Whether somebody may have what a feed shows, at this moment. */
export function mayRead(actor: UserActor, { kind, reportKind }: About): boolean {
  const { roles } = actor;
  if (!permitted(roles, 'feed.create')) return false;
  if (kind === 'TABLE') return reportKind !== null && mayHave(actor, reportKind);
  return permitted(roles, kind === 'FIGURE' ? 'statistics.read' : 'case.read') !== null;
}

export const isFormatOf = (kind: FeedKind, format: FeedFormat): boolean =>
  (formatsOf[kind] as readonly FeedFormat[]).includes(format);
