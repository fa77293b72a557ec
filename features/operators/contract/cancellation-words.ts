import type { CancellationPolicy } from './cancellation-policy.ts';

/**
 * Writes the policy for people who have not chosen a departure.
 * @param zone name of the time zone for people, such as "Trujillo"
 */
export function cancellationWords(policy: CancellationPolicy, zone: string): string[] {
  const bands = ordered(policy);
  const words = bands.map(
    ({ before, refundBps }, i) =>
      `${i === 0 ? 'Si cancelas' : 'Después,'} ${i === 0 ? 'hasta' : 'y hasta'} ${howLong(before)} antes del inicio, ${given(refundBps)}.`,
  );
  const last = bands.at(-1)?.before;
  words.push(
    last
      ? `${last.amount === 0 ? 'Desde el inicio' : 'Después'}, o si no llegas, no hay devolución.`
      : 'Una vez confirmada, no hay devolución si cancelas o no llegas.',
  );
  words.push(...operatorWords(policy), `Las horas son las de ${zone}.`);
  return words;
}

function operatorWords({ weather, minimum }: CancellationPolicy): string[] {
  const choose = 'eliges entre otra fecha y recuperar todo';
  const all = 'recuperas todo';
  const outcome = (which: 'full' | 'move_or_full') => (which === 'full' ? all : choose);
  const always = 'Si cancela el operador o lo ordena la autoridad, recuperas todo.';
  if (weather === minimum) return [`Si se cancela por el clima o por falta de grupo, ${outcome(weather)}.`, always];
  return [
    `Si se cancela por el clima, ${outcome(weather)}.`,
    `Si se cancela por falta de grupo, ${outcome(minimum)}.`,
    always,
  ];
}

export function ordered({ bands }: CancellationPolicy): CancellationPolicy['bands'] {
  const hours = ({ before }: CancellationPolicy['bands'][number]) => before.amount * (before.unit === 'day' ? 24 : 1);
  return [...bands].sort((a, b) => hours(b) - hours(a) || b.refundBps - a.refundBps);
}

function howLong({ amount, unit }: CancellationPolicy['bands'][number]['before']): string {
  if (unit === 'day') return amount === 1 ? 'un día' : `${amount} días`;
  // Only hours are exact across a clock change, so long times are written in days and hours.
  if (amount > 48 && amount % 24 === 0) return `${amount / 24} días (${amount} horas)`;
  return amount === 1 ? 'una hora' : `${amount} horas`;
}

function given(bps: number): string {
  if (bps === 10_000) return 'te devolvemos todo';
  if (bps === 5000) return 'se conserva la mitad del precio y te devolvemos lo demás que hayas pagado';
  if (bps === 0) return 'no hay devolución';
  const kept = ((10_000 - bps) / 100).toLocaleString('es', { maximumFractionDigits: 2 });
  return `se conserva el ${kept} % del precio y te devolvemos lo demás que hayas pagado`;
}
