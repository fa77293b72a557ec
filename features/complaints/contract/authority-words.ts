import type { Book } from './complaint.ts';

type Authority = Pick<Book['authority'], 'article' | 'shortName'>;

/** For example «la SIC» or «el Indecopi». */
export const called = ({ article, shortName }: Authority): string => (article ? `${article} ${shortName}` : shortName);

/** For example «a la SIC» or «al Indecopi». */
export const toward = (authority: Authority): string =>
  authority.article === 'el' ? `al ${authority.shortName}` : `a ${called(authority)}`;
