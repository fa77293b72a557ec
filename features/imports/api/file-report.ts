import type { ImportRow } from '#features/imports/contract/imports.ts';
import type { FileReport } from './import-file.ts';

const REFUSALS: Record<NonNullable<ImportRow['refusal']>, string> = {
  no_name: 'no tiene nombre',
  no_position: 'no tiene una posición que se entienda',
  repeated: 'repite una fila anterior',
  outside_reach: 'está fuera del alcance de la región',
  no_file: 'no dice qué archivo es',
  file_missing: 'su archivo no está',
  not_in_table: 'la tabla no la nombra',
  not_picture: 'no es una foto JPEG, PNG, WebP o AVIF',
  too_large: 'es demasiado grande',
  broken: 'el archivo está roto',
  no_licence: 'no dice su licencia',
  unknown_licence: 'no se conoce su licencia',
  no_author: 'no dice de quién es',
  place_missing: 'no dice de qué lugar es',
  place_not_found: 'no se encuentra su lugar',
  photo_repeated: 'repite una foto anterior',
  photo_known: 'su lugar ya la tiene',
  photo_removed: 'la región la retiró de su lugar',
  too_many_photos: 'su lugar tiene demasiadas fotos',
};
const QUESTIONS: Record<ImportRow['questions'][number], string> = {
  twin: 'puede ser un lugar que ya está',
  unknown_kind: 'no se conoce su tipo',
  outside_box: 'está fuera del recuadro de la región',
  swapped_position: 'tiene la latitud y la longitud al revés',
  place_unsure: 'hay que elegir su lugar',
};

export function fileReportInSpanish({ detail, asking, refused }: FileReport, { dryRun }: { dryRun: boolean }): string {
  const { counts, state, failure, columns, fileName } = detail;
  const { imported, rows, take, ask, refuse } = counts;
  const lines = (title: string, items: readonly string[]) =>
    items.length > 0 ? ['', `## ${title} (${items.length})`, ...items.map((item) => `- ${item}`)] : [];
  const photos = detail.format === 'photos';
  const nameOf = ({ line, name }: ImportRow) => `fila ${line}${name ? `, ${name}` : ''}`;
  const result =
    state === 'done'
      ? photos
        ? `Fotos importadas: ${imported.new}. Se publican en cuanto estén listas.`
        : `Importadas: ${imported.new} nuevas, ${imported.changed} con cambios, ${imported.same} iguales (${imported.merged} ya estaban).`
      : state === 'asking'
        ? 'No se reconocen las columnas del nombre y de la posición: elígelas en el sitio, en «Importar datos».'
        : (failure ?? `Entrarían ${take} de ${rows} ${photos ? 'fotos' : 'filas'}.`);
  return [
    `# ${fileName}${dryRun ? ' (ensayo: no se escribió nada)' : ''}`,
    '',
    result,
    `Preguntan: ${ask}. No entran: ${refuse}.`,
    ...lines(
      'Columnas',
      columns.map(
        ({ heading, field, isSure }) => `${heading}: ${field ?? 'no se usa'}${isSure ? '' : ' (sin seguridad)'}`,
      ),
    ),
    ...lines(
      'Preguntan, se deciden en el sitio, en «Importar datos»',
      asking.map((row) => {
        const twin = row.twin ? `: ${row.twin.name}, a ${row.twin.metres} m` : '';
        return `${nameOf(row)}: ${row.questions.map((question) => QUESTIONS[question]).join('; ')}${twin}`;
      }),
    ),
    ...lines(
      'No entran',
      refused.map((row) => `${nameOf(row)}: ${row.refusal ? REFUSALS[row.refusal] : ''}`),
    ),
    '',
  ].join('\n');
}
