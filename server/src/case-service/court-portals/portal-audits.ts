import { pauseReasons, robotTerms } from '@writdesk/contract/court-portals/court-portal-values';
import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';

// How a firm signs in at courts is its own.
const onPortal = auditOf('cases', 'court-portal', 'FIRM');
const values = { name: z.string(), address: z.string(), terms: z.enum(robotTerms) };

export const courtPortalAudits = {
  create: onPortal('court-portal.create', values),
  update: onPortal('court-portal.update', { ...values, credentialRemoved: z.boolean() }),
  setCredential: onPortal('court-portal.set-credential'),
  /** A robot has opened the sealed sign-in, for a job or the nightly look. */
  useCredential: onPortal('court-portal.use-credential', { jobId: z.string().nullable() }),
  pause: onPortal('court-portal.pause', { because: z.enum(pauseReasons) }),
  resume: onPortal('court-portal.resume'),
  /** Filing by the standard, by somebody who accepted that nobody has proven it with this manager. */
  turnOn: onPortal('court-portal.turn-on'),
  setCertificate: onPortal('court-portal.set-certificate', { fingerprint: z.string() }),
  letSubmitAlone: onPortal('court-portal.let-submit-alone', { alone: z.boolean() }),
  look: onPortal('court-portal.look', { succeeded: z.boolean() }),
};
