import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useSubmit } from '#web/http/use-submit.ts';
import type { PlanPicture } from '../../../../contract/plan-content.ts';

interface PhotoUploadOptions {
  /** Number of photographs that the plan still accepts. */
  room: number;
  upload: (file: File, words: { alt: string; credit: string }) => Promise<PlanPicture>;
  onAdded: (pictures: PlanPicture[]) => void;
}

interface ChosenPhoto {
  file: File;
  url: string;
  alt: string;
  error?: string;
}

export interface PhotoUploadState {
  room: number;
  chosen: readonly ChosenPhoto[];
  credit: string;
  /** Number of files that were left out because the plan has no room for them. */
  left: number;
  isBusy: boolean;
  failure: string | null;
  choose: (files: readonly File[]) => void;
  drop: (url: string) => void;
  describe: (url: string, alt: string) => void;
  setCredit: (credit: string) => void;
  send: () => Promise<void>;
}

/**
 * Keeps the photographs that were chosen and not yet uploaded. Must be called by the editor and not by one of its
 * steps, because a step loses its state when another step opens.
 */
export function usePhotoUpload({ room, upload, onAdded }: PhotoUploadOptions): PhotoUploadState {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<ChosenPhoto[]>([]);
  const [credit, setCredit] = useState('');
  const [left, setLeft] = useState(0);
  const { isBusy, failure, submit, clear } = useSubmit();
  const urls = useUrls();

  function choose(files: readonly File[]) {
    const free = Math.max(0, room - chosen.length);
    clear();
    setLeft(Math.max(0, files.length - free));
    setChosen([...chosen, ...files.slice(0, free).map((file) => ({ file, url: urls.add(file), alt: '' }))]);
  }

  function remove(url: string) {
    urls.revoke(url);
    setChosen((now) => now.filter((one) => one.url !== url));
  }

  async function send() {
    const missing = t`Di qué se ve: lo leen quienes no pueden ver la foto.`;
    if (chosen.some(({ alt }) => !alt.trim())) {
      setChosen(chosen.map(({ error: _, ...one }) => (one.alt.trim() ? one : { ...one, error: missing })));
      return;
    }
    const added: PlanPicture[] = [];
    await submit(async () => {
      try {
        for (const { file, url, alt } of chosen) {
          added.push(await upload(file, { alt: alt.trim(), credit: credit.trim() }));
          remove(url);
        }
      } finally {
        if (added.length > 0) onAdded(added);
      }
    });
  }

  return {
    ...{ room, chosen, credit, left, isBusy, failure, choose, setCredit, send },
    drop: (url) => {
      setLeft(0);
      remove(url);
    },
    describe: (url, alt) =>
      setChosen((now) => now.map(({ error: _, ...one }) => (one.url === url ? { ...one, alt } : one))),
  };
}

function useUrls() {
  const urls = useRef(new Set<string>());
  useEffect(() => {
    const all = urls.current;
    return () => {
      for (const url of all) URL.revokeObjectURL(url);
    };
  }, []);
  return {
    add: (file: File) => {
      const url = URL.createObjectURL(file);
      urls.current.add(url);
      return url;
    },
    revoke: (url: string) => {
      URL.revokeObjectURL(url);
      urls.current.delete(url);
    },
  };
}
