const KINDS: Record<string, string> = {
  av: 'avenida',
  avda: 'avenida',
  avenida: 'avenida',
  c: 'calle',
  ca: 'calle',
  calle: 'calle',
  cl: 'calle',
  jr: 'jiron',
  jiron: 'jiron',
  pje: 'pasaje',
  psje: 'pasaje',
  pasaje: 'pasaje',
  prol: 'prolongacion',
  prolongacion: 'prolongacion',
  carr: 'carretera',
  carretera: 'carretera',
  ovalo: 'ovalo',
  via: 'via',
};

const TITLES: Record<string, string> = {
  cnel: 'coronel',
  crl: 'coronel',
  dr: 'doctor',
  gral: 'general',
  pdte: 'presidente',
  sta: 'santa',
  sto: 'santo',
};

const SMALL = new Set(['de', 'del', 'el', 'la', 'las', 'los', 'y']);
const NUMBER_SIGNS = new Set(['n', 'no', 'nro', 'num', 'numero']);
const BLOCK_SIGNS = new Set(['cdra', 'cuadra']);

export interface StreetWords {
  words: string[];
  kind: string | null;
}

export interface AddressWords extends StreetWords {
  number: number | null;
}

/** "Jr. Gral. Gamarra" has the kind `jiron` and the words `general` and `gamarra`. */
export function streetWords(name: string): StreetWords {
  return kindAndWords(plainWords(name));
}

/** "Jr. Pizarro N.° 350" and "Pizarro cuadra 3" have a number. The name "29 de Diciembre" has no number. */
export function addressWords(text: string): AddressWords {
  const words = plainWords(text);
  const last = words.at(-1) ?? '';
  if (words.length < 2 || !/^\d{1,4}$/.test(last)) return { ...kindAndWords(words), number: null };
  const sign = words.at(-2) ?? '';
  const isBlock = BLOCK_SIGNS.has(sign);
  const isSigned = isBlock || NUMBER_SIGNS.has(sign);
  return {
    ...kindAndWords(words.slice(0, isSigned ? -2 : -1)),
    number: isBlock ? Number(last) * 100 : Number(last),
  };
}

function kindAndWords(words: readonly string[]): StreetWords {
  const kind = words.length > 1 ? (KINDS[words[0]!] ?? null) : null;
  const named = (kind ? words.slice(1) : words).map((word) => TITLES[word] ?? word);
  const proper = named.filter((word) => !SMALL.has(word));
  return { kind, words: proper.length > 0 ? proper : named };
}

function plainWords(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[°º#]/g, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
