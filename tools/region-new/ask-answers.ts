import { createInterface } from 'node:readline/promises';
import { type Answers, slugOf, USUAL_COLOURS } from './answers.rules.ts';

/**
 * Asks in the terminal for each answer that is not given. Enter takes the usual value, which stands in brackets. A
 * wrong answer is asked for again at once.
 */
export async function askAnswers(
  given: Answers,
  faultOf: (option: keyof Answers, answers: Answers) => string | undefined,
): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answers: Answers = { ...given };
  try {
    for (const { option, question, usual, isNeeded = () => true } of QUESTIONS) {
      while (answers[option] === undefined && isNeeded(answers)) {
        const standard = usual(answers);
        const typed = await terminal.question(`${question}${standard ? ` [${standard}]` : ''}: `);
        const answer = typed.trim() || standard;
        const fault = faultOf(option, { ...answers, [option]: answer });
        if (fault) console.error(`  ${fault}`);
        else answers[option] = answer;
      }
    }
    return answers;
  } finally {
    terminal.close();
  }
}

interface Question {
  option: keyof Answers;
  question: string;
  usual: (answers: Answers) => string;
  isNeeded?: (answers: Answers) => boolean;
}

const QUESTIONS: Question[] = [
  { option: 'name', question: 'Name of the region, as travellers call it', usual: () => '' },
  { option: 'id', question: 'Id, the name of the folder', usual: ({ name = '' }) => slugOf(name) },
  { option: 'country', question: 'Country (ISO code)', usual: () => 'PE' },
  { option: 'box', question: 'Box (west,south,east,north in degrees)', usual: () => '' },
  {
    option: 'centre',
    question: 'Central point (name,longitude,latitude; empty: the middle of the box)',
    usual: () => '',
  },
  { option: 'sea', question: 'Name of the sea (empty: no coast)', usual: () => '' },
  { option: 'colours', question: 'Colours: accent, links, warmth', usual: () => USUAL_COLOURS },
  { option: 'organisation', question: 'Your organisation (empty: an example, for a demo)', usual: () => '' },
  {
    option: 'email',
    question: 'Email address of the organisation',
    usual: () => '',
    isNeeded: ({ organisation }) => Boolean(organisation),
  },
];
