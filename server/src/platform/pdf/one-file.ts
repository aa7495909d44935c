import { registerHooks } from 'node:module';

const LIBRARY = '@cantoo/pdf-lib';
const ONE_FILE = new URL('../dist/pdf-lib.esm.js', import.meta.resolve(LIBRARY)).href;

// The library as its makers bundle it: two hundred files take a quarter of a second to read, and each document has a process of its own.
registerHooks({
  resolve: (name, context, next) =>
    name === LIBRARY ? { url: ONE_FILE, format: 'module', shortCircuit: true } : next(name, context),
});
