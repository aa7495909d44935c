import { createRootRoute, createRoute, createRouter, stripSearchParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { screens } from '../screens.ts';
import type { Screen } from '../screens/screen.ts';
import { usePerson } from '../shared/person/person.ts';
import { NoPermission } from '../shared/ui/states/EmptyState.tsx';
import { Skeleton } from '../shared/ui/states/Skeleton.tsx';
import { Frame } from './frame/Frame.tsx';
import { CrashPage } from './pages/CrashPage.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { pageOf } from './page-of.tsx';
import { parseSearch, stringifySearch } from './search-text.ts';

const root = createRootRoute({ component: Frame, notFoundComponent: NotFoundPage });

/** Every row of the table of screens as a route. */
const routes = screens.map((screen) => {
  const Page = pageOf(screen.load);
  const component = () => (
    <Guarded screen={screen}>
      <Page />
    </Guarded>
  );
  const { search } = screen;
  return createRoute({
    getParentRoute: () => root,
    path: screen.path,
    // The page's code is fetched when somebody points at a link to it.
    component: Object.assign(component, { preload: Page.preload }),
    ...(search && {
      validateSearch: (given: Record<string, unknown>) => search.parse(given) as Record<string, unknown>,
      // An address says only what differs from the usual.
      search: { middlewares: [stripSearchParams<Record<string, unknown>>(search.parse({}) as never)] },
    }),
  });
});

export const router = createRouter({
  routeTree: root.addChildren(routes),
  defaultPreload: 'intent',
  defaultPendingComponent: () => <Skeleton lines={9} />,
  defaultErrorComponent: CrashPage,
  defaultNotFoundComponent: NotFoundPage,
  scrollRestoration: true,
  parseSearch,
  stringifySearch,
});

/** A screen is shown to who holds its permission; the server decides again for every call. */
function Guarded({ screen, children }: { screen: Screen; children: ReactNode }) {
  const { holds } = usePerson();
  const { permission } = screen;
  if (permission !== 'signed-in' && !holds(permission)) return <NoPermission level={1} />;
  return children;
}
