import type { Route } from '@writdesk/contract/route';
import { useState } from 'react';
import type { z } from 'zod';
import { ApiError, call, type CallRest, isCancelled } from '../api/index.ts';
import { toast } from '../ui/toast/toast.ts';
import { saveFile } from './save-file.ts';

/** What the server writes as a file. */
type FileRoute = Route & { method: 'GET'; reply: z.ZodType<{ url: string }> };

/** Of a list its filter, of a record its id, of a record’s list both. */
type Given<R extends FileRoute> = object &
  (R['query'] extends z.ZodType ? { query: z.input<R['query']> } : unknown) &
  (R['params'] extends z.ZodType ? { params: z.input<R['params']> } : unknown);

/** Asks the server for a file and hands it to the browser. @param done what is said then. @param failed what is said of any failure, an answer without an address among them, unless `onRefused` says more. */
export function useDownload<R extends FileRoute>(
  route: R,
  {
    fileName,
    done,
    failed,
    onRefused = () => false,
  }: {
    fileName: string;
    done: string;
    failed: string;
    /** @returns whether it shows why the server refused. */
    onRefused?: (error: ApiError) => boolean;
  },
) {
  const [isRunning, setRunning] = useState(false);
  const run = (given: Given<R>) => {
    setRunning(true);
    fetchFile(route, given)
      .then((content) => {
        saveFile(fileName, content);
        toast.success(done);
      })
      .catch((error: unknown) => {
        if (isCancelled(error) || (error instanceof ApiError && onRefused(error))) return;
        toast.error(failed);
      })
      .finally(() => setRunning(false));
  };
  return { run, isRunning };
}

async function fetchFile<R extends FileRoute>(route: R, given: object): Promise<Blob> {
  // The caller's types hold: what is added asks for no toast.
  const rest = [{ ...given, quiet: true }] as unknown as CallRest<R, { quiet?: boolean }>;
  const reply: { url: string } = await call(route, ...rest);
  const response = await fetch(reply.url);
  if (!response.ok) throw new ApiError('status', response.statusText, route.failure, response.status);
  return response.blob();
}
