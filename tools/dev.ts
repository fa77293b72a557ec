import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'vite';

/** Rebuilds the screens and restarts the server whenever a source changes. */
const root = join(import.meta.dirname, '..');
for (const ssr of [undefined, true]) {
  await build({ root, logLevel: 'warn', mode: 'development', build: { ssr, watch: {} } });
}
const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', join(root, 'server', 'main.ts')], {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.on(signal, () => {
    server.once('exit', () => process.exit(0));
    server.kill(signal);
  });
}
