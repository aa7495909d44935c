import { Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageOf } from './page-of.tsx';

const load = async () => ({ default: () => <h1>Cases</h1> });
const shown = (Page: ReturnType<typeof pageOf>) =>
  renderToStaticMarkup(
    <Suspense fallback="waiting">
      <Page />
    </Suspense>,
  );

test('a page whose code is there is shown at once, and another one waits for its code', async () => {
  const Page = pageOf(load);
  expect(shown(Page)).toContain('waiting');
  await Page.preload();
  expect(shown(Page)).toBe('<h1>Cases</h1>');
});
