const EATING =
  /\b(desayun|almuerz|almorzar|comida|comer|cena|picnic|refrigerio|merienda|box lunch|buffet|bufet|restaurant)/;

/** Removes accents, capitals and punctuation from a text. Adds a space at each end, so that a search can find whole words. */
export const plainWords = (text: string): string =>
  ` ${text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

export const eats = (title: string): boolean => EATING.test(plainWords(title));
