import { useState } from 'react';

/** A sheet whose form begins anew each time it opens. `opening` is the key of the form. */
export function useOpening() {
  const [isOpen, setOpen] = useState(false);
  const [opening, setOpening] = useState(0);
  return {
    isOpen,
    opening,
    open: () => {
      setOpening((before) => before + 1);
      setOpen(true);
    },
    close: () => setOpen(false),
  };
}
