// Fetches what test:keycloak and test:fuzz play against, where it isn't there yet, so that they find it. What can't be
// fetched is reported here and once more by whichever of them needs it: this ends well in any case.
import './lib/need-node.mjs';
import { fetchKeycloak, missingForKeycloak } from './lib/keycloak.mjs';
import { ensureSchemathesis } from './lib/schemathesis.mjs';

const fetches = [ensureSchemathesis];
if (missingForKeycloak().length === 0) fetches.push(fetchKeycloak);
for (const { reason } of await Promise.allSettled(fetches.map((fetch) => fetch())))
  if (reason) console.error(reason.message);
