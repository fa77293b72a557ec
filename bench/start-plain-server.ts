import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { readConfig } from '#server/config.ts';
import { joinEmbeddedDatabase } from '#server/database/embedded/supervisor.ts';

/** Starts `plain-server.ts` in its own process, on the database of a running site. */
export async function startPlainServer(dataDir: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const embedded = await joinEmbeddedDatabase({ dataDir });
  const { REGION: region } = readConfig({ DATA_DIR: dataDir });
  const child = fork(join(import.meta.dirname, 'plain-server.ts'), {
    env: { ...process.env, PLAIN_SERVER: JSON.stringify({ connection: embedded.connection, region }) },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const [said] = (await once(child.stdout!, 'data')) as [Buffer];
  return {
    url: `http://127.0.0.1:${/port (\d+)/.exec(String(said))![1]}`,
    async stop() {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
      await embedded.leave();
    },
  };
}
