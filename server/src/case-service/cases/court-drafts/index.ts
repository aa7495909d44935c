export { courtDraftAudits } from './court-draft-audits.ts';
export { moveDraftsOfCourt } from './move-drafts.job.ts';
