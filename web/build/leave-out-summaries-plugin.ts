import type { Plugin } from 'vite';

const SUMMARY =
  /(?<=[{,\s])summary:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\$]|\\.)*`),(?=\s)/g;

/** A file of the contract without what its routes say of themselves: the API document reads that, no screen does. */
export const withoutSummaries = (code: string): string => code.replace(SUMMARY, '');

/** Leaves the summaries of routes out of the built app. */
export function leaveOutSummaries(): Plugin {
  return {
    name: 'writdesk:leave-out-summaries',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/contract\/src\/.*\.ts$/, code: 'summary:' },
      handler: (code) => ({ code: withoutSummaries(code), map: null }),
    },
  };
}
