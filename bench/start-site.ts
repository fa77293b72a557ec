import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** Starts the whole site in its own process, with new demo data and without rate limits. */
export async function startSite(
  settings: Record<string, string> = {},
): Promise<{ url: string; dataDir: string; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vereda-bench-web-'));
  const child = spawn(process.execPath, [join(ROOT, 'tools', 'start.ts')], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, RATE_LIMIT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk;
      const [, open] = /is open at (\S+)/.exec(said) ?? [];
      if (open) resolve(open);
    });
    child.once('exit', (code) => reject(new Error(`The site stopped with ${code}:\n${said}`)));
  });
  return {
    url,
    dataDir,
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
