import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { withoutRules, withoutRuntime } from './leave-out-of-antd-plugin.ts';

const require = createRequire(import.meta.url);

test('a component keeps its custom properties and loses what writes its rules', () => {
  const code = withoutRules(
    "export default genStyleHooks('Button', token => [rulesOf(token)], prepareComponentToken, { unitless: {} });",
  );
  expect(code).toContain(
    "export default genStyleHooks('Button', leftOut, prepareComponentToken, { unitless: {} });",
  );
  expect(code).toContain('function leftOut()');
});

test('several in one module are left out, and one that writes none stays as it is', () => {
  const two = withoutRules(
    "const a = genStyleHooks('A', one);\nexport const B = genSubStyleComponent(['A', 'b'], two, x);",
  );
  expect(two).toContain("genStyleHooks('A', leftOut)");
  expect(two).toContain("genSubStyleComponent(['A', 'b'], leftOut, x)");
  expect(withoutRules('export const resetIcon = () => ({});')).toBe('export const resetIcon = () => ({});');
});

test('antd still makes its styles as this expects', async () => {
  const shared = await readFile(
    // Where antd itself finds it.
    createRequire(require.resolve('antd')).resolve('@ant-design/cssinjs-utils/es/util/genStyleUtils.js'),
    'utf8',
  );
  const left = withoutRuntime(shared);
  expect(left).not.toContain('useStyleRegister(_object');
  expect(left).toContain('useCSSVarRegister({');
  const button = await readFile(require.resolve('antd/es/button/style/index.js'), 'utf8');
  expect(withoutRules(button)).toContain("genStyleHooks('Button', leftOut, prepareComponentToken");
});
