import { isDeepStrictEqual } from 'node:util';
import type { SettingIssue } from '#features/organisation/contract/check-settings.ts';
import type { OrganisationSettings } from '#features/organisation/contract/settings.ts';
import type { KeptFiles } from '#server/storage/kept-files.ts';
import { readFrontFile } from './keep-front-picture.ts';

/** Sizes and veils of the stored files decide, not the values in the request. */
export async function pictureIssues(
  files: KeptFiles,
  { home: { picture }, brand: { logo } }: OrganisationSettings,
): Promise<SettingIssue[]> {
  const issues: SettingIssue[] = [];
  if (picture && !isDeepStrictEqual(await readFrontFile(files, picture.file.id), picture.file))
    issues.push({ path: 'home.picture', code: 'unknown_picture', message: 'Esa foto ya no está. Súbela otra vez.' });
  if (logo && !(await files.read(logo.id, `${logo.widths.at(-1)}.webp`)))
    issues.push({ path: 'brand.logo', code: 'unknown_logo', message: 'Ese logo ya no está. Súbelo otra vez.' });
  return issues;
}
