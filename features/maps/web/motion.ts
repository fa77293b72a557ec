/** Whether the person wants reduced motion: by the page's own setting, otherwise by the system's. */
export function prefersStillness(): boolean {
  const chosen = document.documentElement.dataset.motion;
  if (chosen === 'full' || chosen === 'reduced') return chosen === 'reduced';
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
