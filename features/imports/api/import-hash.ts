import { createHash } from 'node:crypto';
import type { Box } from '#server/osm/box.ts';

/** The same file with another box is another import. */
export const hashOf = (content: Buffer, box: Box | null): Buffer =>
  createHash('sha256')
    .update(content)
    .update(box ? box.join() : '')
    .digest();
