import { faultReply } from '@writdesk/contract/errors';
import type { UserActor } from '../../platform/actor.ts';
import type { JobRow } from './rpa-bot-job-queries.ts';
import { rightsOf } from './rpa-bot-job-policy.ts';

export function jobView(actor: Pick<UserActor, 'roles' | 'userId'>, row: JobRow) {
  const { firmId: _firm, clientId: _client, caseId, title, caseNumber, caseDraftNumber, ...job } = row;
  const { courthouseId, courthouseName, takenOverBy, takenOverByName, createdByName, ...rest } = job;
  const { portalId, portalName, portalAddress, ...besides } = rest;
  const { rejectionCode, rejectionWords, resubmitBy, approvedByName, lastFault, ...facts } = besides;
  return {
    ...facts,
    lastFault: faultReply.nullable().parse(lastFault),
    case: { id: caseId, title, caseNumber, caseDraftNumber },
    courthouse: courthouseId ? { id: courthouseId, name: courthouseName ?? '' } : null,
    takenOverBy: takenOverBy ? { id: takenOverBy, name: takenOverByName ?? '' } : null,
    createdBy: createdByName,
    approvedBy: approvedByName,
    portal: portalId ? { id: portalId, name: portalName ?? '', address: portalAddress ?? '' } : null,
    rejection: rejectionCode ? { code: rejectionCode, words: rejectionWords, resubmitBy } : null,
    can: rightsOf(row, actor),
  };
}
