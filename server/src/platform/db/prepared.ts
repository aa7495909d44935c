import {
  type Compilable,
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
} from 'kysely';
import { camelNames } from './camel-names.ts';
import type { DB } from './schema.ts';

/** Builds texts and asks no database. */
const builder = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
  plugins: [camelNames],
});

/** Stands in a statement for a value that each call gives. */
class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

const places = new Proxy({}, { get: (_, name) => new Place(String(name)) });

type Statement<R> = Compilable<R> | RawBuilder<R>;

/**
 * A statement whose text never changes: it is built and compiled once in a process, and a call only fills in its values. To
 * build and compile a statement costs a multiple of what it costs to send it.
 * @param build makes the statement. A value can stand wherever the statement takes a parameter; it isn't known yet, so `build` must
 * not look at it. A list goes into `= any(…)`, not into `in (…)`.
 * @returns what asks it, of a database or in a transaction, with the values of one call.
 */
export function prepared<V extends object, R>(
  build: (db: Kysely<DB>, values: V) => Statement<R>,
): (db: Kysely<DB>, values: V) => Promise<R[]> {
  const ask = preparedFor((db, values: V, _shape: 'only') => build(db, values));
  return (db, values) => ask(db, values, 'only');
}

/** The same where there is one row at most. */
export function preparedOne<V extends object, R>(
  build: (db: Kysely<DB>, values: V) => Statement<R>,
): (db: Kysely<DB>, values: V) => Promise<R | undefined> {
  const ask = prepared(build);
  return async (db, values) => (await ask(db, values))[0];
}

/** The same for a statement that has a few texts: each is built the first time that its shape is asked for. */
export function preparedFor<V extends object, S, R>(
  build: (db: Kysely<DB>, values: V, shape: S) => Statement<R>,
): (db: Kysely<DB>, values: V, shape: S) => Promise<R[]> {
  const compiled = new Map<S, CompiledQuery<R>>();
  return async (db, values, shape) => {
    let query = compiled.get(shape);
    if (!query) compiled.set(shape, (query = compile(build(builder, places as V, shape))));
    const parameters = query.parameters.map((value) =>
      value instanceof Place ? values[value.name as keyof V] : value,
    );
    const { rows } = await db.executeQuery<R>({ ...query, parameters });
    return rows;
  };
}

/** The columns that a row gives, as one text: the shape of a statement that writes what it is given. */
export const columnsOf = (row: object): string =>
  Object.entries(row)
    .flatMap(([column, value]) => (value === undefined ? [] : [column]))
    .join(' ');

/** The places of these columns, for the statement that is built. */
export const pickColumns = <V extends object>(values: V, columns: string) =>
  Object.fromEntries(columns.split(' ').map((column) => [column, values[column as keyof V]])) as V;

const compile = <R>(statement: Statement<R>): CompiledQuery<R> =>
  'isRawBuilder' in statement ? statement.compile(builder) : statement.compile();
