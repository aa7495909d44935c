import { documents } from '@writdesk/contract/documents/documents';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { z } from 'zod';
import { contextOf, type Deps } from '../../platform/context.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { attachmentDisposition } from '../../platform/storage/index.ts';
import { loadActorAgain } from '../../user-service/users/index.ts';
import { findCase } from '../cases/record/index.ts';
import { zippableFiles, type ZippedFile } from './zippable-files.ts';
import { readZipCode } from './zip-documents.ts';

const asked = z.object({ code: z.string().max(2_000) });

/** Gives out what `zipDocuments` made an address for: file after file, as they lie in the storage. */
export function serveZip(server: FastifyInstance, deps: Deps): void {
  server.get(documents.zip.url, { compress: false, exposeHeadRoute: false }, (request, reply) =>
    give(deps, request, reply),
  );
}

async function give(deps: Deps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const query = asked.safeParse(request.query);
  if (!query.success) return refuse('forbidden');
  const { asker, caseId, packetId } = readZipCode(deps, query.data.code);
  // Who has the address may have lost the case, their session or their account since it was made.
  const actor = await loadActorAgain(deps, asker, deps.clock.now());
  if (!actor) return refuse('unauthorized');
  const context = contextOf(deps, actor, request.id);
  const record = found(await findCase(deps.db.as(context.scope), context.scope, caseId), 'case_not_found');
  const files = await zippableFiles(context, { caseId, packetId });
  const name = `${record.caseNumber ?? record.caseDraftNumber} ${packetId ? 'packet' : 'documents'}.zip`;
  reply.headers({
    'content-type': 'application/zip',
    'content-disposition': attachmentDisposition(name),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cache-control': 'no-store',
  });
  const { stream, sizeBytes } = await pack(deps, files);
  return reply.header('content-length', sizeBytes).send(stream);
}

/** Most documents are compressed by their own format; stored as they are, it is known beforehand how long the whole will be. */
function pack(
  { storage }: Deps,
  files: readonly ZippedFile[],
): Promise<{ stream: Readable; sizeBytes: number }> {
  const zip = new ZipFile();
  const stream = zip.outputStream as Readable;
  // A file that is gone meanwhile, or is not as long as it says, breaks the download off: nobody takes half of it for the whole.
  zip.on('error', (error: Error) => stream.destroy(error));
  let open: Readable | undefined;
  // Who leaves in the middle leaves no file open.
  stream.once('close', () => open?.destroy());
  const next = async (path: string) => {
    open = (await storage.get(path)) ?? undefined;
    if (!open) throw new Error(`Nothing lies at ${path}.`);
    return open.on('error', (error) => stream.destroy(error));
  };
  for (const { file, name } of files) {
    zip.addReadStreamLazy(name, { size: file.sizeBytes, compress: false }, (take) => {
      next(file.path).then(
        (content) => take(null, content),
        (error: unknown) => take(error, stream),
      );
    });
  }
  return new Promise((settle) => {
    const onSized = (sizeBytes: number) => settle({ stream, sizeBytes });
    // Its types don’t know what the callback is given.
    zip.end({ forceZip64Format: false, comment: '' }, onSized as () => void);
  });
}
