/** Words by which a program says that one eats, without accents. */
const EATING =
  /\b(desayun|almuerz|almorzar|comida|comer|cena|picnic|refrigerio|merienda|box lunch|buffet|bufet|restaurant)/;

/** Without accents, capitals and signs, between spaces: whole words are found in it. */
export const plainWords = (text: string): string =>
  ` ${text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Whether a title says that people eat. */
export const eats = (title: string): boolean => EATING.test(plainWords(title));
