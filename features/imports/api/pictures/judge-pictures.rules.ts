import type { NoteCode, PhotoRefusal, QuestionCode, Verdict } from '#features/imports/contract/doubts.ts';
import { readLicence } from '#features/photos/contract/licences.ts';
import { PHOTO_LIMITS } from '#features/photos/contract/share.ts';
import type { StoredPlace } from '#features/places/api/public.ts';
import type { FoundPicture } from '../files/file-grid.ts';
import type { StoredPicture } from '../tables.ts';
import type { PictureLine } from './picture-table.rules.ts';
import type { PlaceIndex } from './place-index.rules.ts';

export interface JudgedPicture {
  line: number;
  /** File name of the photo. */
  name: string;
  verdict: Verdict;
  refusal: PhotoRefusal | null;
  questions: QuestionCode[];
  notes: { code: NoteCode; value: string }[];
  /** Null if a person must choose the place. */
  place: StoredPlace | null;
  picture: StoredPicture;
}

interface Context {
  places: PlaceIndex;
  /** Photos that places have, as "place hash". `true` if the region removed the photo. */
  there: ReadonlyMap<string, boolean>;
  /** Number of photos of a place. */
  photosOf: ReadonlyMap<string, number>;
  /** The most photos of a place. */
  most: number;
}

/** Judges every line of the table, and every picture that the table does not name. */
export function judgePictures(
  lines: readonly PictureLine[],
  pictures: readonly FoundPicture[],
  context: Context,
): JudgedPicture[] {
  const files = pictureFiles(pictures);
  const named = new Set<FoundPicture>();
  const seen = new Set<string>();
  const counts = new Map(context.photosOf);
  const judged = lines.map((line) => {
    const picture = files(line.cells.file);
    if (picture) named.add(picture);
    const row = judgeLine(line, picture, context);
    if (row.refusal || !row.place) return row;
    const key = `${row.place.id} ${row.picture.hash}`;
    const count = (counts.get(row.place.id) ?? 0) + 1;
    if (seen.has(key)) return refuse(row, 'photo_repeated');
    if (count > context.most) return refuse(row, 'too_many_photos');
    seen.add(key);
    counts.set(row.place.id, count);
    return row;
  });
  const last = Math.max(1, ...lines.map(({ line }) => line));
  const strays = pictures.filter((picture) => !named.has(picture));
  return [...judged, ...strays.map((picture, at) => stray(picture, last + at + 1))];
}

/** A table may name a file by its path or by its last part, in any case. */
function pictureFiles(pictures: readonly FoundPicture[]): (name: string) => FoundPicture | undefined {
  const plain = (path: string) =>
    path
      .normalize('NFC')
      .replaceAll('\\', '/')
      .replace(/^\.?\//, '')
      .toLowerCase();
  const byPath = new Map(pictures.map((picture) => [plain(picture.name), picture]));
  const byName = Map.groupBy(pictures, ({ name }) => baseOf(plain(name)));
  return (name) => {
    const path = plain(name);
    const same = byName.get(baseOf(path)) ?? [];
    return byPath.get(path) ?? (same.length === 1 ? same[0] : undefined);
  };
}

const baseOf = (path: string): string => path.split('/').at(-1)!;

function judgeLine({ line, cells }: PictureLine, picture: FoundPicture | undefined, context: Context): JudgedPicture {
  const { file, id, place, author, source, alt } = cells;
  const licence = readLicence(cells.licence);
  const { sure, others } = context.places.find({ id, name: place });
  const row: JudgedPicture = {
    ...{
      line,
      name: baseOf(file).slice(0, 200),
      verdict: 'take',
      refusal: null,
      questions: [],
      notes: [],
      place: sure,
    },
    picture: {
      ...{ file: picture?.name ?? file, hash: picture?.hash ?? '', place: (place || id).slice(0, 200) },
      ...{ author: author.slice(0, PHOTO_LIMITS.author), licence: licence ?? cells.licence.slice(0, 80) },
      ...{ source: isAddress(source) ? source : null, alt: alt.slice(0, PHOTO_LIMITS.alt) },
      places: sure ? [] : others.map(({ id: one, name, kindLabel }) => ({ id: one, name, kindLabel })),
    },
  };
  if (source && !isAddress(source)) row.notes.push({ code: 'source_unread', value: source.slice(0, 200) });
  if (!alt) row.notes.push({ code: 'alt_lacks', value: row.name });
  if (!file) return refuse(row, 'no_file');
  if (!picture) return refuse(row, 'file_missing');
  if (picture.fault) return refuse(row, picture.fault);
  if (!cells.licence) return refuse(row, 'no_licence');
  if (!licence) return refuse(row, 'unknown_licence');
  if (author.length < 2) return refuse(row, 'no_author');
  if (!place && !id) return refuse(row, 'place_missing');
  if (!sure && others.length === 0) return refuse(row, 'place_not_found');
  const known = sure ? context.there.get(`${sure.id} ${picture.hash}`) : undefined;
  if (known !== undefined) return refuse(row, known ? 'photo_removed' : 'photo_known');
  return sure ? row : { ...row, verdict: 'ask', questions: ['place_unsure'] };
}

function stray({ name, hash, fault }: FoundPicture, line: number): JudgedPicture {
  return {
    ...{ line, name: baseOf(name).slice(0, 200), verdict: 'refuse', questions: [], notes: [], place: null },
    refusal: fault === 'not_picture' ? fault : 'not_in_table',
    picture: { file: name, hash, place: '', author: '', licence: '', source: null, alt: '', places: [] },
  };
}

const refuse = (row: JudgedPicture, refusal: PhotoRefusal): JudgedPicture => ({
  ...row,
  ...{ verdict: 'refuse', refusal, place: null },
});

const isAddress = (text: string): boolean => /^https?:\/\/[^\s/]+\.[^\s]+$/.test(text) && text.length <= 500;
