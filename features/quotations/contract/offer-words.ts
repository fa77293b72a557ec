const EATING =
  /\b(desayun|almuerz|almorzar|comida|comer|cena|picnic|refrigerio|merienda|box lunch|buffet|bufet|restaurant)/;

/** Removes accents, capitals and punctuation. A space at each end allows searches for whole words. */
export const plainWords = (text: string): string =>
  ` ${text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

export const eats = (title: string): boolean => EATING.test(plainWords(title));
