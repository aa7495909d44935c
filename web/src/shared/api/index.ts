export { ApiError, isCancelled } from './api-error.ts';
export { call, type CallArguments } from './call.ts';
export { keyOf, queryClient, refresh, useAction, useCall } from './hooks.ts';
export { putFile } from './upload.ts';
