import { createServer as createProbe } from 'node:net';
import type { FastifyServerFactory } from 'fastify';
import type { Logger } from 'pino';
import { startSandbox } from '#sandbox/start-sandbox.ts';
import { AREAS } from './areas.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { createServer, prepareAreas } from './create-server.ts';
import { type ConnectOptions, connect } from './database/connect.ts';
import { joinEmbeddedDatabase } from './database/embedded/supervisor.ts';
import { migrate } from './database/migrate.ts';
import { LONG_WORK, unlimited } from './database/time-limits.ts';
import { prepareQueue } from './jobs/prepare-queue.ts';
import { runJobs } from './jobs/run-jobs.ts';
import { createLog } from './log.ts';
import { openInboundMail } from './mail/inbound/open-inbound-mail.ts';
import { openPlatform } from './open-platform.ts';
import type { App } from './platform.ts';
import { addScreens } from './render/add-screens.ts';
import type { ScreenSource } from './render/screens.ts';

/** Functions that stop the started parts, called in reverse order. */
const undo: (() => Promise<unknown>)[] = [];
let stopping: Promise<void> | undefined;

interface SiteParts {
  openScreens: (app: App) => Promise<ScreenSource>;
  serverFactory?: FastifyServerFactory;
}

/** If the start fails, the process ends with exit code 1. */
export async function startSite(parts: SiteParts): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
  // The parent process (tools/run.mjs) has ended without passing a signal on.
  process.on('disconnect', () => void stop(0));
  try {
    await start(parts);
  } catch (error) {
    if (stopping) return; // A start that is being stopped reports no error.
    const { message, stack } = error as Error;
    console.error(error instanceof ConfigError ? message : `Vereda cannot start: ${stack ?? message}`);
    await stop(1);
  }
}

async function start({ openScreens, serverFactory }: SiteParts): Promise<void> {
  const settings = await withRealPort(readConfig());
  const log = createLog(settings);
  const say = (sentence: string) => console.log(sentence);

  const database = await openDatabase(settings, say);
  const { db, pool, close } = connect({
    ...database,
    max: settings.DATABASE_POOL,
    onLost: (error) => log.warn({ err: error }, 'an idle database connection broke'),
  });
  undo.push(close);
  const applied = await bringUpToDate(database);
  if (applied.length > 0) say(`Database brought up to date: ${applied.length} migrations.`);

  const lacking = await unlimited(pool);
  if (lacking.length > 0)
    log.warn({ lacking }, 'the database role has no time limits: docs/deploy.md says how to set them');

  const config = await withCards(settings, database, log, say);
  const platform = await openPlatform({ config, db, pool, log, say });
  await prepareAreas(platform);
  // Only a demo loads the code that invents data.
  if (config.MODE === 'demo') await (await import('#tools/demo/prepare-demo.ts')).prepareDemo(platform);
  const app = await createServer(platform, AREAS, { serverFactory });
  undo.push(() => app.close());
  await addScreens(app, platform, await openScreens(app));
  await app.listen({ host: config.HOST, port: config.PORT });
  const jobs = await runJobs(platform, AREAS, database);
  undo.push(() => jobs.stop());
  const inbound = await openInboundMail(platform, AREAS);
  if (inbound) {
    undo.push(() => inbound.close());
    say(`Answers by mail are taken at port ${inbound.port}.`);
  }
  say(`Vereda (${config.REGION}) is open at ${config.PUBLIC_URL}`);
}

async function withCards(
  config: Config,
  database: ConnectOptions,
  log: Logger,
  say: (sentence: string) => void,
): Promise<Config> {
  if (config.CARDS !== 'sandbox') return config;
  const onTrouble = (error: Error) => log.warn({ err: error }, 'the card sandbox had trouble');
  const sandbox = await startSandbox(config, database, { onTrouble });
  undo.push(sandbox.close);
  say(`Test cards are taken at ${sandbox.origin}, where no money moves.`);
  return { ...config, SANDBOX_CARDS_PORT: sandbox.port };
}

async function bringUpToDate(database: ConnectOptions): Promise<string[]> {
  const { pool, close } = connect({ ...database, max: 1, limits: LONG_WORK });
  try {
    const applied = await migrate(pool);
    await prepareQueue(pool);
    return applied;
  } finally {
    await close();
  }
}

async function openDatabase(config: Config, say: (sentence: string) => void) {
  if (config.DATABASE_URL) return { connectionString: config.DATABASE_URL };
  const joining = joinEmbeddedDatabase({ dataDir: config.DATA_DIR, say });
  // Stopping during the start waits until the database has started.
  undo.push(() =>
    joining.then(
      (embedded) => embedded.leave(),
      () => undefined,
    ),
  );
  const embedded = await joining;
  return embedded.connection;
}

/** Chooses a free port for `PORT=0` early, because the public URL contains the port. */
async function withRealPort(config: Config): Promise<Config> {
  const port = await new Promise<number>((resolve, reject) => {
    const probe = createProbe();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE' ? new ConfigError([`PORT: ${config.PORT} is taken by another program.`]) : error,
      ),
    );
    probe.listen(config.PORT, config.HOST, () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
  return config.PORT === 0
    ? { ...config, PORT: port, PUBLIC_URL: config.PUBLIC_URL.replace(/:0$/, `:${port}`) }
    : config;
}

function stop(exitCode: number): Promise<void> {
  stopping ??= (async () => {
    for (const step of undo.reverse()) {
      await step().catch((error: Error) => console.error(`While stopping: ${error.message}`));
    }
    process.exit(exitCode);
  })();
  return stopping;
}
