import { z } from 'zod';
import { route } from '../route.ts';
import { optionalEmail, optionalPhone } from '../values/contact.ts';
import { id, idParams } from '../values/ids.ts';
import { listQuery, listReply, search, sort } from '../values/paging.ts';
import { line, optionalText } from '../values/text.ts';

/** What a firm keeps of a person or company that delivers its court papers. */
export const processServerFacts = z.object({
  name: line('name', 120),
  phone: optionalPhone,
  email: optionalEmail,
  note: optionalText(500),
});

export const processServer = z.object({
  id,
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  note: z.string().nullable(),
  version: z.int(),
});
export type ProcessServer = z.output<typeof processServer>;

const listFilters = listQuery({ search, sort: sort(['name'], 'name') });
export type ProcessServerListQuery = z.output<typeof listFilters>;

const area = 'case-service';

export const processServers = {
  list: route({
    method: 'GET',
    area,
    path: '/process-servers',
    reads: ['process-server'],
    permission: 'process-server.read',
    summary: 'List the process servers of a firm',
    query: listFilters,
    reply: listReply('processServers', processServer),
    failure: 'Get Process Servers Fail',
  }),
  details: route({
    method: 'GET',
    area,
    path: '/process-servers/{id}',
    reads: ['process-server/{id}'],
    permission: 'process-server.read',
    summary: 'Get one process server',
    params: idParams,
    reply: processServer,
    failure: 'Get Process Server Fail',
  }),
  save: route({
    method: 'POST',
    area,
    path: '/process-servers',
    changes: ['process-server'],
    permission: 'process-server.save',
    summary: 'Add a process server, or update the one that the id names',
    body: processServerFacts.extend({
      id: id.optional(),
      /** The version that the caller saw; a stale one is answered 409. */
      version: z.int().optional(),
    }),
    reply: processServer,
    failure: 'Save Process Server Fail',
  }),
};
