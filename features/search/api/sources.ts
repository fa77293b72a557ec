import type { FoundGroup, FoundItem } from '#features/search/contract/found.ts';
import type { Platform } from '#server/platform.ts';
import { isNameOf, questionOf, type SearchQuestion } from './question.rules.ts';
import { readAddedSynonyms } from './synonyms.store.ts';

export interface Found {
  count: number;
  /** The best items first, at most as many as requested. */
  items: FoundItem[];
}

export interface SearchSource {
  /** Unique name, such as `plans`. */
  name: string;
  /** Spanish plural, such as "Planes". */
  title: string;
  /** The groups are shown in this order. */
  rank: number;
  /** Must run a fixed number of SQL statements, which read an index. */
  find(platform: Platform, question: SearchQuestion, most: number): Promise<Found>;
  /** Path of the page with all results, or null if the site has no such page. */
  all(text: string): string | null;
  /** Returns true if the first result answers the question, although its name has other words. */
  answers?(question: SearchQuestion): boolean;
  /** Returns the known words that are most alike to each text. */
  guess?(platform: Platform, texts: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

const MOST_ITEMS = 3;

/** Tests run several sites in one process, so each site has its own map. */
const sources = new WeakMap<Platform['config'], Map<string, SearchSource>>();

/** An area calls this function in `routes` with its own source. */
export function addSearchSource({ config }: Platform, source: SearchSource): void {
  const own = sources.get(config) ?? new Map<string, SearchSource>();
  sources.set(config, own.set(source.name, source));
}

export const sourcesOf = ({ config }: Pick<Platform, 'config'>): SearchSource[] =>
  [...(sources.get(config)?.values() ?? [])].sort((a, b) => a.rank - b.rank);

export async function readQuestion({ db, config, region }: Platform, text: string): Promise<SearchQuestion> {
  const [added, { search }] = await Promise.all([readAddedSynonyms(db, config.REGION), region.current()]);
  return questionOf(text, added, search.synonyms);
}

/** Groups whose first item has the searched name, or answers the text, come first. Groups without a result are left out. */
export async function findGroups(platform: Platform, text: string, except: string): Promise<FoundGroup[]> {
  const question = await readQuestion(platform, text);
  if (question.words.length === 0) return [];
  const groups = await Promise.all(
    sourcesOf(platform)
      .filter(({ name }) => name !== except)
      .map(async ({ name, title, find, all, answers }): Promise<FoundGroup> => {
        const { count, items } = await find(platform, question, MOST_ITEMS);
        const [best] = items;
        const named = best !== undefined && (isNameOf(best.label, question) || (answers?.(question) ?? false));
        return { source: name, title, count, named, items, all: all(question.text) };
      }),
  );
  return groups.filter(({ count }) => count > 0).sort((a, b) => Number(b.named) - Number(a.named));
}

/** Number of results in all sources, including places. */
export async function countFound(platform: Platform, text: string): Promise<number> {
  const question = await readQuestion(platform, text);
  const counts = await Promise.all(sourcesOf(platform).map(({ find }) => find(platform, question, 1)));
  return counts.reduce((sum, { count }) => sum + count, 0);
}
