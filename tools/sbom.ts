import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** `npm run sbom`: lists the packages of the lockfile as CycloneDX in `reports/sbom.cdx.json`. */
const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(ROOT, 'reports');

const { status, stdout, stderr } = spawnSync(
  'npm',
  ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application'],
  { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' },
);
if (status !== 0) throw new Error(`npm sbom ended with code ${status}:\n${stderr}`);
const { components } = JSON.parse(stdout) as { components: unknown[] };
await mkdir(FOLDER, { recursive: true });
await writeFile(join(FOLDER, 'sbom.cdx.json'), stdout);
console.log(`${components.length} packages are listed in reports/sbom.cdx.json.`);
