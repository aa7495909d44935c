import './one-file.ts';

// What a process that reads a PDF runs, and nothing else: this one gets no file, and leaves behind what the engine compiled of it.
// What needs sharp isn't here; it is loaded by the processes that may load it.
await Promise.all([
  import('./pdf-worker.ts'),
  import('./bind-task.ts'),
  import('./check-seal.ts'),
  import('./fill-task.ts'),
  import('./hidden-parts.ts'),
  import('./read-task.ts'),
  import('./room-task.ts'),
  import('./seal-task.ts'),
  import('./text-task.ts'),
]);
