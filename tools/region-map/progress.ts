/**
 * Returns a function that shows the part of a step that is done. A terminal gets one line per step, and a log gets a
 * line for each quarter of a step.
 */
export function showProgress(stream: NodeJS.WriteStream): (step: string, part: number) => void {
  let [shown, quarter] = ['', -1];
  return (step, part) => {
    const percent = Math.floor(part * 100);
    if (step !== shown) {
      if (shown && stream.isTTY) stream.write('\n');
      [shown, quarter] = [step, -1];
    }
    if (stream.isTTY) stream.write(`\r${step}: ${percent} %`);
    else if (Math.floor(percent / 25) > quarter) stream.write(`${step}: ${percent} %\n`);
    quarter = Math.floor(percent / 25);
    if (stream.isTTY && part >= 1) stream.write(' ');
  };
}
