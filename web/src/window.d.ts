import type { KcContext } from './login/kc-context.ts';

declare global {
  interface Window {
    /** Written into the page by the identity provider when it wants a login screen instead of the app. */
    kcContext?: KcContext;
    /** Written into the page by the server. `embedded`: the development mailbox is there. */
    writdesk?: {
      oidcUrl?: string;
      realm?: string;
      clientId?: string;
      /** Found by discovery, with nothing of Keycloak's own. */
      generic?: boolean;
      embedded?: boolean;
    };
  }
}
