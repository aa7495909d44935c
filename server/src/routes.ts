import type { Binding } from './platform/http/bind.ts';

/** Every call that this server answers. */
export const bindings: readonly Binding[] = [];
