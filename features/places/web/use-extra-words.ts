import { useLingui } from '@lingui/react/macro';
import { capitalize } from '#web/format/capitalize.ts';
import type { AccessMeasures, PaymentMeans, Tariff } from '../contract/place-extras.ts';

/** The words for prices, payment, languages and measurements, for travellers and for the region. */
export function useExtraWords() {
  const { t } = useLingui();
  const tariffs: Record<Tariff, string> = {
    adult: t`Adultos`,
    student: t`Estudiantes`,
    child: t`Niños`,
    senior: t`Adultos mayores`,
  };
  const paymentMeans: Record<PaymentMeans, string> = {
    cash: t`Efectivo`,
    card: t`Tarjeta`,
    wallet: t`Billetera digital`,
    transfer: t`Transferencia`,
  };
  const language = (code: string): string => capitalize(names().of(code) ?? code);

  /** One phrase for each measurement. */
  function access({ doorCm, steps, stepCm, ramp, slopePercent, toilet, parking }: AccessMeasures): string[] {
    const phrases = [
      steps === 0 && t`sin escalones`,
      steps === 1 && t`1 escalón`,
      steps !== undefined && steps > 1 && t`${steps} escalones`,
      stepCm !== undefined && t`escalón de ${stepCm} cm`,
      ramp !== undefined && (ramp ? t`con rampa` : t`sin rampa`),
      slopePercent !== undefined && t`pendiente de ${slopePercent} %`,
      doorCm !== undefined && t`puerta de ${doorCm} cm`,
      toilet !== undefined && (toilet ? t`baño adaptado` : t`sin baño adaptado`),
      parking !== undefined && (parking ? t`estacionamiento reservado` : t`sin estacionamiento reservado`),
    ];
    return phrases.filter((phrase) => phrase !== false);
  }

  return { tariffs, paymentMeans, language, access };
}

let known: Intl.DisplayNames | undefined;

function names(): Intl.DisplayNames {
  known ??= new Intl.DisplayNames('es', { type: 'language' });
  return known;
}
