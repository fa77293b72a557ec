export function prefersStillness(): boolean {
  const chosen = document.documentElement.dataset.motion;
  if (chosen === 'full' || chosen === 'reduced') return chosen === 'reduced';
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
