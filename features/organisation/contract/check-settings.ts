import { colourName, faintPairs } from './palette.ts';
import { MOST_HEADLINE, plainHeadline } from './pictures.ts';
import type { OrganisationEditor, OrganisationSettings } from './settings.ts';

export interface SettingIssue {
  /** Path in the settings, such as `brand.palette.brand-ink`. */
  path: string;
  code: string;
  message: string;
}

/** Finds faults that a schema cannot find, such as colours with too little contrast. */
export function checkSettings(settings: OrganisationSettings, choices: OrganisationEditor['choices']): SettingIssue[] {
  const { brand, languages } = settings;
  const issues: SettingIssue[] = [];
  for (const role of Object.keys(brand.palette)) {
    if (!Object.hasOwn(choices.palette, role))
      issues.push({ path: `brand.palette.${role}`, code: 'unknown_colour', message: 'La región no tiene ese color.' });
  }
  for (const role of Object.keys(choices.palette)) {
    if (!Object.hasOwn(brand.palette, role))
      issues.push({ path: `brand.palette.${role}`, code: 'missing_colour', message: 'Falta este color.' });
  }
  for (const { background, foreground, least, ratio } of faintPairs(brand.palette)) {
    issues.push({
      path: `brand.palette.${foreground}`,
      code: 'contrast',
      message: `«${colourName(foreground)}» no se lee bien sobre «${colourName(background)}»: contraste ${ratioText(ratio)}, hace falta ${ratioText(least)}.`,
    });
  }
  const scene = choices.scenes.find(({ id }) => id === brand.share.scene);
  if (!scene) {
    issues.push({ path: 'brand.share.scene', code: 'unknown_scene', message: 'La región no tiene esa escena.' });
  } else if (!scene.hours.includes(brand.share.hour)) {
    issues.push({ path: 'brand.share.hour', code: 'unknown_hour', message: 'Esa escena no se dibuja a esa hora.' });
  }
  const choose = (path: 'country' | 'currency' | 'locale', among: { code: string }[], message: string) => {
    if (!among.some(({ code }) => code === settings[path])) issues.push({ path, code: `unknown_${path}`, message });
  };
  choose('country', choices.countries, 'No hay un paquete legal de ese país.');
  choose('currency', choices.currencies, 'No conocemos esa moneda.');
  choose('locale', choices.locales, 'No conocemos esa forma de escribir fechas y números.');
  settings.home.headline.forEach((line, index) => {
    const marks = line.split('*').length - 1;
    const message =
      marks !== 0 && marks !== 2
        ? 'Pon un asterisco antes y otro después de lo que va en cursiva.'
        : plainHeadline(line).length > MOST_HEADLINE
          ? `No cabe en un teléfono: hasta ${MOST_HEADLINE} letras por línea.`
          : null;
    if (message) issues.push({ path: `home.headline.${index}`, code: 'headline', message });
  });
  const { taxi } = settings;
  if (taxi && taxi.currency !== settings.currency)
    issues.push({
      path: 'taxi.currency',
      code: 'taxi_currency',
      message: `La tarifa de taxi está en ${taxi.currency}: escríbela en ${settings.currency} o bórrala.`,
    });
  if (taxi && taxi.base + taxi.perKm + taxi.perMinute + taxi.minimum === 0)
    issues.push({ path: 'taxi.perKm', code: 'taxi_empty', message: 'Escribe los precios de la tarifa, o bórrala.' });
  if (!languages.includes('es'))
    issues.push({ path: 'languages', code: 'spanish_missing', message: 'El español no se puede quitar.' });
  return issues;
}

/** Returns a text such as "4.5:1". The ratio is rounded down, so that the text is never better than the colours. */
export function ratioText(ratio: number): string {
  return `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;
}
