import { type CommentType, commentTypes } from '@writdesk/contract/internal-comments/internal-comments';
import { type Permission, permitted } from '@writdesk/contract/permissions/permissions';
import type { UserActor } from '../../../platform/actor.ts';

type Reader = Pick<UserActor, 'userId' | 'roles' | 'firmId'>;
interface Written {
  firmId: string;
  commentType: CommentType;
  createdBy: string | null;
  deletedAt: Date | null;
}

const permissionsOf = {
  Firm: {
    read: 'firm-comment.read',
    create: 'firm-comment.create',
    update: 'firm-comment.update',
    delete: 'firm-comment.delete',
  },
  // The table has no letter of its own for deleting here: who may edit their own comment may also delete it.
  Client: {
    read: 'client-comment.read',
    create: 'client-comment.create',
    update: 'client-comment.update',
    delete: 'client-comment.update',
  },
} as const satisfies Record<CommentType, Record<string, Permission>>;

/** The threads of a firm's case that somebody may read; of any other type they learn nothing. */
export const readableTypes = (actor: Reader, firmId: string): CommentType[] =>
  commentTypes.filter((type) => {
    const grant = permitted(actor.roles, permissionsOf[type].read);
    return grant && (!grant.limits.includes('if-firm-staff') || actor.firmId === firmId);
  });

/** Accounts payable reads the threads that somebody there began or is mentioned in. */
export const readsOwnThreadsOnly = (actor: Reader): boolean =>
  permitted(actor.roles, 'client-comment.read')?.limits.includes('billing-threads-only') === true;

export const mayWrite = (actor: Reader, firmId: string, type: CommentType): boolean =>
  permitted(actor.roles, permissionsOf[type].create) !== null && readableTypes(actor, firmId).includes(type);

/** One edits and deletes one's own, while it is there. */
export const mayChange = (actor: Reader, row: Written, how: 'update' | 'delete'): boolean =>
  row.createdBy === actor.userId &&
  row.deletedAt === null &&
  permitted(actor.roles, permissionsOf[row.commentType][how]) !== null;

/** What a comment said before: an administrator of the case's firm reads it. */
export const seesEarlier = (actor: Reader, firmId: string): boolean =>
  actor.firmId === firmId && actor.roles.includes('firm_admin');
