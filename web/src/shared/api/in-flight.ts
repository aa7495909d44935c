import { ApiError } from './api-error.ts';

/** Identical requests start at least this far apart. */
export const spacingMs = 300;

interface Flight {
  controller: AbortController;
  idempotencyKey: string;
}

const flights = new Map<string, Flight>();
const lastStartedAt = new Map<string, number>();

export interface Turn {
  signal: AbortSignal;
  /** The same for identical writes in flight, so the server acts once whichever of them was cancelled. */
  idempotencyKey: string;
  /** Call when the request has settled. */
  end: () => void;
}

/**
 * Takes the place of an identical request in flight, which is cancelled, and waits until the two are far enough
 * apart. @param identity method, address and body of the request.
 */
export async function takeTurn(identity: string, failure: string, callerSignal?: AbortSignal): Promise<Turn> {
  const earlier = flights.get(identity);
  earlier?.controller.abort(new ApiError('cancelled', 'Request aborted', failure));
  const flight = {
    controller: new AbortController(),
    idempotencyKey: earlier?.idempotencyKey ?? crypto.randomUUID(),
  };
  flights.set(identity, flight);
  const signal = callerSignal
    ? AbortSignal.any([flight.controller.signal, callerSignal])
    : flight.controller.signal;
  const end = () => {
    if (flights.get(identity) === flight) flights.delete(identity);
  };
  try {
    const dueIn = (lastStartedAt.get(identity) ?? -Infinity) + spacingMs - performance.now();
    if (dueIn > 0) await pause(dueIn, signal);
    signal.throwIfAborted();
  } catch (reason) {
    end();
    throw reason;
  }
  lastStartedAt.set(identity, performance.now());
  forgetOld();
  return { signal, idempotencyKey: flight.idempotencyKey, end };
}

/** Waits, or throws the signal's reason as soon as it is aborted. */
export function pause(durationMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, durationMs);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

/** Keeps the table of starts as small as the last moments. */
function forgetOld(): void {
  const limit = performance.now() - spacingMs;
  for (const [identity, startedAt] of lastStartedAt) if (startedAt < limit) lastStartedAt.delete(identity);
}
