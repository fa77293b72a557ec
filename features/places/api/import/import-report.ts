import type { Merge } from './merge.rules.ts';
import type { Doubt, Refusal, Repair } from './source-record.ts';

export interface ImportReport {
  region: string;
  dataHash: string;
  dryRun: boolean;
  taken: { key: string; name: string; id: string; as: 'new' | 'changed' | 'same' }[];
  merged: Merge[];
  doubted: Doubt[];
  refused: Refusal[];
  repaired: Repair[];
  changed: number;
  hoursByClass: Record<string, number>;
}

const HOURS: Record<string, string> = {
  known: 'publicado',
  open_space: 'espacio abierto',
  assumed: 'supuesto',
  unknown: 'sin horario',
};

export function reportInSpanish(report: ImportReport): string {
  const { taken, merged, doubted, refused, repaired, dryRun } = report;
  const count = (as: string) => taken.filter((place) => place.as === as).length;
  const section = (title: string, lines: string[]) =>
    lines.length > 0 ? [``, `## ${title} (${lines.length})`, ...lines.map((line) => `- ${line}`)] : [];
  return [
    `# Importación de ${report.region}${dryRun ? ' (ensayo: no se escribió nada)' : ''}`,
    ``,
    `Lugares tomados: ${taken.length} (${count('new')} nuevos, ${count('changed')} con cambios, ${count('same')} iguales). ` +
      `Fusionados: ${merged.length}. Con dudas: ${doubted.length}. Rechazados: ${refused.length}. Reparados: ${repaired.length}.`,
    `Horarios: ${Object.entries(report.hoursByClass)
      .map(([name, places]) => `${places} ${HOURS[name] ?? name}`)
      .join(', ')}.`,
    ...section('Rechazados', byReason(refused)),
    ...section(
      'Con dudas',
      doubted.map(({ key, name, reason }) => `${name} (${key}): ${reason}`),
    ),
    ...section(
      'Fusionados',
      merged.map(({ key, into, name, reason }) => `${name} (${key}) con ${into}: ${reason}`),
    ),
    ...section(
      'Reparados',
      repaired.map(({ key, field, from, to, why }) => `${key}, ${field}: «${from}» → «${to}» (${why})`),
    ),
    ``,
  ].join('\n');
}

function byReason(refused: Refusal[]): string[] {
  const reasons = new Map<string, string[]>();
  for (const { reason, name, key } of refused) reasons.set(reason, [...(reasons.get(reason) ?? []), name ?? key]);
  return [...reasons].map(([reason, names]) => `${reason} ${names.length}: ${names.join(', ')}`);
}
