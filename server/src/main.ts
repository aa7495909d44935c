// Starts Writdesk: database, migrations, reference data, and then what SERVICES names.
import closeWithGrace from 'close-with-grace';
import { seedReference } from '../seed/reference.ts';
import { buildApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { openDeps } from './deps.ts';
import { systemScope } from './platform/db/scope.ts';
import { openLog } from './platform/log.ts';
import { DataDirInUseError, startDatabase } from './start-database.ts';
import { welcome } from './welcome.ts';

const CLOSE_LIMIT_MS = 20_000;
const startedAt = performance.now();

try {
  await start(readConfig());
} catch (error) {
  // What a person can mend is said in a sentence; anything else shows where it comes from.
  const isPlain = error instanceof ConfigError || error instanceof DataDirInUseError || isPortTaken(error);
  console.error(isPlain ? `\n${(error as Error).message}` : error);
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  const log = openLog(config.logLevel);
  const onProgress = config.embedded ? (step: string) => console.log(`• ${step}`) : undefined;
  const database = await startDatabase(config, { log, serves: true, ...(onProgress && { onProgress }) });
  const closers = [() => database.close()];
  const closeAll = async () => {
    for (const close of closers.splice(0).toReversed()) await close();
  };

  try {
    const opened = await openDeps(config, database.connection, { log });
    closers.push(() => opened.close());
    const loaded = await seedReference(opened.deps.db.as(systemScope));
    if (loaded.length > 0) onProgress?.(`Reference data loaded: ${loaded.join(', ')}`);
    const app = await buildApp(opened);
    closers.splice(1, 1, () => app.close());
    if (config.services.includes('web')) await listen(app.server, config);
  } catch (error) {
    await closeAll();
    throw error;
  }

  const handle = closeWithGrace({ delay: CLOSE_LIMIT_MS, logger: false }, async ({ err }) => {
    if (err) log.fatal({ err }, 'stopping after an error that nobody caught');
    else if (config.embedded) console.log('\nStopping …');
    await closeAll();
  });
  // The command that started us was killed: nobody is left to stop us, and the port must come free.
  process.once('disconnect', () => handle.close());
  if (config.embedded) console.log(welcome(config, performance.now() - startedAt));
  else log.info({ publicUrl: config.publicUrl, services: config.services }, 'started');
}

async function listen(
  server: { listen(at: { host: string; port: number }): Promise<unknown> },
  { host, port }: Config,
): Promise<void> {
  await server.listen({ host, port }).catch((error: NodeJS.ErrnoException) => {
    if (!isPortTaken(error)) throw error;
    error.message = `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`;
    throw error;
  });
}

function isPortTaken(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
}
