import type { Queue } from '#features/backoffice/contract/overview.ts';

interface Words {
  title: string;
  paragraphs: string[];
  facts: { label: string; value: string }[];
}

const lateWords = (late: number) => (late === 1 ? '1 pasó su plazo' : `${late} pasaron su plazo`);

const queueFacts = (queues: readonly Queue[]) =>
  queues.map(({ title, count, late }) => ({
    label: title,
    value: late > 0 ? `${count} · ${lateWords(late)}` : `${count}`,
  }));

export function waitingWords(queues: readonly Queue[], region: string): Words {
  const [only] = queues.length === 1 ? queues : [];
  return {
    title: only ? `Hay trabajo nuevo: ${only.title.toLowerCase()}` : 'Hay trabajo nuevo en la oficina',
    paragraphs: [`Esto llegó a la oficina de ${region} y espera a alguien del equipo:`],
    facts: queueFacts(queues),
  };
}

interface Summary {
  region: string;
  /** A period such as "del 16 al 22 de noviembre". */
  lastWeek: string;
  queues: readonly Queue[];
  lines: readonly { label: string; value: string }[];
}

export function summaryWords({ region, lastWeek, queues, lines }: Summary): Words {
  const waiting = queues.filter(({ count }) => count > 0);
  const late = waiting.reduce((sum, one) => sum + one.late, 0);
  return {
    title: `El lunes de ${region}`,
    paragraphs: [
      waiting.length === 0
        ? 'Nada espera en la oficina: todo está al día.'
        : late > 0
          ? `Hay cosas que esperan, y ${late === 1 ? 'una pasó su plazo' : `${late} pasaron su plazo`}.`
          : 'Hay cosas que esperan, todas dentro de su plazo.',
      `Debajo está lo que espera, lo que pasó la semana ${lastWeek} y lo que viene.`,
    ],
    facts: [...queueFacts(waiting), ...lines],
  };
}
