export { ApiError, isCancelled } from './api-error.ts';
export { call, type CallArguments } from './call.ts';
export { changed, keyOf, queryClient } from './changes.ts';
export { useAction, useCall } from './hooks.ts';
export { putFile } from './upload.ts';
