import { existsSync } from 'node:fs';
import { findProgram } from './programs.mjs';
import { step } from './progress.mjs';
import { run } from './run.mjs';

// The same engine without the windows, which nobody looks at here and which take a third of the processor: so it comes first.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
const elsewhere = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The Chromium of this machine: what CHROMIUM_PATH says, or the first that is found. */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return findProgram(names, elsewhere);
}

/** Finds Chromium, or installs it where that is allowed: as root, on a machine with apt-get. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.platform !== 'linux' || process.getuid() !== 0 || !existsSync('/usr/bin/apt-get'))
    return undefined;
  await step('Installing Chromium', async () => {
    const options = {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    };
    await run('apt-get', ['update', '-qq'], options);
    const install = ['install', '-y', '-qq', '--no-install-recommends'];
    // Older systems know the whole browser alone.
    const code = await run('apt-get', [...install, 'chromium-headless-shell'], options);
    if (code !== 0) await run('apt-get', [...install, 'chromium'], options);
  });
  return findChromium();
}
