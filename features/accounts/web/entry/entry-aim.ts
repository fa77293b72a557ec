import { operatorPaths } from '#web/paths/operator.ts';

/** Returns `sell` if the person enters an operator's screens. The registration of an operator is the first of them. */
export function entryAim(back: string | null): 'travel' | 'sell' {
  const [path] = (back ?? '').split(/[?#]/);
  const home = operatorPaths.memberships();
  return path === home || path!.startsWith(`${home}/`) ? 'sell' : 'travel';
}
