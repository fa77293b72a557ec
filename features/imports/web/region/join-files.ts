/** Joins pictures and their table in a ZIP. Pictures are compressed already, so nothing is compressed again. */
export async function joinFiles(files: readonly File[]): Promise<File> {
  const { zipSync } = await import('fflate');
  const contents = await Promise.all(
    files.map(async (file) => [file.name, new Uint8Array(await file.arrayBuffer())] as const),
  );
  // Equal files give an equal archive, which is stored once.
  const archive = zipSync(Object.fromEntries(contents), { level: 0, mtime: '1990-01-01T12:00:00Z' });
  const table = files.find(({ name }) => !isPicture(name));
  return new File([archive], `${table?.name.replace(/\.[^.]*$/, '') ?? 'fotos'}.zip`);
}

export const isPicture = (name: string): boolean => /\.(jpe?g|png|webp|avif)$/i.test(name);
export const isExtract = (name: string): boolean => /\.pbf$/i.test(name);
