import { checks } from '@writdesk/contract/checks/checks';
import { bind } from '../../platform/http/bind.ts';
import { reissueCheck, updateGenerated, voidCheck } from './change-check.ts';
import { generateChecks } from './generate-checks.ts';
import { getCheck, listChecks } from './list-checks.ts';
import { printChecks } from './print-checks.ts';
import { getReleaseLimit, setReleaseLimit } from './release-limit.ts';
import { spoilCheck } from './spoil-check.ts';
import { approveChecks, submitChecks } from './release-checks.ts';

export const checkRoutes = [
  bind(checks.reports, listChecks),
  bind(checks.details, getCheck),
  bind(checks.generateBulk, generateChecks),
  bind(checks.submit, submitChecks),
  bind(checks.approve, approveChecks),
  bind(checks.releaseLimit, getReleaseLimit),
  bind(checks.setReleaseLimit, setReleaseLimit),
  bind(checks.print, printChecks),
  bind(checks.update, updateGenerated),
  bind(checks.markVoid, voidCheck),
  bind(checks.spoil, spoilCheck),
  bind(checks.reissue, reissueCheck),
];
