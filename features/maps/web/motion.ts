/** Whether the person wants stillness: the page's own setting first, else the system's. */
export function prefersStillness(): boolean {
  const chosen = document.documentElement.dataset.motion;
  if (chosen === 'full' || chosen === 'reduced') return chosen === 'reduced';
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
