import { bindTask } from './bind-task.ts';
import { checkSeal } from './check-seal.ts';
import { fillTask } from './fill-task.ts';
import { hiddenParts } from './hidden-parts.ts';
import type { PdfReply, PdfTask } from './messages.ts';
import { readTask, RefusedFile } from './read-task.ts';
import { certificateOf, sealTask } from './seal-task.ts';

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

async function answer(task: PdfTask): Promise<PdfReply> {
  try {
    if (task.kind === 'fill') return { kind: 'filled', ...(await fillTask(task)) };
    if (task.kind === 'bind') return { kind: 'bound', ...(await bindTask(task)) };
    if (task.kind === 'seal') return { kind: 'sealed', pdf: await sealTask(task) };
    if (task.kind === 'text') {
      const { textTask } = await import('./text-task.ts');
      return { kind: 'text', pages: await textTask(task.pdf) };
    }
    if (task.kind === 'redact') {
      const { redactTask } = await import('./redact-task.ts');
      return { kind: 'redacted', ...(await redactTask(task)) };
    }
    if (task.kind === 'picture') {
      const { pictureTask } = await import('./picture-task.ts');
      return { kind: 'pictured', ...(await pictureTask(task)) };
    }
    if (task.kind === 'identify')
      return { kind: 'identified', certificate: await certificateOf(task.identity) };
    if (task.kind === 'verify') return { kind: 'verified', seal: await checkSeal(task.pdf) };
    if (task.kind === 'inspect') return { kind: 'inspected', hidden: await hiddenParts(task.pdf) };
    return { kind: 'read', facts: await readTask(task.pdf) };
  } catch (error) {
    const detail = error instanceof Error ? error.message.slice(0, 500) : String(error);
    const fault = error instanceof RefusedFile ? error.fault : 'BROKEN';
    return { kind: 'refused', fault, detail };
  }
}
