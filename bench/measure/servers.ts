import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import { signInByForm } from '../../server/test/support/sign-in-by-form.ts';
import { emailOf, password, type Reader, type World } from '../world/world.ts';

/** A server of a world, in a process of its own. */
export interface Running {
  world: World;
  pid: number;
  url: string;
  /** A token of five minutes. */
  signIn(reader: Reader): Promise<string>;
  /** It isn't measured how often one may search. */
  forgetCalls(): Promise<void>;
  stop(): void;
}

export async function startServer(world: World): Promise<Running> {
  const { encryptionKey, ...config } = world.config;
  const settings = {
    connection: world.connection,
    config,
    key: encryptionKey.toString('base64'),
    port: config.port,
    isSecured: true,
  };
  const child = await startChild('writdesk-server.ts', settings);
  const url = world.config.publicUrl;
  const place = {
    issuer: `${url}/realms/writdesk`,
    clientId: config.identity.clientId,
    redirectUri: `${url}/`,
  };
  return {
    world,
    pid: child.pid ?? 0,
    url,
    async signIn(reader) {
      const end = await signInByForm(place, emailOf(reader), password);
      if (end.kind !== 'tokens') throw new Error(`The sign-in of ${reader} ended on ${end.pageId}.`);
      return end.accessToken;
    },
    async forgetCalls() {
      const client = new pg.Client(world.connection);
      await client.connect();
      await client.query('delete from jobs.rate_limit');
      await client.end();
    },
    stop: () => child.kill(),
  };
}

/** Starts a file of the bench with its settings; resolves when it says that it is ready. */
export function startChild(file: string, settings: unknown): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    const started = fork(join(import.meta.dirname, '..', file), {
      env: { ...process.env, BENCH: JSON.stringify(settings) },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.once('message', () => resolve(started));
    started.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });
}
