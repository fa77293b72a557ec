import { useLingui } from '@lingui/react/macro';
import { useFace } from '#web/face.ts';

const STEPS: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];
const relative = new Intl.RelativeTimeFormat('es', { numeric: 'auto' });

/** Returns a text such as "hace 3 días" or "en 2 horas". */
export function ageText(instant: string, now = Date.now()): string {
  const seconds = (Date.parse(instant) - now) / 1000;
  const [unit, size] = STEPS.find(([, length]) => Math.abs(seconds) >= length) ?? [];
  return unit && size ? relative.format(Math.trunc(seconds / size), unit) : relative.format(0, 'second');
}

export function Age({ at }: { at: string }) {
  const { i18n } = useLingui();
  const { timeZone } = useFace();
  const exact = new Intl.DateTimeFormat(i18n.locale, { timeZone, dateStyle: 'full', timeStyle: 'short' });
  return (
    <time dateTime={at} title={exact.format(new Date(at))}>
      {ageText(at)}
    </time>
  );
}
