import { z } from 'zod';
import { namedRef } from '../cases/case-values.ts';
import { route } from '../route.ts';
import { id, idParams } from '../values/ids.ts';
import { line, oneLine } from '../values/text.ts';
import { viewedLists } from './viewed-lists.ts';

const list = z.enum(viewedLists);

/** How many views a person can keep of one list. */
export const MOST_VIEWS = 50;

/** A list as somebody wants to see it again: its queue, filters and order under a name. */
export const savedView = z.object({
  id,
  name: z.string(),
  /** The list's address, `status=REVIEW&sort=title`, without a page. */
  search: z.string(),
  /** Whether everybody of the owner's firm or company sees it. */
  isShared: z.boolean(),
  owner: namedRef,
  /** Whether the caller may replace it. */
  isOwn: z.boolean(),
  /** Whether the caller may delete it: the owner, and for a shared one the firm’s administrator or the company’s owner. */
  mayRemove: z.boolean(),
});
export type SavedView = z.output<typeof savedView>;

const area = 'user-service';

export const savedViews = {
  list: route({
    method: 'GET',
    area,
    path: '/saved-view/list',
    reads: ['saved-view'],
    permission: 'signed-in',
    summary: 'List the caller’s own views of a list, and those that their firm or company shares, by name',
    query: z.object({ list }),
    reply: z.object({ views: z.array(savedView) }),
    failure: 'Get Saved Views Fail',
  }),
  save: route({
    method: 'POST',
    area,
    path: '/saved-view/save',
    changes: ['saved-view'],
    permission: 'signed-in',
    summary: 'Save a view of a list; a view of the caller’s with the same name is replaced',
    body: z.object({
      list,
      name: line('viewName', 60),
      search: oneLine(4_000),
      isShared: z.boolean().default(false),
    }),
    reply: z.object({ view: savedView }),
    status: 201,
    failure: 'Save View Fail',
  }),
  remove: route({
    method: 'DELETE',
    area,
    path: '/saved-view/{id}',
    changes: ['saved-view'],
    permission: 'signed-in',
    summary:
      'Delete a saved view of the caller’s own, or as an administrator one that the organization shares',
    params: idParams,
    reply: z.object({ id }),
    failure: 'Delete Saved View Fail',
  }),
};
