import { z } from 'zod';
import { route } from '../route.ts';
import { instant } from '../values/dates.ts';
import { id } from '../values/ids.ts';
import { INVISIBLE, isSeen, oneLine } from '../values/text.ts';
import {
  endingOf,
  mostBytesOf,
  mostMegabytesOf,
  sheetAdvice,
  typeNames,
  uploadTypes,
} from '../values/upload-types.ts';
import { issue } from '../sentences/fault.ts';

const endings = Object.values(uploadTypes).flat();

const fileName = z
  .string()
  .trim()
  .min(1, issue('missing', { what: 'fileName' }))
  .max(200, issue('too_long', { what: 'fileName', max: 200 }))
  .regex(/^[^/\\\p{Cc}\u2028-\u202E\u2066-\u2069]+$/u, issue('file_name_signs'))
  .refine(isSeen, INVISIBLE);

const path = oneLine(800).min(1, issue('missing', { what: 'path' }));

/** Says of an old spreadsheet, and of one with macros, how to save it before it is sent. */
const uploadName = fileName.superRefine((name, context) => {
  const advice = sheetAdvice(name);
  if (advice) context.addIssue({ code: 'custom', message: issue(advice) });
});

const upload = z
  .object({
    fileName: uploadName,
    contentType: z.enum(typeNames, issue('file_types', { endings })),
    sizeBytes: z.int(issue('size_wanted')).min(1, issue('file_empty')),
    /** Whose file it is; only for those who work for several companies. */
    clientId: id.optional(),
  })
  .superRefine(({ contentType, sizeBytes }, context) => {
    if (sizeBytes > mostBytesOf(contentType))
      context.addIssue({
        code: 'custom',
        path: ['sizeBytes'],
        message: issue('file_too_large', { max: mostMegabytesOf(contentType) }),
      });
  })
  .refine((body) => (uploadTypes[body.contentType] as readonly string[]).includes(endingOf(body.fileName)), {
    path: ['fileName'],
    message: issue('file_ending'),
  });

/** Most pages that are pictured at once. */
export const MOST_PAGE_PICTURES = 20;

const url = z.object({ url: z.string() });
const pathQuery = z.object({ path });

export const storage = {
  signedUploadUrl: route({
    method: 'POST',
    area: 'case-service',
    path: '/storage/signed-upload-url',
    changes: [],
    permission: 'document.upload',
    summary:
      'Create a link that accepts one file by PUT, with the type and size given here and the headers of the reply',
    body: upload,
    reply: z.object({
      url: z.string(),
      path,
      expiresAt: instant,
      /** Send these with the PUT: the link is signed for them. */
      headers: z.record(z.string(), z.string()),
    }),
    failure: 'Get Signed Url Fail',
  }),
  signedUrl: route({
    method: 'GET',
    area: 'case-service',
    path: '/storage/signed-url',
    reads: ['file'],
    permission: 'signed-in',
    summary: 'Create a link to view a file',
    query: pathQuery,
    reply: url,
    failure: 'Get Signed Url Fail',
  }),
  downloadUrl: route({
    method: 'GET',
    area: 'case-service',
    path: '/storage/download-url',
    reads: [],
    permission: 'signed-in',
    summary: 'Create a link to download a file under its own name',
    query: pathQuery,
    reply: url,
    failure: 'Get Signed Url Fail',
  }),
  pagesUrl: route({
    method: 'GET',
    area: 'case-service',
    path: '/storage/pages-url',
    reads: ['file'],
    permission: 'signed-in',
    summary: 'Create a link to view a picture as the PDF pages that a court gets of it',
    query: pathQuery,
    reply: url,
    failure: 'Get Signed Url Fail',
  }),
  pagePictures: route({
    method: 'GET',
    area: 'case-service',
    path: '/storage/page-pictures',
    reads: ['file'],
    permission: 'signed-in',
    summary: 'Create links to small pictures of the pages of a file, a PDF or a picture',
    query: pathQuery.extend({
      /** The first page, counted from 1. */
      from: z.coerce.number<string | number>().int().min(1).max(1_000).default(1),
      count: z.coerce.number<string | number>().int().min(1).max(MOST_PAGE_PICTURES).default(1),
    }),
    /** Fewer than asked for where the file ends. */
    reply: z.object({ pictures: z.array(z.object({ page: z.int(), url: z.string() })) }),
    failure: 'Get Signed Url Fail',
  }),
  namedDownloadUrl: route({
    method: 'POST',
    area: 'case-service',
    path: '/storage/download-url',
    changes: [],
    permission: 'signed-in',
    summary: 'Create a link to download a file under a chosen name',
    body: z.object({ path, fileName: fileName.optional() }),
    reply: url,
    failure: 'Get Signed Url Fail',
  }),
  multipleDownloadUrls: route({
    method: 'GET',
    area: 'case-service',
    path: '/storage/multiple-download-urls',
    reads: [],
    permission: 'signed-in',
    summary: 'Create download links for several files, in the requested order',
    query: z.object({
      /** Paths, separated by commas or given several times. */
      paths: z
        .union([oneLine(20_000), z.array(oneLine(20_000))])
        .transform((given) =>
          [given]
            .flat()
            .flatMap((part) => part.split(','))
            .filter(Boolean),
        )
        .pipe(
          z
            .array(path)
            .min(1, issue('paths_missing'))
            .max(100, issue('paths_at_most', { max: 100 })),
        ),
    }),
    reply: z.object({ urls: z.array(z.object({ path, url: z.string() })) }),
    failure: 'Get Signed Url Fail',
  }),
};
