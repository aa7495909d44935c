import { id } from '@writdesk/contract/values/ids';
import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';

// What comes with the product belongs to no firm, so that all templates stand on the users' trail.
const onTemplate = auditOf('users', 'document-template');
const about = { name: z.string(), kind: z.string() };

export const templateAudits = {
  create: onTemplate('document-template.create', { ...about, type: z.string() }),
  update: onTemplate('document-template.update', { ...about, fields: z.array(z.string()), number: z.int() }),
  publish: onTemplate('document-template.publish', {
    ...about,
    number: z.int(),
    sha256: z.string().nullable(),
  }),
  review: onTemplate('document-template.review', { ...about, number: z.int() }),
  clone: onTemplate('document-template.clone', { ...about, from: id }),
  tags: onTemplate('document-template.tags', { ...about, number: z.int(), tags: z.int() }),
  remove: onTemplate('document-template.delete', about),
  retire: onTemplate('document-template.retire', about),
};
