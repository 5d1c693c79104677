import { familyOf } from './font-family';
import { OFD_LIMITS } from './ofd-problem';
import type { FontResource } from './resources';
import { repairedFont } from './sfnt';
import type { OfdArchive } from './zip';

/** A font as text is drawn with it. */
export interface LoadedFont {
  resource: FontResource;
  /** CSS families, the embedded one first. */
  family: string;
  /** Family of the embedded font alone, by which glyphs are reached by number; undefined when there is none. */
  embedded: string | undefined;
}

/** The embedded fonts of one file, each registered with the document when a page first needs it and taken out by close(). */
export interface FontShelf {
  load: (archive: OfdArchive, resource: FontResource) => Promise<LoadedFont>;
  close: () => void;
}

let shelves = 0;

export function openFontShelf(): FontShelf {
  shelves += 1;
  const shelf = shelves;
  const faces: FontFace[] = [];
  const loads = new Map<FontResource, Promise<LoadedFont>>();
  let closed = false;

  const load = async (archive: OfdArchive, resource: FontResource): Promise<LoadedFont> => {
    const plain = familyOf(resource);
    const without: LoadedFont = { resource, family: plain, embedded: undefined };
    if (resource.path === undefined || typeof FontFace === 'undefined') return without;
    try {
      const bytes = await archive.read(resource.path, OFD_LIMITS.binary);
      const mended = bytes && repairedFont(bytes);
      if (!mended) return without;
      const family = `ofd-${shelf}-${loads.size}-${faces.length}`;
      const face = await new FontFace(family, mended).load();
      if (closed) return without;
      faces.push(face);
      document.fonts.add(face);
      return { resource, family: `"${family}", ${plain}`, embedded: `"${family}"` };
    } catch {
      // A font the browser does not take is replaced by one of its kind.
      return without;
    }
  };

  return {
    load: (archive, resource) => {
      const before = loads.get(resource);
      if (before) return before;
      const loading = load(archive, resource);
      loads.set(resource, loading);
      return loading;
    },
    close: () => {
      closed = true;
      for (const face of faces) document.fonts.delete(face);
      faces.length = 0;
      loads.clear();
    },
  };
}
