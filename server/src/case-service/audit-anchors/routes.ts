import { auditAnchors } from '@writdesk/contract/audits/audit-anchors';
import { bind } from '../../platform/http/bind.ts';
import { listAnchors, verifyAnchors } from './read-anchors.ts';

export const auditAnchorRoutes = [
  bind(auditAnchors.list, listAnchors),
  bind(auditAnchors.verify, verifyAnchors),
];
