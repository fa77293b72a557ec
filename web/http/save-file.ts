/** Saves the body of a response as a file. @param name the file name, if the response has none. */
export async function saveAnswer(answer: Response, name: string): Promise<void> {
  const given = /filename="?([^";]+)"?/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
  saveFile(await answer.blob(), given ?? name);
}

export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
