import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Announces the name of a new screen and moves the focus to its beginning. Silent on the first load, which browsers announce. */
export function Arrival() {
  const { pathname } = useLocation();
  const first = useRef(true);
  const [name, setName] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another path is a new screen
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    // The title is updated in the same tick, so it is read one frame later.
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
