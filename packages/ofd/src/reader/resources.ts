import { OFD_LIMITS } from './ofd-problem';
import { folderOf, joinPartName, locateMedia } from './part-names';
import { attr, childElement, childElements, isNamed, parseXml, textIn } from './xml';
import type { OfdArchive } from './zip';

export interface FontResource {
  id: string;
  name: string;
  family: string;
  bold: boolean;
  italic: boolean;
  serif: boolean;
  fixedWidth: boolean;
  /** The embedded font's part, when there is one. */
  path: string | undefined;
}

export interface ColourSpace {
  type: 'GRAY' | 'RGB' | 'CMYK';
  bits: number;
  palette: string[];
}

export interface MediaResource {
  /** What the maker calls it: PNG, JB2 …; '' when not said. */
  format: string;
  path: string | undefined;
  /** File name as the package says it, for telling what is missing. */
  file: string;
}

/** What pages refer to by number. Drawing parameters and composite units stay XML until they are drawn. */
export interface Resources {
  fonts: Map<string, FontResource>;
  spaces: Map<string, ColourSpace>;
  params: Map<string, Element>;
  media: Map<string, MediaResource>;
  units: Map<string, Element>;
  /** The colour space of colours that name none. */
  usualSpace: string;
}

export function noResources(usualSpace = ''): Resources {
  return {
    fonts: new Map(),
    spaces: new Map(),
    params: new Map(),
    media: new Map(),
    units: new Map(),
    usualSpace,
  };
}

/** Those of a document and a few more of one page. */
export function extended(base: Resources): Resources {
  return {
    fonts: new Map(base.fonts),
    spaces: new Map(base.spaces),
    params: new Map(base.params),
    media: new Map(base.media),
    units: new Map(base.units),
    usualSpace: base.usualSpace,
  };
}

/** Reads a resource file (公共资源, 文档资源, 页资源) into `into`; false when it is not there or cannot be read. */
export async function readResources(
  archive: OfdArchive,
  path: string,
  documentFolder: string,
  into: Resources,
): Promise<boolean> {
  const bytes = await archive.read(path, OFD_LIMITS.xml);
  if (!bytes) return false;
  const root = parseXml(bytes);
  const folder = folderOf(path);
  const base = joinPartName(folder, attr(root, 'BaseLoc'));
  const where = (file: string) => locateMedia(archive, file, [base, folder, documentFolder]);
  for (const group of childElements(root)) {
    for (const item of childElements(group)) {
      const id = attr(item, 'ID');
      if (isNamed(item, 'Font')) into.fonts.set(id, fontOf(item, where(textIn(item, 'FontFile'))));
      else if (isNamed(item, 'ColorSpace')) into.spaces.set(id, spaceOf(item));
      else if (isNamed(item, 'DrawParam')) into.params.set(id, item);
      else if (isNamed(item, 'MultiMedia')) into.media.set(id, mediaOf(item, where));
      else if (isNamed(item, 'CompositeGraphicUnit')) into.units.set(id, item);
    }
  }
  return true;
}

function fontOf(item: Element, path: string | undefined): FontResource {
  const isSet = (name: string) => /^(?:true|1)$/i.test(attr(item, name));
  return {
    id: attr(item, 'ID'),
    name: attr(item, 'FontName'),
    family: attr(item, 'FamilyName'),
    bold: isSet('Bold'),
    italic: isSet('Italic'),
    serif: isSet('Serif'),
    fixedWidth: isSet('FixedWidth'),
    path,
  };
}

function spaceOf(item: Element): ColourSpace {
  const type = attr(item, 'Type').toUpperCase();
  const palette = childElement(item, 'Palette');
  return {
    type: type === 'GRAY' || type === 'CMYK' ? type : 'RGB',
    bits: Number(attr(item, 'BitsPerComponent')) || 8,
    palette: palette ? childElements(palette, 'CV').map((one) => one.textContent?.trim() ?? '') : [],
  };
}

function mediaOf(item: Element, where: (file: string) => string | undefined): MediaResource {
  const file = textIn(item, 'MediaFile');
  return { format: attr(item, 'Format').toUpperCase(), path: where(file), file: file || `编号${attr(item, 'ID')}` };
}
