import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Chromium without a window of its own. A new browser context costs it a fifth of the CPU time. */
const SHELL = '/usr/bin/chromium-headless-shell';
const SYSTEM = [
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Tries CHROMIUM_PATH, Debian's headless shell, an installed Chromium and Playwright's download, in this order. Installs
 * Debian's package if run as root.
 * @returns the path of a browser that starts, or undefined
 */
export async function findBrowser(say: (sentence: string) => void = console.log): Promise<string | undefined> {
  const named = process.env.CHROMIUM_PATH;
  if (named) return runs(named) ? named : undefined;
  debianShell(say);
  return systemBrowser() ?? (await downloadedBrowser(say));
}

function systemBrowser(): string | undefined {
  return SYSTEM.find((path) => existsSync(path) && runs(path));
}

function debianShell(say: (sentence: string) => void): void {
  if (existsSync(SHELL) || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  say('Installing Chromium for the browser tests (Debian package) …');
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'ignore' }).status;
  const install = () => apt('install', '-y', '--no-install-recommends', 'chromium-headless-shell');
  if (install() === 0) return;
  apt('update');
  install();
}

async function downloadedBrowser(say: (sentence: string) => void): Promise<string | undefined> {
  const { chromium } = await import('playwright-core');
  if (!existsSync(chromium.executablePath())) {
    say('Downloading Chromium for the browser tests …');
    spawnSync(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'], { stdio: 'inherit' });
  }
  const path = chromium.executablePath();
  return existsSync(path) && runs(path) ? path : undefined;
}

function runs(path: string): boolean {
  return spawnSync(path, ['--version', '--no-sandbox'], { timeout: 30_000 }).status === 0;
}
