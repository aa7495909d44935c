import { askRunServer } from './ask-run-server.ts';

/** Where the Writdesk of this worker answers. */
export const baseUrl = await askRunServer(String(process.env['VITEST_POOL_ID']));
