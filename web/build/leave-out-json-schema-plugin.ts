import type { Plugin } from 'vite';

const EXPORT = /^export (?:function|const) (\w+)/gm;
const RENAMED = /^export \{ (\w+) as (\w+) \};$/gm;
/** What zod calls for each schema as it is made: the method that it hangs on the schema. */
const MAKES_A_METHOD = /^create\w+Method$/;

/** The same exports as `code`, none of which does anything but say that it was left out. */
export function withoutJsonSchema(code: string): string {
  const names = [...code.matchAll(EXPORT)].map(([, name = '']) => name);
  return [
    "const leftOut = () => { throw new Error('JSON Schema is left out of the built app'); };",
    ...names.map(
      (name) => `export const ${name} = ${MAKES_A_METHOD.test(name) ? '() => leftOut' : 'leftOut'};`,
    ),
    ...[...code.matchAll(RENAMED)].map(([line]) => line),
  ].join('\n');
}

/** Leaves out of the built app how zod writes a schema as JSON Schema: the server's API document needs that, no screen does. */
export function leaveOutJsonSchema(): Plugin {
  return {
    name: 'writdesk:leave-out-json-schema',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/ },
      handler: (code) => ({ code: withoutJsonSchema(code), map: null }),
    },
  };
}
