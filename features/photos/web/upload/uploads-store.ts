import { create } from 'zustand';
import type { SharePhoto } from '../../contract/share.ts';

/** `waiting` for its turn or for the network. `refused`: the server will never accept the file. */
export type TileState = 'waiting' | 'sending' | 'ready' | 'failed' | 'refused' | 'sharing';

/** Consent and signature of the author for all photos of the sheet. */
export interface SharedDetails extends Pick<SharePhoto, 'author' | 'licence' | 'order'> {
  keepsPosition: boolean;
}

export interface Tile {
  id: string;
  batch: string;
  /** Key of the owner. */
  subject: string;
  file: File;
  /** The beginning of the camera's file. */
  head: Blob;
  /** The bytes that the server expects, after the first attempt. Another attempt sends the same bytes. */
  prepared: Blob | null;
  /** A URL of the browser. */
  preview: string;
  width: number;
  height: number;
  state: TileState;
  /** From 0 to 1. */
  sent: number;
  problem: string | null;
  alt: string;
  /** The author has shared the photo before all its bytes arrived. */
  details: SharedDetails | null;
}

interface Uploads {
  /** In the author's order. Photos that are shared leave the list. */
  tiles: Tile[];
  isOffline: boolean;
}

/** The upload continues while the sheet is closed, so its state stands outside the components. */
export const useUploads = create<Uploads>(() => ({ tiles: [], isOffline: false }));

export const tileOf = (id: string): Tile | undefined => useUploads.getState().tiles.find((tile) => tile.id === id);

export function changeTile(id: string, change: Partial<Tile>): void {
  useUploads.setState(({ tiles }) => ({
    tiles: tiles.map((tile) => (tile.id === id ? { ...tile, ...change } : tile)),
  }));
}

export function addTiles(added: Tile[]): void {
  useUploads.setState(({ tiles }) => ({ tiles: [...tiles, ...added] }));
}

export function dropTile(id: string): void {
  useUploads.setState(({ tiles }) => ({ tiles: tiles.filter((tile) => tile.id !== id) }));
}

/** Moves a photo among those of the same owner. */
export function moveTile(id: string, by: -1 | 1): void {
  useUploads.setState(({ tiles }) => {
    const moving = tiles.find((tile) => tile.id === id);
    const among = tiles.filter(({ subject }) => subject === moving?.subject);
    const other = among[among.findIndex((tile) => tile.id === id) + by];
    if (!moving || !other) return {};
    return { tiles: tiles.map((tile) => (tile === moving ? other : tile === other ? moving : tile)) };
  });
}
