export { ApiError, isCancelled } from './api-error.ts';
export { call, type CallArguments, type CallRest } from './call.ts';
export { changed, keyOf, queryClient, refetched } from './changes.ts';
export { type CallHookOptions, useAction, useCall, useDerived } from './hooks.ts';
export { useCalls } from './use-calls.ts';
export { putFile } from './upload.ts';
