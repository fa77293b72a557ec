export type SearchErrorCode = 'synonym_finds_nothing';

export const SEARCH_ERRORS = {
  synonym_finds_nothing: {
    status: 400,
    title: 'Con esas palabras tampoco se encuentra nada',
    detail: 'Escribe palabras que sí encuentren algo, como el nombre de un lugar o su tipo.',
  },
} as const satisfies Record<SearchErrorCode, { status: number; title: string; detail: string }>;
