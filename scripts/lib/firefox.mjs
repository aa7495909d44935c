import { findProgram } from './programs.mjs';

/** The Firefox of this machine: what FIREFOX_PATH says, or the first that is found. */
export const findFirefox = () => process.env.FIREFOX_PATH || findProgram(['firefox-esr', 'firefox']);
