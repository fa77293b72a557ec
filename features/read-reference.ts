/** References have no I, L, O and U after their prefix of two characters, so a reader mistook these characters. */
const LOOK_ALIKES: Record<string, string> = { I: '1', L: '1', O: '0', U: 'V' };

/** Such as "VR7K2M41XA" for «vr7k 2m4l-xa». Accepts lower case, spaces, hyphens and look-alike characters. */
export function readReference(typed: string): string {
  const plain = plainReference(typed);
  return plain.slice(0, 2) + withoutLookAlikes(plain.slice(2));
}

/** The part of a reference that a person typed, for a comparison with `withoutLookAlikes` of whole references. */
export const readPartOfReference = (typed: string): string => withoutLookAlikes(plainReference(typed));

export const withoutLookAlikes = (plain: string): string =>
  plain.replaceAll(/[ILOU]/g, (mistaken) => LOOK_ALIKES[mistaken]!);

const plainReference = (typed: string): string => typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
