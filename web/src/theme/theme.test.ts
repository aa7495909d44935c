import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { themes } from './theme.ts';

const sheet = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const [light = '', dark = ''] = [/:root \{([^}]*)\}/, /:root\[data-theme='dark'\] \{([^}]*)\}/].map(
  (block) => block.exec(sheet)?.[1] ?? '',
);
const valueIn = (block: string, name: string) =>
  new RegExp(`--${name}: ([^;]+);`).exec(block)?.[1]?.toLowerCase();

/** Custom property of tokens.css → token of theme.ts. The dark primary is what antd's algorithm makes of the seed. */
const same = {
  desk: 'colorBgLayout',
  sheet: 'colorBgContainer',
  raised: 'colorBgElevated',
  spotlight: 'colorBgSpotlight',
  text: 'colorText',
  heading: 'colorTextHeading',
  'text-2': 'colorTextSecondary',
  'text-3': 'colorTextTertiary',
  'text-4': 'colorTextPlaceholder',
  disabled: 'colorTextDisabled',
  'primary-hover': 'colorPrimaryHover',
  'primary-active': 'colorPrimaryActive',
  'primary-bg': 'colorPrimaryBg',
  'primary-border': 'colorPrimaryBorder',
  link: 'colorLink',
  'link-hover': 'colorLinkHover',
  'error-bg': 'colorErrorBg',
  edge: 'colorBorder',
  line: 'colorBorderSecondary',
  split: 'colorSplit',
  fill: 'colorFill',
  'fill-2': 'colorFillSecondary',
  'fill-3': 'colorFillTertiary',
  'fill-4': 'colorFillQuaternary',
} as const;

test.each(Object.entries(same))('--%s is the token %s in both themes', (property, token) => {
  expect(valueIn(light, property)).toBe(themes.light.token?.[token]?.toLowerCase());
  expect(valueIn(dark, property)).toBe(themes.dark.token?.[token]?.toLowerCase());
});

test('the styles that are built in fit: no hash, no styles at run time', () => {
  for (const theme of Object.values(themes))
    expect(theme).toMatchObject({ hashed: false, zeroRuntime: true });
});
