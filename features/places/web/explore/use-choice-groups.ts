import { useLingui } from '@lingui/react/macro';
import type { FoundItem } from '#features/search/contract/found.ts';
import type { SuggestAnswer, Suggestion } from '../../contract/suggestion.ts';

export type Choice =
  | { kind: 'suggestion'; suggestion: Suggestion }
  | { kind: 'found'; source: string; item: FoundItem }
  /** Opens the page with all results. Without a path, this is the page of the search itself. */
  | { kind: 'all'; title: string; path: string | null };

export interface ChoiceGroup {
  key: string;
  title: string;
  /** Undefined for the groups of filters, which have counts of their own. */
  count?: string;
  choices: Choice[];
}

const HELP = 'help';

/** Returns the groups of the search box: a help topic that answers, filters, places, and what the other areas found. */
export function useChoiceGroups(answer: SuggestAnswer | null): ChoiceGroup[] {
  const { t } = useLingui();
  if (!answer) return [];
  const all = (title: string, path: string | null): Choice => ({ kind: 'all', title, path });
  const of = (wanted: (suggestion: Suggestion) => boolean) =>
    answer.items.filter(wanted).map((suggestion): Choice => ({ kind: 'suggestion', suggestion }));
  const filters = of(({ kind }) => kind !== 'place');
  const places = of(({ kind }) => kind === 'place');
  const placeCount = answer.totalIsFloor ? `${answer.total}+` : String(answer.total);
  const placeGroups: ChoiceGroup[] = [
    { key: 'filters', title: t`Tipos y distritos`, choices: filters },
    {
      key: 'places',
      title: t`Lugares`,
      ...(answer.total > 0 && { count: placeCount }),
      choices:
        answer.total > places.length
          ? [...places, all(t`Ver todos los lugares`, null)]
          : answer.onMap
            ? [...places, all(t`Ver en el mapa`, null)]
            : places,
    },
  ];
  const found = answer.groups.map(({ source, title, count, items, all: path }): ChoiceGroup => {
    const choices = items.map((item): Choice => ({ kind: 'found', source, item }));
    const more = count > items.length && path !== null;
    return {
      key: source,
      title,
      count: String(count),
      choices: more ? [...choices, all(t`Ver todo en ${title}`, path)] : choices,
    };
  });
  // A help topic answers a sentence such as "cambiar mi reserva". Places only share some of its words.
  const isAnswer = (key: string) => answer.groups.some(({ source, named }) => source === key && named && key === HELP);
  const answers = found.filter(({ key }) => isAnswer(key));
  return [...answers, ...placeGroups, ...found.filter(({ key }) => !isAnswer(key))].filter(
    ({ choices }) => choices.length > 0,
  );
}
