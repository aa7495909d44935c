import './one-file.ts';
import type { PdfReply, PdfTask } from './messages.ts';
import { RefusedFile } from './refused-file.ts';

/** Allocations outside the heap count too: a few bytes can unpack to gigabytes. */
const MEMORY_BYTES = 768 * 1024 * 1024;
const watch = setInterval(() => {
  if (process.memoryUsage().rss > MEMORY_BYTES) process.abort();
}, 50);
watch.unref();

process.once('message', (task: PdfTask) => {
  void answer(task).then((reply) => process.send?.(reply));
});
process.once('disconnect', () => process.exit(0));

/** What a task needs is loaded when it is asked for: the process has no other. */
async function answer(task: PdfTask): Promise<PdfReply> {
  try {
    return await done(task);
  } catch (error) {
    const detail = error instanceof Error ? error.message.slice(0, 500) : String(error);
    const fault = error instanceof RefusedFile ? error.fault : 'BROKEN';
    return { kind: 'refused', fault, detail };
  }
}

async function done(task: PdfTask): Promise<PdfReply> {
  switch (task.kind) {
    case 'fill': {
      const { fillTask } = await import('./fill-task.ts');
      return { kind: 'filled', ...(await fillTask(task)) };
    }
    case 'bind': {
      const { bindTask } = await import('./bind-task.ts');
      return { kind: 'bound', ...(await bindTask(task)) };
    }
    case 'seal': {
      const { sealTask } = await import('./seal-task.ts');
      return { kind: 'sealed', pdf: await sealTask(task) };
    }
    case 'room': {
      const { roomTask } = await import('./room-task.ts');
      return { kind: 'room', box: await roomTask(task) };
    }
    case 'text': {
      const { textTask } = await import('./text-task.ts');
      return { kind: 'text', pages: await textTask(task.pdf) };
    }
    case 'scan': {
      const { scanTask } = await import('./scan-task.ts');
      return { kind: 'scanned', pages: await scanTask(task) };
    }
    case 'redact': {
      const { redactTask } = await import('./redact-task.ts');
      return { kind: 'redacted', ...(await redactTask(task)) };
    }
    case 'reimage': {
      const { reimageTask } = await import('./reimage-task.ts');
      return { kind: 'reimaged', ...(await reimageTask(task)) };
    }
    case 'picture': {
      const { pictureTask } = await import('./picture-task.ts');
      return { kind: 'pictured', ...(await pictureTask(task)) };
    }
    case 'compare': {
      const { compareTask } = await import('./compare-task.ts');
      return { kind: 'compared', ...(await compareTask(task)) };
    }
    case 'sketch': {
      const { sketchTask } = await import('./sketch-task.ts');
      return { kind: 'sketched', pictures: await sketchTask(task) };
    }
    case 'identify': {
      const { certificateOf } = await import('./seal-task.ts');
      return { kind: 'identified', certificate: await certificateOf(task.identity) };
    }
    case 'verify': {
      const { checkSeal } = await import('./check-seal.ts');
      return { kind: 'verified', seal: await checkSeal(task.pdf) };
    }
    case 'inspect': {
      const { hiddenParts } = await import('./hidden-parts.ts');
      return { kind: 'inspected', hidden: await hiddenParts(task.pdf) };
    }
    case 'read': {
      const { readTask } = await import('./read-task.ts');
      return { kind: 'read', facts: await readTask(task.pdf) };
    }
  }
}
