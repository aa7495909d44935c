import type { storage } from '@writdesk/contract/storage/storage';
import { endingOf } from '@writdesk/contract/values/upload-types';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import type { UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, refuseField } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { holderOf, sealHolder } from './download-holder.ts';
import { incoming } from './settle-upload.ts';
import { endOfAddress } from './sign-download.ts';
import { uploadOwners } from './storage-policy.ts';
import { limitUploads } from './limit-uploads.ts';
import { insertFile } from './storage-queries.ts';
import { fileAudits } from './file-audits.ts';

const UPLOAD_MINUTES = 15;

/** An address for one file, within the quota. What arrives there is looked at before anybody can use it: see `settleUpload`. */
export async function signUpload(context: UserContext, { body }: RouteInput<typeof storage.signedUploadUrl>) {
  const { deps, actor, scope } = context;
  const owners = uploadOwners(scope, body.clientId);
  if (!owners) refuseField('clientId', fault('file_whose'));
  const id = newId();
  const path = `uploads/${id}/file.${endingOf(body.fileName)}`;
  return transact(context, async (tx) => {
    const expiresAt = endOfAddress(context, UPLOAD_MINUTES);
    // Whoever holds the permission may upload; what a file is used for is decided where it is used.
    tx.authorize(allow);
    await limitUploads(tx, { userId: actor.userId, ...owners }, body.sizeBytes);
    await insertFile(tx.db, {
      id,
      path,
      fileName: body.fileName,
      contentType: body.contentType,
      sizeBytes: body.sizeBytes,
      state: 'PENDING',
      visibility: 'ALL',
      uploadedBy: actor.userId,
      firmId: owners.firmId,
      clientId: owners.clientId,
      propertyId: null,
      ownerId: null,
      caseId: null,
      uploadExpiresAt: expiresAt,
      storedAt: null,
    });
    await tx.audit(fileAudits.signUpload, {
      subjectId: id,
      firmId: owners.firmId,
      clientId: owners.clientId,
      data: { fileName: body.fileName, contentType: body.contentType, sizeBytes: body.sizeBytes },
    });
    const { url, headers } = await deps.storage.signedUploadUrl({
      path: incoming(path),
      contentType: body.contentType,
      sizeBytes: body.sizeBytes,
      holder: sealHolder(deps, holderOf(actor, { isRecord: false })),
      expiresAt,
    });
    return { url, path, expiresAt, headers };
  });
}
