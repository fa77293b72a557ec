import type { Avatar } from '#features/accounts/contract/avatar.ts';
import { imagePath } from '#server/storage/image-path.ts';
import type { KeptImage } from '#server/storage/keep-image.ts';

export function avatarView(image: KeptImage | null): Avatar {
  if (!image) return { avatar: null };
  const { id, widths } = image;
  return { avatar: { small: imagePath(id, widths[0]!, 'webp'), large: imagePath(id, widths.at(-1)!, 'webp') } };
}
