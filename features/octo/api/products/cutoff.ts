import type { OctoLanguage } from '#features/octo/contract/capability.ts';
import type { CancellationPolicy } from '#features/operators/contract/cancellation-policy.ts';

export interface Cutoff {
  amount: number;
  unit: 'hour' | 'day';
}

/** OCTO requires a cut-off, even if a policy never refunds everything. */
const NEVER: Cutoff = { amount: 365, unit: 'day' };

/** Returns the time before the start until which a cancellation is refunded in full. */
export function fullRefundCutoff({ bands }: CancellationPolicy): Cutoff {
  const hours = ({ amount, unit }: Cutoff) => amount * (unit === 'day' ? 24 : 1);
  const full = bands.filter(({ refundBps }) => refundBps === 10_000).map(({ before }) => before);
  full.sort((one, other) => hours(one) - hours(other));
  return full[0] ?? NEVER;
}

const UNITS = {
  es: { hour: ['hora', 'horas'], day: ['día', 'días'] },
  en: { hour: ['hour', 'hours'], day: ['day', 'days'] },
} as const;

export function lengthWords({ amount, unit }: Cutoff, language: OctoLanguage): string {
  return `${amount} ${UNITS[language][unit][amount === 1 ? 0 : 1]}`;
}

export function cancellationWordsInEnglish(policy: CancellationPolicy, zone: string): string[] {
  const hours = ({ amount, unit }: Cutoff) => amount * (unit === 'day' ? 24 : 1);
  const bands = [...policy.bands].sort((one, other) => hours(other.before) - hours(one.before));
  const outcome = (what: CancellationPolicy['weather']) =>
    what === 'full' ? 'everything is refunded' : 'you choose between another date and a full refund';
  return [
    ...bands.map(({ before, refundBps }) => {
      const share = refundBps === 0 ? 'nothing is refunded' : `${refundBps / 100} % is refunded`;
      return `Cancelled up to ${lengthWords(before, 'en')} before the start, ${share}.`;
    }),
    bands.length > 0 ? 'Later, or if you do not come, nothing is refunded.' : 'Once confirmed, nothing is refunded.',
    `Cancelled for the weather, ${outcome(policy.weather)}; for too small a group, ${outcome(policy.minimum)}.`,
    'Cancelled by the operator or by an authority, everything is refunded.',
    `Hours are those of ${zone}.`,
  ];
}
