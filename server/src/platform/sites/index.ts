export { openChromiumSite } from './chromium-site.ts';
export { openHttpSite } from './http-site.ts';
export { InsideAddressError, type InsideHosts, mayBeOutside, pinAddress } from './outside-address.ts';
export { reapBrowsers } from './reap-browsers.ts';
export { sendOnce } from './send-once.ts';
export {
  ChangedPageError,
  type OpenSite,
  retryAfterOf,
  type Seen,
  type Site,
  type SiteFile,
} from './site.ts';
export { formWith } from './site-page.ts';
