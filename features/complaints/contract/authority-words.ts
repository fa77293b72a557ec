import type { Book } from './complaint.ts';

type Authority = Pick<Book['authority'], 'article' | 'shortName'>;

export const called = ({ article, shortName }: Authority): string => (article ? `${article} ${shortName}` : shortName);

export const toward = (authority: Authority): string =>
  authority.article === 'el' ? `al ${authority.shortName}` : `a ${called(authority)}`;
