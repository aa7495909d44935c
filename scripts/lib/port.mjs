import { createServer } from 'node:net';

const PATIENCE_MS = 3_000;
const ANSWER_WITHIN_MS = 1_000;
const LAST_PORT = 65_535;

/** Whether a text names a port that a server may ask for; 0 is any that is free. */
export const isPort = (port) => Number.isInteger(port) && port >= 0 && port <= LAST_PORT;

/**
 * Waits a moment for a port to come free: a server that was just asked to stop still holds it.
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

/**
 * Asks who answers at a port.
 *
 * @returns {Promise<boolean>} whether it is a Writdesk
 */
export async function isWritdeskAt(port) {
  try {
    const reply = await fetch(`http://localhost:${port}/healthz`, {
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    return (await reply.json()).service === 'writdesk';
  } catch {
    // Another program: it speaks otherwise, or not at all.
    return false;
  }
}

function canListen(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: 'localhost' }, () => probe.close(() => resolve(true)));
  });
}
