import type { z } from 'zod';
import type { ErrorCodeName } from './errors.ts';
import type { Permission } from './permissions/permissions.ts';
import type { Tag } from './tags.ts';

/** The two halves of the API; each is a prefix under `/api`. */
export type Area = 'case-service' | 'user-service';
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call: anyone, anyone signed in, or whoever holds one of the permissions. */
export type Entry = 'public' | 'signed-in' | Permission | readonly Permission[];

type Parts = z.ZodObject;

export interface RouteDefinition {
  method: Method;
  area: Area;
  /** As in the route table, with `{id}` for a path parameter. */
  path: `/${string}`;
  permission: Entry;
  /** One line for the API document. */
  summary: string;
  params?: Parts;
  query?: Parts;
  body?: z.ZodType;
  reply: z.ZodType;
  /** What the answer is made of; each GET says it, with `[]` for what never changes. */
  reads?: readonly Tag[];
  /** What is out of date after the call; each write says it, with `[]` where it changes nothing. */
  changes?: readonly Tag[];
  /** Status of success; 200 when absent. */
  status?: 200 | 201 | 202 | 204;
  /** Another status of success, where a call may also end as something only asked for. */
  orStatus?: 202;
  /** Refusals of a status that calls don't have as a rule; the API document names them. */
  refusals?: readonly ErrorCodeName[];
  /** What the screen says when the call fails and the server gave no better words. */
  failure: string;
  /** Open also to a person whose email address isn't verified yet; every other call by people is closed to them. */
  isForUnverified?: true;
  /** The call is served only where the embedded (development) services run. */
  embeddedOnly?: boolean;
  /** What is answered is for the asker’s eyes: it is kept under no idempotency key and in no cache. */
  isSecret?: true;
  /** Each answer says `success`: its reply declares `true`, and each failure says `false`. Whoever reads it takes all else for a failure. */
  saysSuccess?: true;
  /** A form may be sent too, as mail programs do; its fields aren't read. */
  takesForms?: true;
  /**
   * Opens also a record that is withheld from everybody, to those who keep it: the one that the path’s `id` names. Each such look is
   * recorded, as this.
   */
  opensWithheld?: string;
  /** The answer is a stream of server-sent events, each as `reply` says, that ends when one side leaves. */
  streams?: true;
}

/** A route with its full address added. */
export type Route<D extends RouteDefinition = RouteDefinition> = D & { readonly url: string };

/** A route that doesn't say what it reads or changes is a type error. */
type Tagged<D extends RouteDefinition> = D['method'] extends 'GET'
  ? { reads: readonly Tag[] }
  : { changes: readonly Tag[] };

type Parsed<S, Absent> = S extends z.ZodType ? z.output<S> : Absent;
type Given<S, Absent> = S extends z.ZodType ? z.input<S> : Absent;

/** What a verb on the server receives: parsed, defaults filled in. */
export interface RouteInput<R extends RouteDefinition> {
  params: Parsed<R['params'], Record<string, never>>;
  query: Parsed<R['query'], Record<string, never>>;
  body: Parsed<R['body'], undefined>;
}

/** What a caller sends: before parsing, so defaults may be left out. */
export interface RouteArguments<R extends RouteDefinition> {
  params: Given<R['params'], Record<string, never>>;
  query: Given<R['query'], Record<string, never>>;
  body: Given<R['body'], undefined>;
}

export type RouteReply<R extends RouteDefinition> = z.output<R['reply']>;
/** What a verb hands to its reply schema: before the schema strips and fills in. */
export type RouteReplyInput<R extends RouteDefinition> = z.input<R['reply']>;

/**
 * Says an endpoint once: the server binds a verb to it, the browser calls it, the API document and the
 * role sweep are made from it.
 * @returns the definition with `url`, e.g. `/api/case-service/case/details/{id}`.
 */
export function route<const D extends RouteDefinition>(definition: D & Tagged<D>): Route<D> {
  return { ...definition, url: `/api/${definition.area}${definition.path}` };
}

/** The names of the parameters in a route's path, in order. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}
