import { openSiteKey } from '#server/auth/site-key.ts';
import { type Config, ConfigError } from '#server/config.ts';
import { type ConnectOptions, connect } from '#server/database/connect.ts';
import { databaseLedger } from './ledger.ts';
import { openSandbox, PortTaken, type Sandbox, type SandboxOptions } from './open-sandbox.ts';

const POOL = 4;

/** All processes of a site derive the same key. */
export async function sandboxKey(
  config: Pick<Config, 'SANDBOX_CARDS_KEY' | 'SECRET_KEY' | 'DATA_DIR'>,
): Promise<string> {
  return config.SANDBOX_CARDS_KEY ?? (await openSiteKey(config))('sandbox cards').toString('base64url');
}

export function sandboxPort({ SANDBOX_CARDS_PORT, PORT }: Pick<Config, 'SANDBOX_CARDS_PORT' | 'PORT'>): number {
  return SANDBOX_CARDS_PORT ?? (PORT === 0 || PORT === 65_535 ? 0 : PORT + 1);
}

export function sandboxOrigin(config: Pick<Config, 'SANDBOX_CARDS_URL' | 'PUBLIC_URL'>, port: number): string {
  return config.SANDBOX_CARDS_URL ?? `http://${new URL(config.PUBLIC_URL).hostname}:${port}`;
}

/**
 * If no port is configured and the default port is taken, a free port is used.
 * @throws {ConfigError} if another program uses the configured port
 */
export async function startSandbox(
  config: Config,
  database: ConnectOptions,
  options: Partial<SandboxOptions> = {},
): Promise<Sandbox> {
  const { pool, close } = connect({
    ...database,
    max: POOL,
    application_name: 'sandbox-cards',
    onLost: options.onTrouble,
  });
  try {
    const { rows } = await pool.query<{ identity: string }>(
      `select current_database() || ' ' || oid as identity from pg_database where datname = current_database()`,
    );
    const key = await sandboxKey(config);
    const parts = { ledger: databaseLedger(pool), key, identity: rows[0]!.identity, host: config.HOST };
    const open = (port: number) =>
      openSandbox({
        ...parts,
        port,
        address: config.SANDBOX_CARDS_URL,
        hostname: new URL(config.PUBLIC_URL).hostname,
        panel: config.PUBLIC_DEMO !== 'yes',
        ...options,
      });
    const sandbox = await open(sandboxPort(config)).catch((error: Error) => {
      if (!(error instanceof PortTaken)) throw error;
      if (config.SANDBOX_CARDS_PORT !== undefined) throw new ConfigError([`SANDBOX_CARDS_PORT: ${error.message}`]);
      return open(0);
    });
    return {
      ...sandbox,
      async close() {
        await sandbox.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
