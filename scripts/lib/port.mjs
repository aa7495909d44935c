import { createServer } from 'node:net';

const PATIENCE_MS = 3_000;

/**
 * Waits a moment for a port to come free: a server that was just told to stop still holds it.
 *
 * @returns {Promise<boolean>} whether it is free
 */
export async function isPortFree(port) {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await canListen(port))) {
    if (Date.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return true;
}

function canListen(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: 'localhost' }, () => probe.close(() => resolve(true)));
  });
}
