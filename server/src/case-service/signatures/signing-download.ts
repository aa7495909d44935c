import { systemScope } from '../../platform/db/scope.ts';
import type { DownloadLink } from '../storage/index.ts';
import { findSignature, type SignatureRecord } from './signature-queries.ts';
import { isStillAsked } from './still-asked.ts';

const OF = 'signature';

export const downloadKeyOf = ({ firmId, caseId, id }: SignatureRecord) => ({
  of: OF,
  key: [firmId, caseId, id].join(' '),
});

/** Whoever has a signing link reads the document as long as it is asked for, and after they have signed it. */
export const signingDownload: DownloadLink = {
  of: OF,
  async isGood(deps, key) {
    const [firmId = '', caseId = '', id = ''] = key.split(' ');
    const row = await findSignature(deps.db.as(systemScope), { firmId, caseId, id });
    if (row?.status !== 'REQUESTED' && row?.status !== 'SIGNED') return false;
    return isStillAsked(deps, row, deps.clock.now());
  },
};
