import { useLingui } from '@lingui/react/macro';
import type { BadgeTone } from '#web/ui/badge.tsx';
import type { Field, FileFormat } from '../../contract/columns.ts';
import type { NoteCode, QuestionCode, RefusalCode } from '../../contract/doubts.ts';
import type { ImportState } from '../../contract/import-states.ts';
import type { ImportPurpose } from '../../contract/sheet.ts';

export const STATE_TONES: Record<ImportState, BadgeTone> = {
  reading: 'plain',
  asking: 'doubt',
  ready: 'doubt',
  running: 'plain',
  done: 'good',
  undoing: 'plain',
  undone: 'plain',
  failed: 'bad',
};

export function useStateWords(purpose: ImportPurpose = 'places'): Record<ImportState, string> {
  const { t } = useLingui();
  const words: Record<ImportState, string> = {
    reading: t`Leyendo`,
    asking: t`Faltan columnas`,
    ready: t`Por importar`,
    running: t`Importando`,
    done: t`Importado`,
    undoing: t`Deshaciendo`,
    undone: t`Deshecho`,
    failed: t`No se pudo leer`,
  };
  return purpose === 'sheet'
    ? { ...words, ready: t`Por aplicar`, running: t`Aplicando`, done: t`Aplicada`, undone: t`Deshecha` }
    : words;
}

export function useFieldWords(): Record<Field, string> {
  const { t } = useLingui();
  return {
    name: t`Nombre`,
    kind: t`Tipo de lugar`,
    lat: t`Latitud`,
    lon: t`Longitud`,
    position: t`Latitud y longitud juntas`,
    district: t`Distrito`,
    address: t`Dirección`,
    phones: t`Teléfonos`,
    website: t`Página web`,
    hours: t`Horario`,
    fee: t`Entrada`,
    summary: t`Descripción`,
    otherNames: t`Otros nombres`,
    altitude: t`Altitud en metros`,
    id: t`Código de la fila`,
  };
}

export function useFormatWords(): Record<FileFormat, string> {
  const { t } = useLingui();
  return {
    csv: t`CSV`,
    xlsx: t`Hoja de cálculo`,
    gpx: t`GPX`,
    kml: t`KML`,
    osm: t`OpenStreetMap`,
    wikidata: t`Wikidata`,
    photos: t`Fotos`,
  };
}

export function useRefusalWords(): Record<RefusalCode, string> {
  const { t } = useLingui();
  return {
    no_name: t`No tiene nombre.`,
    no_position: t`No tiene una posición que se entienda.`,
    repeated: t`Repite una fila anterior: el mismo código, o el mismo nombre en el mismo punto.`,
    outside_reach: t`Está fuera del alcance de la región.`,
    no_file: t`La tabla no dice qué archivo es.`,
    file_missing: t`Su archivo no está entre los que subiste.`,
    not_in_table: t`La tabla no la nombra, así que no sabemos de quién es.`,
    not_picture: t`No es una foto JPEG, PNG, WebP ni AVIF.`,
    too_large: t`Es demasiado grande: hasta 15 MB y 50 megapíxeles por foto.`,
    broken: t`El archivo está roto y no se puede abrir.`,
    no_licence: t`La tabla no dice su licencia.`,
    unknown_licence: t`No conocemos esa licencia, o no deja usar la foto aquí.`,
    no_author: t`La tabla no dice quién la tomó.`,
    place_missing: t`La tabla no dice de qué lugar es.`,
    place_not_found: t`No encontramos ese lugar.`,
    photo_repeated: t`Es la misma foto del mismo lugar que otra fila.`,
    photo_known: t`Ese lugar ya tiene esta foto.`,
    photo_removed: t`La región ya retiró esta foto de ese lugar.`,
    too_many_photos: t`Ese lugar ya tiene demasiadas fotos.`,
  };
}

export function useQuestionWords(): Record<QuestionCode, string> {
  const { t } = useLingui();
  return {
    twin: t`Puede ser un lugar que ya está.`,
    unknown_kind: t`No conocemos su tipo: elígelo arriba, en «Tipos que no conocemos».`,
    outside_box: t`Está fuera del recuadro de la región.`,
    place_unsure: t`No es seguro de qué lugar es. Elígelo.`,
    swapped_position: t`La latitud y la longitud estaban al revés; así queda dentro de la región.`,
  };
}

export function useNoteWords(): Record<NoteCode, string> {
  const { t } = useLingui();
  return {
    hours_unread: t`Horario que no se entiende, no entra:`,
    phone_unread: t`Teléfono incompleto, no entra:`,
    website_unread: t`Página que no es una dirección web, no entra:`,
    fee_unread: t`Precio que no se entiende, no entra:`,
    text_cut: t`Descripción larga, se corta:`,
    source_unread: t`La fuente no es una dirección web, no entra:`,
    alt_lacks: t`Falta decir qué se ve, para quien no la ve:`,
  };
}
