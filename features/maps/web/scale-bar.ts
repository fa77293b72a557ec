export function scaleBar(latitude: number, zoom: number, room = 96): { metres: number; pixels: number } {
  const metresPerPixel = (Math.cos((latitude * Math.PI) / 180) * 40_075_016.7) / (512 * 2 ** zoom);
  const most = metresPerPixel * room;
  const power = 10 ** Math.floor(Math.log10(most));
  const metres = ([5, 2, 1].find((step) => step * power <= most) ?? 1) * power;
  return { metres, pixels: metres / metresPerPixel };
}
