import { useLingui } from '@lingui/react/macro';

/** The hours of a drawing. */
export function usePlaceHourWords(): Record<string, string | undefined> {
  const { t } = useLingui();
  return {
    dawn: t`Amanecer`,
    noon: t`Mediodía`,
    gold: t`Tarde`,
    dusk: t`Anochecer`,
    night: t`Noche`,
    garua: t`Garúa`,
  };
}
