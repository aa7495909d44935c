import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the engine compiled of the program, in a folder that one process may read and write. */
export interface Compiled {
  folder: string;
  remove: () => Promise<void>;
}

/** Where the original lies, once it is made. */
let original: string | undefined;
let making: Promise<void> | undefined;

/**
 * A copy of what was compiled of the program that reads PDFs: with it a process takes half as long, as each document has a
 * process of its own. The original is made by a process that gets no file. The engine wants to write where it reads, so each
 * process has its own copy: a file that takes a process over can leave nothing there for the next one.
 *
 * @param flags of the processes; what was compiled under other flags isn't used.
 * @returns nothing as long as the original isn't made, or where there is no folder for it.
 */
export async function takeCompiled(flags: readonly string[]): Promise<Compiled | undefined> {
  making ??= makeOriginal(flags);
  if (!original) return undefined;
  try {
    const folder = await mkdtemp(`${original}-`);
    await cp(original, folder, { recursive: true });
    return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
  } catch {
    return undefined;
  }
}

async function makeOriginal(flags: readonly string[]): Promise<void> {
  try {
    const home = await mkdtemp(join(tmpdir(), 'writdesk-pdf-'));
    process.once('exit', () => rmSync(home, { recursive: true, force: true }));
    const folder = join(home, 'compiled');
    // A permission for a folder that isn't there is none for what will be in it.
    await mkdir(folder);
    const program = fileURLToPath(new URL('./pdf-compile.ts', import.meta.url));
    const child = spawn(process.execPath, [...flags, ...mayWrite(folder), program], {
      env: { NODE_COMPILE_CACHE: folder },
      stdio: 'ignore',
    });
    const [code] = await once(child, 'exit');
    if (code === 0) original = folder;
  } catch {
    // Without it each process compiles the program, which takes longer and does the same.
  }
}

/** The flags with which a process may use a folder of compiled code. */
export const mayWrite = (folder: string): string[] => [
  `--allow-fs-read=${folder}`,
  `--allow-fs-write=${folder}`,
];
