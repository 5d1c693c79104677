import type { OfdArchive } from './zip';

/** 'Doc_0/Pages/../PublicRes.xml' → 'Doc_0/PublicRes.xml'; what climbs out of the package stays at its root. */
export function joinPartName(folder: string, location: string): string {
  const absolute = /^[\\/]/.test(location);
  const parts: string[] = [];
  for (const part of `${absolute ? '' : folder}/${location}`.split(/[\\/]+/)) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

export function folderOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
}

/** The part a location means: in the folder of the file that names it, in the others given, or at the root. */
export function locate(archive: OfdArchive, location: string, folders: readonly string[]): string | undefined {
  if (location === '') return undefined;
  for (const folder of [...folders, '']) {
    const path = joinPartName(folder, location);
    if (path !== '' && archive.has(path)) return path;
  }
  return undefined;
}

/** The same for pictures and fonts, which some makers keep elsewhere than they say: also the only part of that name. */
export function locateMedia(archive: OfdArchive, location: string, folders: readonly string[]): string | undefined {
  const last = location.slice(Math.max(location.lastIndexOf('/'), location.lastIndexOf('\\')) + 1);
  return locate(archive, location, folders) ?? (last === '' ? undefined : archive.nameEnding(last));
}
