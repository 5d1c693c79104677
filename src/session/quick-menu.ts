import { create } from 'zustand';
import { fetchPublicMenu } from '@/api/session/auth';
import { isRecord, textOf } from '@/lib/foreign-json';
import { menuPath } from './menu/menu-path';
import { BUTTON_TYPES } from './menu/menu-types';
import { type RawRow, readMenuRow, unknownRowsIn } from './menu/read-menu-row';

/** A row of the public menu (docs/specification.md 2.3, 3). */
export interface QuickEntry {
  id: string;
  title: string;
  /** '' without a link. */
  path: string;
  /** Requires sign-in. */
  member: boolean;
  enable: string;
  /** Reason of the pause. */
  bz: string;
  newWindow: boolean;
  /** Icon address, '' for the built-in icon. */
  src: string;
}

const entry = (title: string, path: string, member: boolean): QuickEntry => ({
  id: path,
  title,
  path,
  member,
  enable: '1',
  bz: '',
  newWindow: false,
  src: '',
});

/** Default menu (docs/specification.md 2.3), until the centre's menu has loaded or if it fails. */
export const initialQuickMenu: readonly QuickEntry[] = [
  entry('中心介绍', '/introToCenter', false),
  entry('政策信息', '/policyInfo', false),
  entry('贷款利率', '/loanRate', false),
  entry('合作楼盘', '/cooperation', true),
  entry('常用下载', '/commonDownload', true),
  entry('投诉建议', '/complaintJY', true),
];

export const useQuickMenu = create<{ entries: readonly QuickEntry[] }>(() => ({ entries: initialQuickMenu }));

/** Loads once; a response without a visible row is ignored. */
export async function loadQuickMenu(): Promise<void> {
  const answer: unknown = await fetchPublicMenu().catch(() => undefined);
  const entries = unknownRowsIn(answer)
    .filter(isRecord)
    .flatMap((row) => leaves(row, MAX_DEPTH));
  if (entries.length > 0) useQuickMenu.setState({ entries });
}

/** Stops cyclic menus. */
const MAX_DEPTH = 10;

function leaves(row: RawRow, depth: number): QuickEntry[] {
  const below = unknownRowsIn(row.children).filter(isRecord);
  const path = menuPath('', textOf(row.path)) ?? '';
  const read = readMenuRow(row, textOf(row.id) || path, path, [], []);
  if (read.hidden || depth === 0 || BUTTON_TYPES.has(read.menuType)) return [];
  if (below.length > 0) return below.flatMap((child) => leaves(child, depth - 1));
  if (read.title === '') return [];
  const { id, title, enable, bz } = read;
  const member = ['1', 'true'].includes(String(row.needLogin));
  return [{ id, title, path, member, enable, bz, newWindow: read.hrefType === '1', src: textOf(row.src) }];
}
