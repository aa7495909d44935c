import type { UserActor } from '../../platform/actor.ts';

/** A company reads the rules that name it; what a firm asks of all its companies is the firm's own. */
export const namedClients = ({ roleType, clientId }: UserActor): readonly string[] | null =>
  roleType === 'Client' ? (clientId ? [clientId] : []) : null;
