import { readRegion } from '#regions/read-region.ts';
import { passwordFault, refusedPassword } from './refuse-password.rules.ts';

export type DemandGoodPassword = (password: string, personWords: string[]) => void;

/**
 * The check of new passwords: against the most used ones (the 49,000 of zxcvbn-ts, MIT, gathered from breaches) and the words
 * that stand on the site's own front.
 */
export async function openPasswordCheck(regionId: string): Promise<DemandGoodPassword> {
  const [{ settings }, { dictionary }] = await Promise.all([
    readRegion(regionId),
    import('@zxcvbn-ts/language-common'),
  ]);
  const common = new Set(dictionary['passwords-common']);
  const siteWords = [settings.product, settings.name, settings.organisation.name, 'vereda', 'contraseña', 'password'];
  return (password, personWords) => {
    const fault = passwordFault(password, [...siteWords, ...personWords], common);
    if (fault) throw refusedPassword(fault);
  };
}
