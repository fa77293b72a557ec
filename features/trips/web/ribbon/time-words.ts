/** Time and distance as the ribbon writes them: 24 hours, `1 h 40 min`, `3,1 km`. */

/** Minutes from midnight as `HH:MM`; past midnight the clock starts again. */
export function clock(minute: number): string {
  const whole = Math.round(minute);
  const hours = Math.floor(whole / 60) % 24;
  return `${String(hours).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`;
}

export function spell(minutes: number): string {
  const whole = Math.round(minutes);
  if (whole < 60) return `${whole}\u00a0min`;
  const rest = whole % 60;
  return rest ? `${Math.floor(whole / 60)}\u00a0h ${rest}\u00a0min` : `${whole / 60}\u00a0h`;
}

export function kilometres(metres: number): string {
  return (metres / 1000).toFixed(1).replace('.', ',');
}

/** `350 m` below a kilometre, `3,1 km` above. */
export function distance(metres: number): string {
  return metres < 950 ? `${Math.round(metres / 10) * 10}\u00a0m` : `${kilometres(metres)}\u00a0km`;
}
