import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Two processes with the same process id have different stamps.
 * @returns undefined for an ended process.
 */
export function processStamp(pid: number): string | undefined {
  if (process.platform === 'linux') return linuxStamp(pid);
  if (process.platform === 'win32') return isSignalable(pid) ? 'running' : undefined;
  try {
    const [state, ...started] = execFileSync('ps', ['-o', 'state=,lstart=', '-p', String(pid)], { encoding: 'utf8' })
      .trim()
      .split(/\s+/);
    return !state || state.startsWith('Z') ? undefined : started.join(' ');
  } catch {
    return undefined;
  }
}

export function processCommand(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    if (process.platform === 'win32') return execFileSync('tasklist', ['/fi', `pid eq ${pid}`], { encoding: 'utf8' });
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

function linuxStamp(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // In /proc/<pid>/stat, the process name is in parentheses and may contain spaces. After the name come the state
    // (field 3) and the start time (field 22).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').slice(0, 8);
    return `${boot}-${fields[19]}`;
  } catch {
    return undefined;
  }
}

function isSignalable(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
