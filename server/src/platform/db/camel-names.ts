import { CamelCasePlugin, type PluginTransformResultArgs, type QueryResult, type UnknownRow } from 'kysely';

/**
 * Names are `snake_case` in the database and `camelCase` in the code. All rows of a result have the same names, so each is
 * looked up once, where the library looks up every name of every row. What is inside a JSON value keeps its names.
 */
class CamelNames extends CamelCasePlugin {
  override async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    const [first] = result.rows;
    if (!first) return result;
    const names = Object.keys(first);
    const renamed = names.map((name) => this.camelCase(name));
    if (renamed.every((name, at) => name === names[at])) return result;
    const empty: UnknownRow = Object.fromEntries(renamed.map((name) => [name, null]));
    const rows = result.rows.map((row) => {
      // A copy has its shape from the start; one that grows name by name is slower to build and to read.
      const copy = { ...empty };
      Object.values(row).forEach((value, at) => (copy[renamed[at] ?? ''] = value));
      return copy;
    });
    return { ...result, rows };
  }
}

/** One for the whole process: it remembers the names that it has met. */
export const camelNames = new CamelNames();
