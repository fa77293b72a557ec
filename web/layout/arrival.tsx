import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Says the name of the screen one has arrived at, and puts the focus at its beginning. Silent on the first load, which browsers announce. */
export function Arrival() {
  const { pathname } = useLocation();
  const first = useRef(true);
  const [name, setName] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another path is an arrival
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    // The head is written in the same turn of the loop; one frame later the title is the new one.
    const frame = requestAnimationFrame(() => {
      setName(document.title.split(' · ')[0] ?? '');
      if (!document.querySelector('dialog:modal')) document.getElementById('contenido')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);

  return (
    <p className="sr" aria-live="assertive">
      {name}
    </p>
  );
}
