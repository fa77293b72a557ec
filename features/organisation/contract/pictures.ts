import { type Static, Type } from 'typebox';
import { closed } from '#features/schema.ts';

/** Both sides of a part, from 0 to 1. */
const Part = Type.Number({ minimum: 0, maximum: 1 });
export const Focus = Type.Object({ x: Part, y: Part }, { ...closed, description: 'El punto que siempre se ve' });
export type Focus = Static<typeof Focus>;

/** 192 bits in base64url. */
const FileId = Type.String({ pattern: '^[\\w-]{32}$' });
const Pixels = Type.Integer({ minimum: 1, maximum: 10_000 });

const Crop = Type.Object(
  {
    width: Pixels,
    height: Pixels,
    widths: Type.Array(Pixels, { minItems: 1, maxItems: 6 }),
    /** Position of the focus in the crop. */
    at: Focus,
    /** Opacity of the veil under the text, from 0 to 1, that the text needs to stay readable. */
    veil: Type.Object({ day: Part, night: Part }, closed),
  },
  closed,
);
export type Crop = Static<typeof Crop>;

/** A stored picture for the top of the home page, cut for wide and for narrow screens. */
export const FrontFile = Type.Object(
  {
    id: FileId,
    focus: Focus,
    wide: Crop,
    tall: Crop,
    thumbhash: Type.String({ maxLength: 60 }),
    /** Shown until the picture has loaded. */
    tone: Type.String({ pattern: '^#[0-9a-f]{6}$' }),
    /** Colour of the text by day. */
    ink: Type.Enum(['dark', 'light']),
  },
  closed,
);
export type FrontFile = Static<typeof FrontFile>;

const Line = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^\\S([^\\n\\r]*\\S)?$' });

export const FrontPicture = Type.Object(
  {
    file: FrontFile,
    alt: Type.String({ ...Line(200), description: 'Qué se ve, para quien no la ve' }),
    credit: Type.String({ ...Line(120), description: 'Quién la tomó' }),
  },
  closed,
);
export type FrontPicture = Static<typeof FrontPicture>;

export const Logo = Type.Object(
  { id: FileId, width: Pixels, height: Pixels, widths: Type.Array(Pixels, { minItems: 1, maxItems: 6 }) },
  closed,
);
export type Logo = Static<typeof Logo>;

/** Visible characters of a line of the headline. Two lines of 24 take at most four rows on a phone of 390 px. */
export const MOST_HEADLINE = 24;
/** Four rows on a phone of 390 px. */
export const MOST_SENTENCE = 120;

/** The line without the asterisks that mark italics. */
export const plainHeadline = (line: string): string => line.replaceAll('*', '');
