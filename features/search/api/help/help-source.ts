import { paths } from '#web/paths/site.ts';
import type { SearchQuestion } from '../question.rules.ts';
import type { SearchSource } from '../sources.ts';
import { plainWords } from '../words.rules.ts';
import { HELP_TOPICS, type HelpTopic } from './help-topics.ts';

/** A shorter beginning of a word fits too many topics. */
const SHORTEST_BEGUN = 4;

const INDEX = HELP_TOPICS.map((topic) => ({
  topic,
  label: plainWords(topic.label),
  words: plainWords(`${topic.label} ${topic.words}`),
}));

export const helpSource: SearchSource = {
  name: 'help',
  title: 'Ayuda',
  rank: 90,
  async find(_platform, question, most) {
    const found = findTopics(question);
    return {
      count: found.length,
      items: found.slice(0, most).map(({ label, detail, path }) => ({ label, detail, path })),
    };
  },
  all: () => paths.help(),
  // A topic has all words of the question. With two words or more, the question is a sentence about the topic.
  answers: ({ words }) => words.length > 1,
};

/** Topics with all words of the question. Topics with the words in their name come first. */
export function findTopics({ words }: SearchQuestion): HelpTopic[] {
  const has = (among: readonly string[]) => (word: string) =>
    among.some((one) => one === word || (word.length >= SHORTEST_BEGUN && one.startsWith(word)));
  const hasAll = (among: readonly string[]) =>
    words.length > 0 && words.every((synonyms) => synonyms.some((one) => one.split(' ').every(has(among))));
  return INDEX.filter((one) => hasAll(one.words))
    .sort((a, b) => Number(hasAll(b.label)) - Number(hasAll(a.label)))
    .map(({ topic }) => topic);
}
