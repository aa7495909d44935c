import { expect, test } from 'vitest';
import { pruneAntdCss } from './prune-antd-css.ts';

const css =
  '.ant-btn{a:b}.ant-btn-rtl,.ant-btn-lg{a:b}.ant-input-filled{a:b}.ant-input:not(.ant-input-filled){a:b}@keyframes x-rtl{from{a:b}}';

test('what no file uses has no styles; the rest keeps its own', () => {
  expect(pruneAntdCss(css, '<Input />')).toBe(
    '.ant-btn{a:b}.ant-btn-lg{a:b}.ant-input:not(.ant-input-filled){a:b}@keyframes x-rtl{from{a:b}}',
  );
});

test('a part that some file uses keeps its styles', () => {
  expect(pruneAntdCss(css, '<Input variant="filled" />')).toContain('.ant-input-filled{a:b}');
});
