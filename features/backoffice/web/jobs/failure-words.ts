/** Explains the error of a failed job in Spanish. */
export function failureWords(error: string): string {
  const [line = ''] = error.split('\n');
  const [, answer] = /^The mail server answered at [^:]+: (.*)/.exec(line) ?? [];
  if (answer) return `El servidor de correo respondió «${answer}».`;
  const [, code] = /^The mail server could not be used: (.*)\.$/.exec(line) ?? [];
  if (code) return `No se pudo hablar con el servidor de correo (${code}).`;
  return line === 'The process that ran it was lost.' ? 'Se perdió el proceso que la hacía.' : line;
}
