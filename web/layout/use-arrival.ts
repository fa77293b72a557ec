import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

export function useArrival(arrived: () => void): void {
  const { key } = useLocation();
  const here = useRef(key);
  useEffect(() => {
    if (here.current === key) return;
    here.current = key;
    arrived();
  }, [key, arrived]);
}
