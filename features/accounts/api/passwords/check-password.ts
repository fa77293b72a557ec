import type { Platform } from '#server/platform.ts';
import { passwordFault, refusedPassword } from './refuse-password.rules.ts';

export type AssertGoodPassword = (password: string, personWords: string[]) => Promise<void>;

/**
 * Refuses the 49,000 most used passwords of known breaches (list of zxcvbn-ts, MIT licence), and passwords that consist
 * mainly of the name of the product, the region, the organisation or the person.
 */
export async function openPasswordCheck({ region }: Pick<Platform, 'region'>): Promise<AssertGoodPassword> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const common = new Set(dictionary['passwords-common']);
  return async (password, personWords) => {
    const { product, name, organisation } = (await region.current()).settings;
    const words = [product, name, organisation.name, 'vereda', 'contraseña', 'password', ...personWords];
    const fault = passwordFault(password, words, common);
    if (fault) throw refusedPassword(fault);
  };
}
