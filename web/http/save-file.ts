/** Prefers the server's file name over `name`. Downloads with a token need this function. */
export async function saveAnswer(answer: Response, name: string): Promise<void> {
  const given = /filename="?([^";]+)"?/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
  saveFile(await answer.blob(), given ?? name);
}

export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // After ten seconds the browser has certainly started the download.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
