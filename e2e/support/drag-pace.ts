import type { Locator, Page } from 'playwright-core';

const MOVES = 150;
const EVERY_MS = 16;
/** So many times slower than this machine. */
const SLOWED = 4;

interface Pace {
  /** From one frame to the next while something moved: the 95th of 100, in ms. */
  frames: number;
  /** What each move takes of the page's own thread, in ms. */
  script: number;
  style: number;
}

type Watched = typeof globalThis & { pace?: { frames: number[]; moves: number; stop: () => void } };

/** Drags a tag around on a machine four times slower, as fast as a mouse says where it is. */
export async function dragPace(page: Page, tag: Locator): Promise<Pace> {
  const session = await page.context().newCDPSession(page);
  const { x, y } = (await tag.boundingBox()) ?? { x: 0, y: 0 };
  const [fromX, fromY] = [x + 20, y + 6];
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  try {
    await page.mouse.move(fromX, fromY);
    await page.mouse.down();
    await page.mouse.move(fromX + 6, fromY + 4);
    await page.evaluate(watch);
    const metrics = async () => {
      const { metrics: all } = await session.send('Performance.getMetrics');
      return new Map(all.map(({ name, value }) => [name, value * 1_000]));
    };
    const before = await metrics();
    const start = Date.now();
    const sent = [];
    for (let move = 0; move < MOVES; move += 1) {
      sent.push(
        session.send('Input.dispatchMouseEvent', {
          type: 'mouseMoved',
          x: fromX + Math.sin(move / 20) * 60,
          y: fromY + Math.cos(move / 15) * 40,
          button: 'left',
          buttons: 1,
        }),
      );
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, start + move * EVERY_MS - Date.now())));
    }
    await Promise.all(sent);
    const after = await metrics();
    const { frames, moves } = await page.evaluate(() => {
      const { pace } = globalThis as Watched;
      pace?.stop();
      return { frames: pace?.frames ?? [], moves: pace?.moves ?? 0 };
    });
    await page.mouse.up();
    const each = (...names: string[]) =>
      names.reduce((sum, name) => sum + (after.get(name) ?? 0) - (before.get(name) ?? 0), 0) /
      Math.max(1, moves);
    const inOrder = frames.toSorted((one, other) => one - other);
    return {
      frames: inOrder[Math.floor(inOrder.length * 0.95)] ?? Infinity,
      script: each('ScriptDuration'),
      style: each('RecalcStyleDuration', 'LayoutDuration'),
    };
  } finally {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
}

/** Runs in the page: notes the time between frames in which the pointer moved. */
function watch(): void {
  let last: number | null = null;
  let hasMoved = false;
  const moved = () => {
    pace.moves += 1;
    hasMoved = true;
  };
  const pace = {
    frames: [] as number[],
    moves: 0,
    stop: () => {
      removeEventListener('pointermove', moved, { capture: true });
      delete (globalThis as Watched).pace;
    },
  };
  const frame = (now: number) => {
    if (last !== null && hasMoved) pace.frames.push(now - last);
    last = now;
    hasMoved = false;
    if ((globalThis as Watched).pace === pace) requestAnimationFrame(frame);
  };
  (globalThis as Watched).pace = pace;
  addEventListener('pointermove', moved, { capture: true });
  requestAnimationFrame(frame);
}
