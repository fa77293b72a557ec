import { useFace } from '#web/face.ts';

export const head = () => ({});

export function Component() {
  const { headline, tagline } = useFace();
  return (
    <div className="wrap">
      <h1>{headline.join(' ').replaceAll('*', '')}</h1>
      <p>{tagline}</p>
    </div>
  );
}
