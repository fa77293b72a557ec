import type { Platform } from '#server/platform.ts';
import { passwordFault, refusedPassword } from './refuse-password.rules.ts';

export type AssertGoodPassword = (password: string, personWords: string[]) => Promise<void>;

/** Read when the first password is checked, because the list takes several megabytes. */
let common: Promise<ReadonlySet<string>> | undefined;

async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/**
 * Refuses the 49,000 most used passwords of known breaches (list of zxcvbn-ts, MIT licence), and passwords that consist
 * mainly of the name of the product, the region, the organisation or the person.
 */
export function openPasswordCheck({ region }: Pick<Platform, 'region'>): AssertGoodPassword {
  return async (password, personWords) => {
    const { product, name, organisation } = (await region.current()).settings;
    const words = [product, name, organisation.name, 'vereda', 'contraseña', 'password', ...personWords];
    common ??= readCommon();
    const fault = passwordFault(password, words, await common);
    if (fault) throw refusedPassword(fault);
  };
}
