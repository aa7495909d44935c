import { askDesk } from './ask-desk.ts';

/** Where the Writdesk of this worker answers. */
export const baseUrl = await askDesk(String(process.env['VITEST_POOL_ID']));
