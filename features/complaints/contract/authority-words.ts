import type { Book } from './complaint.ts';

type Authority = Pick<Book['authority'], 'article' | 'shortName'>;

/** The authority's name with its article: «la SIC», «el Indecopi». */
export const called = ({ article, shortName }: Authority): string => (article ? `${article} ${shortName}` : shortName);

/** The authority's name with the preposition «a»: «a la SIC», «al Indecopi». */
export const toward = (authority: Authority): string =>
  authority.article === 'el' ? `al ${authority.shortName}` : `a ${called(authority)}`;
