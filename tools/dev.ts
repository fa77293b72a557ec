import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** `npm run dev`: starts the development site, and restarts it when a file of the server changes. */
const root = join(import.meta.dirname, '..');
const site = spawn(process.execPath, ['--watch', '--watch-preserve-output', join(root, 'tools', 'dev-site.ts')], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'development' },
});
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.on(signal, () => {
    site.once('exit', () => process.exit(0));
    site.kill(signal);
  });
}
