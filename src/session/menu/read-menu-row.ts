import { isRecord, textOf } from '@/lib/foreign-json';
import type { MenuEntry } from '@/session/menu-store';

/** An unvalidated row: any property may be missing or of another type. */
export type RawRow = Record<string, unknown>;

export function unknownRowsIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

const NO_META: RawRow = {};

/** Copies every property of docs/specification.md 2.4, each validated. */
export function readMenuRow(
  row: RawRow,
  id: string,
  path: string,
  parents: readonly string[],
  children: readonly MenuEntry[],
): MenuEntry {
  const meta = isRecord(row.meta) ? row.meta : NO_META;
  return {
    id,
    path,
    mainPath: textOf(row.mainPath),
    component: textOf(row.component),
    redirect: textOf(row.redirect),
    alwaysShow: row.alwaysShow === true,
    hidden: isHidden(row.hidden),
    enable: row.enable === false ? '0' : textOf(row.enable),
    bz: textOf(row.bz),
    hrefType: textOf(row.hrefType),
    menuType: textOf(row.menuType),
    title: textOf(meta.title) || textOf(row.name),
    icon: textOf(meta.iconImgBase) || textOf(meta.icon),
    noCache: meta.noCache === true,
    keepAlive: meta.keepAlive === true,
    breadcrumb: meta.breadcrumb !== false,
    affix: meta.affix === true,
    activeMenu: textOf(meta.activeMenu),
    parents,
    children,
  };
}

/** 0 is visible (docs/specification.md 3), and so is a missing value. */
function isHidden(value: unknown): boolean {
  return !(value === undefined || value === null || value === false || value === 0 || value === '0' || value === '');
}
