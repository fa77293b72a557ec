/** Saves the body of a response as a file, with the name that the server gave it or else `name`. A request with headers cannot be a plain link. */
export async function saveAnswer(answer: Response, name: string): Promise<void> {
  const given = /filename="?([^";]+)"?/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
  saveFile(await answer.blob(), given ?? name);
}

export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has its own reference by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
