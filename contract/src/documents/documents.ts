import { z } from 'zod';
import { caseDetails } from '../cases/cases.ts';
import { route } from '../route.ts';
import { id, idParams } from '../values/ids.ts';

/** Documents of a case, beyond what the case's own calls do with them. */
export const documents = {
  regenerate: route({
    method: 'POST',
    area: 'case-service',
    path: '/documents/regenerate/{id}',
    changes: ['case'],
    permission: 'document.regenerate',
    summary: 'Regenerate a document from the facts as they are now',
    params: idParams,
    body: z.object({ caseId: id }),
    reply: caseDetails,
    failure: 'Add Case Documents Fail',
  }),
};
